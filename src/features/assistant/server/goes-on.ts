import { readFacts } from '#features/assistant/questions/asked-facts.ts';
import { readUnknownPlace, withoutPlaces } from '#features/assistant/questions/destination.ts';
import { ASKS_ON } from '#features/assistant/questions/kinds.ts';
import { nounPhrasesIn, upToThing } from '#features/assistant/questions/noun-phrases.ts';
import { asksDelivery } from './answers/delivery.ts';
import type { Mind } from './asked.ts';
import { tellingWords } from './meant-products.ts';

const IS_EXTRA =
  /\b(?:is|are) (?:that|it|this|they|those) (?:\w+ )?(?:extra|included|(?:already )?in the price|on top|charged)\b|\b(?:does|do) (?:that|it|they) cost (?:extra|more)\b|\bpay (?:extra|more) for (?:that|it)\b/iu;
const MOST_TELLING = 4;

/** 'And if I bought three?' after a question about delivery asks it again for three: the whole of what is asked; null if it is new. */
export function wholeQuestion(message: string, { before }: Mind): string | null {
  // 'Is that extra or in the price' asks for the terms of what was asked before.
  if (before !== null && IS_EXTRA.test(message) && nounPhrasesIn(message).length === 0) return `${before} ${message}`;
  const whole = before === null ? null : (sentBack(message, before) ?? vesaOf(message, before));
  if (whole) return whole;
  const again = before === null ? null : askedAgain(message, before);
  if (again) return again;
  if (before === null || !ASKS_ON.test(message) || !asksDelivery(before) || asksDelivery(message)) return null;
  const isNew = nounPhrasesIn(message).length > 0 || readFacts(message).facts.length > 0;
  if (isNew || tellingWords(message).split(' ').length > MOST_TELLING) return null;
  const isElsewhere = withoutPlaces(message) !== withoutPlaces(message, '') || readUnknownPlace(message) !== null;
  return `${isElsewhere ? withoutPlaces(before) : before} ${message}`;
}

// 'Do I pay the postage' after a wrong or an unwanted thing is the carriage of its way back.
function sentBack(message: string, before: string): string | null {
  const isBack = /\b(?:wrong|return\w*|send (?:it|them) back|unwanted|changed my mind|do(?:n[’']t| not) want)\b/iu.test(
    before,
  );
  return isBack && /\b(?:postage|carriage|shipping|return label)\b/iu.test(message)
    ? 'If I return it, who pays the carriage?'
    : null;
}

const PATTERNS = [75, 100, 200, 300, 400, 600, 800];
const INCHES: Readonly<Record<string, number>> = {
  three: 3,
  four: 4,
  eight: 8,
  twelve: 12,
  sixteen: 16,
  'twenty-four': 24,
};
const ACROSS_DOWN =
  /\b([\d.]+|\p{L}+(?:-four)?) ?(inch(?:es)?|["″]|mm|cm)? ?(?:by|x|×) ?([\d.]+|\p{L}+(?:-four)?)(?: ?(inch(?:es)?|["″]|mm|cm))?(?![\p{L}\d])/iu;

// 'It measures sixteen inches by sixteen' after a question about VESA is its pattern.
function vesaOf(message: string, before: string): string | null {
  const [, across = '', first, down = '', second] = /\bvesa\b/iu.test(before) ? (ACROSS_DOWN.exec(message) ?? []) : [];
  const unit = first ?? second ?? 'mm';
  const mm = (said: string) =>
    (INCHES[said.toLowerCase()] ?? Number(said)) * (/^(?:i|["″])/iu.test(unit) ? 25.4 : unit === 'cm' ? 10 : 1);
  const [wide, high] = [across, down].map((said) => PATTERNS.find((each) => Math.abs(each - mm(said)) < each / 20));
  return wide && high ? `Which bracket takes VESA ${wide} × ${high}?` : null;
}

const OF_OTHERS =
  /^\s*(?:and|or|ok|so|what about|how about)?[\s,]*(?:is it (?:the )?same )?(?:on|for|with|of|do|about)?\s*(?:the |your |any |all )*([\p{L}-]+) ones?(?: too| as well| also)?\W*$/iu;
const MEASURED_ONES = /\b(\d+(?:\.\d+)? ?(?:m|cm|mm|metres?|inch(?:es)?|port|way|["″])s?) ones?\b/iu;
const POINTED =
  /^(?:first|second|third|last|other|same|cheap\w*|big\w*|small\w*|bright\w*|that|this|these|those|new|old|right|wrong)$/iu;

// 'And on the touch ones too' asks the same of touch screens; '2 m ones instead' are what was asked for, of another length.
function askedAgain(message: string, before: string): string | null {
  const kind = OF_OTHERS.exec(message)?.[1];
  if (kind && !POINTED.test(kind) && ASKS_ON.test(message)) {
    const [phrase] = nounPhrasesIn(before);
    const others = `the ${kind} screens`;
    const asked = before.replace(/[\s?.!]+$/u, '');
    return phrase && asked.includes(phrase) ? `${asked.replace(phrase, others)}?` : `${asked} on ${others}?`;
  }
  const measure = MEASURED_ONES.exec(message);
  const thing = measure
    ? upToThing(nounPhrasesIn(before).at(-1) ?? '')
        .split(/\s+/u)
        .at(-1)
    : null;
  return measure && thing ? message.replace(measure[0], `${measure[1]} ${thing}`) : null;
}
