import { ASKS_ON } from '#features/assistant/questions/kinds.ts';
import { nounPhrasesIn, upToThing } from '#features/assistant/questions/noun-phrases.ts';

const OF_OTHERS =
  /^\s*(?:and|or|ok|so|what about|how about)?[\s,]*(?:is it (?:the )?same )?(?:on|for|with|of|do|about)?\s*(?:the |your |any |all )*([\p{L}-]+) ones?(?: too| as well| also)?\W*$/iu;
const MEASURED_ONES = /\b(\d+(?:\.\d+)? ?(?:m|cm|mm|metres?|inch(?:es)?|port|way|["″])s?) ones?\b/iu;
const POINTED =
  /^(?:first|second|third|last|other|same|cheap\w*|big\w*|small\w*|bright\w*|that|this|these|those|new|old|right|wrong)$/iu;

/** 'And on the touch ones too' asks the same of touch screens; '2 m ones instead' are what was asked for, of another length. Else null. */
export function othersAsked(message: string, before: string): string | null {
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
