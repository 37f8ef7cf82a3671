const WHY =
  /^(?:(?:ok|okay|and|but|so|hmm|right)[\s,]+)*(?:why|how come|what makes|what(?:[’']s| is) (?:so )?(?:good|special|better) about)\b(?!.*\b(?:no|not|isn|doesn|won|can[’']?t|black|broken|off|stop\w*)\b)/iu;
const POINTS = /\b(?:that|this|it|those|them|these|the first|your (?:first )?(?:choice|pick|suggestion))\b/iu;
const MOST_WORDS = 10;

/** Whether a turn asks why what was named first was: 'why that one'. */
export function asksWhy(message: string): boolean {
  const words = message.trim().split(/\s+/u);
  return words.length <= MOST_WORDS && WHY.test(message) && (POINTS.test(message) || words.length <= 2);
}
