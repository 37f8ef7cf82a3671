import { bareCount, countChangedIn } from '#features/assistant/turns/count-changed.ts';
import type { ListChange } from './list-changes.ts';
import { COUNT, countedPart, countSaid, IS_SIZE, OF_ALL, THOSE } from './phrases.ts';

const EACH = new RegExp(
  `^(?:make (?:it|that) )?(?<count>${COUNT}) (?:of|off) (?:each|both|everything|the lot)(?: (?:one|kind))?$`,
  'iu',
);
const TIMES =
  /^(?:make it |have )?(?<how>double|twice|treble|triple|three times|halve|half)(?: (?:as many|the number|the amount|of)(?: of)?)?(?: (?:the |those |these |our )?(?<what>.+))?$/iu;
const FACTORS: Readonly<Record<string, number>> = {
  double: 2,
  twice: 2,
  treble: 3,
  triple: 3,
  'three times': 3,
  halve: 0.5,
  half: 0.5,
};
const NOT = new RegExp(`^(?<count>${COUNT}),? (?:not|rather than|instead of) (?:${COUNT})$`, 'iu');
const MORE = new RegExp(
  String.raw`^(?:(?:add|include|plus|with|need|throw in)\s+)?(?:an?\s+|the\s+)?(?:(?<another>another|extra|additional|further|third|fourth|fifth|sixth)|(?<count>${COUNT})\s+(?:more|extra|additional|further|others?))(?:\s+(?<second>${COUNT})(?=\s))?(?:\s+(?:of (?:${THOSE}|the)\s*)?(?<what>.+))?$`,
  'iu',
);
const FEWER = new RegExp(
  `^(?:one|(?<count>${COUNT})) (?:fewer|less)(?: (?:of (?:${THOSE}|the )?)?(?<what>.+))?$`,
  'iu',
);
const MADE = new RegExp(
  String.raw`^(?:make|have|change|get)\s+(?:the |those |these |our )?(?<what>.+?)\s+(?:to |into )?(?<count>${COUNT})$`,
  'iu',
);

/** Reads how many there are to be: 'make it eight', 'five of each', 'double the brackets', 'one more for the snooker room'. */
export function countSaidIn(clause: string, said: string): ListChange | null {
  const pieces = bareCount(clause) ?? countChangedIn(clause) ?? countChangedIn(said);
  if (pieces !== null) return { kind: 'count', which: null, pieces };
  const not = NOT.exec(clause)?.groups?.count;
  if (not) return { kind: 'count', which: null, pieces: countSaid(not) };
  const each = EACH.exec(clause)?.groups?.count;
  if (each) return { kind: 'count', which: '*', pieces: countSaid(each) };
  const part = countedPart(clause);
  if (part && part.rest === '' && (part.which !== null || /\bof\b/iu.test(clause)))
    return { kind: 'count', which: part.which, pieces: part.pieces };
  return timesSaid(clause) ?? moreSaid(clause) ?? madeSaid(clause);
}

function timesSaid(clause: string): ListChange | null {
  const { how, what } = TIMES.exec(clause)?.groups ?? {};
  const factor = FACTORS[how?.toLowerCase() ?? ''];
  return factor === undefined ? null : { kind: 'times', which: what && !OF_ALL.test(what) ? what : null, factor };
}

function moreSaid(clause: string): ListChange | null {
  const { another, count, second, what } = MORE.exec(clause)?.groups ?? {};
  if (another || count)
    return { kind: 'more', which: what ?? null, pieces: countSaid(second ?? count ?? '') || 1, words: what ?? '' };
  const fewer = FEWER.exec(clause)?.groups;
  return fewer
    ? { kind: 'more', which: fewer.what ?? null, pieces: -(countSaid(fewer.count ?? '') || 1), words: '' }
    : null;
}

function madeSaid(clause: string): ListChange | null {
  const { what, count } = MADE.exec(clause)?.groups ?? {};
  // 'Make one of them a 65' is of its size.
  return what && count && !IS_SIZE.test(count) && !/^(?:it|that|them)$/iu.test(what)
    ? { kind: 'count', which: what, pieces: countSaid(count) }
    : null;
}
