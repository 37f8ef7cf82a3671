/** One thing instead of another: of 'swap the HDMI to 5m' the new is '5m' and the old 'HDMI'. */
export interface Swap {
  /** Null where only the new is said: 'the 65 instead'. */
  old: string | null;
  new: string;
}

const SWAPS =
  /^(?:(?:can|could) (?:you|we|i) )?(?:please )?(?:swap|switch|change|exchange|replace)(?: out)? (?:the |those |these |that |all )*(?<old>.+?)s? (?:to|for|with|into|by) (?:an? |the |some )*(?<now>.+)$/iu;
const INSTEAD_OF =
  /^(?:(?:what|how) about |with |have |make it |do it with |(?:can|could) (?:i|we) (?:have|get|use) |(?:i|we)(?:[’']d)? (?:want|rather have|like|prefer) |use )?(?:an? |the |some )*(?<now>[^,]+?),? (?:instead of|rather than|not) (?:an? |the |those |these )*(?<old>.+)$/iu;
const INSTEAD =
  /^(?:(?:and )?(?:what|how) about |with |have |make it |make them |do it with |use |(?:can|could) (?:i|we) (?:have|get|use) |(?:i|we)(?:[’']d)? (?:want|rather have|like|prefer) |i[’']?ll (?:have|take) )?(?:an? |the |some )*(?<now>[^,]+?),? instead$/iu;
const GOES_TO =
  /^(?:(?:could|can|would|should|may|might|if|what if) (?:we|i|you) )?(?:go|went|step|move)(?: up| down)? (?:to|for) (?:an? |the )?(?<now>\d{2,3})(?: ?(?:["″]|in\b|inch(?:es)?))?\W*$/iu;
// 'Make it 8 instead' counts, and 'what about that one instead' points.
const NO_THING = /^(?:\d{1,3}|it|that|this|those|that one|one|two|three|four|five|six)$/iu;
const LONGEST = 8;

/** Reads what is to stand for what; null where a clause swaps nothing. */
export function swapIn(clause: string): Swap | null {
  // 'Could we go up to 50 inch' swaps the size.
  const size = GOES_TO.exec(clause)?.groups?.now;
  if (size) return { old: null, new: `${size} inch` };
  const { old = null, now } = (SWAPS.exec(clause) ?? INSTEAD_OF.exec(clause) ?? INSTEAD.exec(clause))?.groups ?? {};
  // 'The 65 instead' names a size.
  const isSize = /\bthe \d{2,3},? instead$/iu.test(clause);
  if (!now || (NO_THING.test(now) && !isSize) || now.split(/\s+/u).length > LONGEST) return null;
  if (/\b(?:is|are|does|do|which|what|how|why|when|where)\b/iu.test(`${now} ${old ?? ''}`)) return null;
  return { old, new: now.trim() };
}
