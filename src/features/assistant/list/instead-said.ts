import { swapIn } from '#features/assistant/turns/swap.ts';
import type { ListChange } from './list-changes.ts';
import { COUNT, countedPart, OF_ALL, SIZES, THOSE } from './phrases.ts';

const DEGREE = `(?:next (?:size|one|model) (?:up|down)|bigger|larger|smaller|cheaper|dearer|brighter|better|least expensive|cheapest)`;
const MADE =
  /^(?:make|turn|have|change|switch|swap)\s+(?<what>.+?)\s+(?:into |to |as |for |be )?(?:an? |the )?(?<now>\d{2,3}(?:s|["″]| ?inch(?:es)?)?(?: ?(?:ones?|screens?|displays?|boards?))?|touch(?: ?screens?)?|portrait|landscape|outdoor|tilting|flat|double[- ]sided)$/iu;
const MOVED =
  /^(?:(?:put|move|bring|bump|upgrade|step|push|take|upsize|downsize)\s+)(?<what>.+?)\s+(?:(?:up|down|over)\s+)?to\s+(?:an? |the )?(?<now>.+)$/iu;
const GOES =
  /^(?:go(?:ing)?|went|step(?:ping)?|upgrade|move|change|switch|swap)(?:\s+(?:it|them|that|those|all))?(?:\s+(?:up|down|over))?\s+(?:to|for|with)\s+(?:an? |the )?(?<now>.+?)(?:\s+(?:on|for|with|in)\s+(?<what>.+))?$/iu;
const BIGGER = new RegExp(
  String.raw`^(?:with |go (?:for|with) )?(?:the |an? |some )?(?<now>${DEGREE})(?:\s+(?:ones?|screens?|displays?|size|models?|(?<kind>(?!for\b|instead\b)[\p{L}-]+s?)))?(?:\s+(?:instead|for\s+(?<what>.+)))?$`,
  'iu',
);
const QUALITY =
  /^(?:(?:be|to be|as|in|with|should be|are|is|were|was)\s+)*(?:an? |the )?(?<now>\d{2,3}(?:s|["″]| ?inch(?:es)?)?(?: ?(?:ones?|screens?))?|touch(?: ?screens?)?|(?:in )?portrait|landscape|tilting|outdoors?|double[- ]sided|24\/7)$/iu;

/** Whether a clause says outright that one thing is to stand for another. */
export function saysInstead(clause: string): boolean {
  return /^(?:swap|switch|change|exchange|replace)\b/iu.test(clause);
}

const INSTEAD_OF = /^instead of (?:the |those |these |an? )?(?<what>[^,]+?),? (?:an? |the )(?<now>.+)$/iu;

/** Reads what is to stand for what: 'swap the 55s for 50s', 'go up to 50s on two of them', 'the gym ones touch'. */
export function insteadSaid(clause: string): ListChange | null {
  const {
    what: read,
    kind,
    now,
  } = (INSTEAD_OF.exec(clause) ?? MADE.exec(clause) ?? MOVED.exec(clause) ?? GOES.exec(clause) ?? BIGGER.exec(clause))
    ?.groups ?? {};
  const what = read ?? kind;
  if (now && !IS_COUNT.test(now) && (what === undefined || !/^(?:us|me)$/iu.test(what)))
    return insteadOf(what ?? null, now);
  const swap = swapIn(clause);
  if (swap) return insteadOf(swap.old, swap.new);
  return ofQuality(clause);
}

const IS_COUNT = new RegExp(`^(?!(?:${SIZES})$)(?:${COUNT})(?: of ${THOSE})?$`, 'iu');

// 'Two of them 65', 'the gym ones touch'.
function ofQuality(clause: string): ListChange | null {
  const part = countedPart(clause);
  const now = part && QUALITY.exec(part.rest)?.groups?.now;
  // 'One 55' is one more; 'one of them 55' is another size.
  const isOfThose = part !== null && (part.which !== null || /\bof\b/iu.test(clause));
  if (part && isOfThose && now) return { kind: 'instead', which: part.which, part: part.pieces, now };
  const { which, rest = '' } =
    /^(?:the )?(?<which>.+? ones?|\d{2,3}s|those|them) (?<rest>.+)$/iu.exec(clause)?.groups ?? {};
  const own = QUALITY.exec(rest)?.groups?.now;
  return which && own ? insteadOf(which, own) : null;
}

function insteadOf(what: string | null, now: string): ListChange {
  const said = what?.replace(/^(?:the|those|these|all|our) /iu, '').trim() ?? null;
  if (said === null || OF_ALL.test(said)) return { kind: 'instead', which: null, part: null, now };
  // 'Brackets instead of trolleys on three of them.'
  const { old, some = '' } = ON_SOME.exec(said)?.groups ?? {};
  const of = old ? countedPart(some) : null;
  if (old && of) return { kind: 'instead', which: old, part: of.pieces, now };
  const part = countedPart(said);
  if (part) return { kind: 'instead', which: part.which ?? (part.rest || null), part: part.pieces, now };
  return { kind: 'instead', which: said, part: null, now };
}

const ON_SOME = new RegExp(`^(?<old>.+?) (?:on|for|with) (?<some>(?:${COUNT}) of ${THOSE})$`, 'iu');
