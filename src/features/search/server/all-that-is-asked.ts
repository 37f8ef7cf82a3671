import { everyToken, isStopWord } from '../engine/tokens.ts';
import { isGenericWord } from '../soft-words.ts';
import type { Condition } from '../understanding/conditions.ts';
import type { Meant } from './agreement.ts';
import type { Asked } from './read-and-rank.ts';

/** Whether nothing is left to look for: of 'hail-proof' alone, which nothing states. */
export function isOnlyUnmet({ unmet, groups, meant, conditions }: Asked): boolean {
  return unmet.length > 0 && groups.length === 0 && meant.asked === null && isAllThatIsAsked(meant, conditions);
}

/** Whether what no product states is all that was said but for a use: of 'train departures board' what shows times is left. */
export function isUseBesideUnmet({ unmet, groups, meant, conditions }: Asked): boolean {
  const { asked, isAssumed, stated, implied } = meant;
  return (
    unmet.length > 0 &&
    groups.every(({ typed }) => isGenericWord(typed)) &&
    conditions.length + stated.length === 0 &&
    (asked === null || isAssumed) &&
    implied.length > 0
  );
}

/** Whether a query has more words than one. */
export const isSeveralWords = (q = '') => everyToken(q).length > 1;

/** Whether nothing says what would be near: without a fact, a place or a use a price alone does not. */
export function isAllThatIsAsked({ stated, implied }: Meant, conditions: readonly Condition[]): boolean {
  return stated.length + implied.length === 0 && conditions.every(({ kind }) => kind === 'price' || kind === 'stock');
}

/** Whether every word that says anything names a page: 'tv licence needed'. */
export function isAllOfAPage({ q, reading: { page, pageWords } }: Asked): boolean {
  return page !== null && everyToken(q).every((token) => pageWords.includes(token) || isStopWord(token));
}
