import { withoutLeads } from './clauses.ts';

const OF_OTHERS =
  '(?! ?(?:%|cm|mm|m|metres?|kg|kilos?|w|watts?|volts?|v|hours?|hrs?|days?|weeks?|months?|years?|people|pupils|guests|nits|hz|x|×|am|pm|lines?|of)\\b)';
const SIZE = new RegExp(
  String.raw`(?<![\d.£])(\d{2,3})(?: ?["″]|[- ]?inch(?:es|er)?\b)|\b(?:the|your|that|in|an?) (?:\p{L}+ ){0,1}(\d{2,3})s?\b${OF_OTHERS}`,
  'iu',
);
const ALONE =
  /^(?:(?:what|how) about|is there|do you (?:have|do)|have you(?: got)?|same|it|that|one|available|does it come)?\s*(?:the |a |an )?(?:same |one |it )?(?:in |of )?(?:the |an? |your )?(\d{2,3})(?: ?["″]|[- ]?inch(?:es)?)?(?: (?:one|version|model|size|screen))?$/iu;
const [LEAST, MOST] = [10, 175];

/** The size of a screen in inches that a turn names: 'can the 50 go portrait', 'has the 75 inch a camera'; null where it names none. */
export function sizeTold(message: string): number | null {
  const found = SIZE.exec(message);
  return inRange(found?.[1] ?? found?.[2]);
}

/** The size of a turn that names nothing else: 'what about the 86', 'the same in 98?'; null for another. */
export function sizeAlone(message: string): number | null {
  return inRange(ALONE.exec(withoutLeads(message))?.[1]);
}

function inRange(said: string | undefined): number | null {
  const inches = Number(said);
  return inches >= LEAST && inches <= MOST ? inches : null;
}
