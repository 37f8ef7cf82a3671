import { countIn } from './list-parts.ts';
import { holderSaid, NAMES_EXTRA } from './with-said.ts';

/** What goes with goods that are asked for: so many in all, or one for each. */
interface ExtraRead {
  words: string;
  count: number;
  isEach: boolean;
}

/** Goods that are asked for. */
export interface LineRead {
  words: string;
  pieces: number;
  said: string;
  extras: readonly ExtraRead[];
}

/** Where goods go, at the end of the words that name them. */
export const WHERE =
  /\s+(?:for (?!each|all|them|it\b|both)|in the|at the|by the|behind|above|outside the|inside|to go|near the|over the)\b.*$/iu;
// What is told of goods is more than a list.
const TELLS =
  /\b(?:we|i|you|our|my|us|it|they|there|this|that|who|use[ds]?|using|have|has|is|are|was|can|could|need|already|because|if|or)\b/iu;
const MOST_OF_A_NAME = 7;

/** Whether words are the name of goods, and tell nothing of them. */
export function isName(words: string): boolean {
  return !TELLS.test(words) && words.split(' ').length <= MOST_OF_A_NAME;
}

/** Whether a part of a list goes with the goods before it. */
export function isExtra(part: string, last: LineRead): boolean {
  const own = part.replace(WHERE, '').replace(/\s+for (?:it|them|each|all).*$/iu, '');
  return (
    NAMES_EXTRA.test(own) &&
    isName(own) &&
    !NAMES_EXTRA.test(last.words) &&
    !/\b(?:screens?|displays?|boards?|kiosks?|totems?)\b/iu.test(own)
  );
}

const FOR_ALL = /\bfor (?:all|each|every|both)\b/iu;

/** Lines with what goes with them: at the end 'brackets' are for all goods before, in the midst for those just named. */
export function withExtra(lines: readonly LineRead[], part: string, isLast: boolean): readonly LineRead[] {
  const { count, words } = countIn(part);
  const bare = holderSaid(words.replace(/\s+(?:for|on|to) (?:each|all|every|both|it|them|suit|match)\b.*$/iu, ''));
  const isPlural = /s$/iu.test(bare) && count === null;
  const isEach = /\beach\b|\bevery\b|\ball\b/iu.test(part) || count === null || (count === 1 && isPlural);
  const isOfAll = FOR_ALL.test(part) || (isLast && isPlural);
  const extra = { words: bare, count: isEach ? 1 : (count ?? 1), isEach };
  return lines.map((line, at) => {
    if (!isOfAll && at !== lines.length - 1) return line;
    // As many as there are screens is one for each.
    const own = !isEach && count === line.pieces ? { ...extra, count: 1, isEach: true } : extra;
    return { ...line, extras: [...line.extras, own] };
  });
}
