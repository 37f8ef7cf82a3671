import { filtered } from '#platform/list-steps.ts';
import type { Steps } from '#platform/steps.ts';
import type { Columns } from './columns/columns.ts';
import type { TestAt } from './columns/places.ts';
import type { IndexInForce } from './current-index.ts';
import { comparable } from './guidance.ts';
import { PIN_SCORE, type Scored } from './weigh.ts';

/** What staff have set for one query. */
export interface RulesOfQuery {
  /** The order in which pinned products come first, found or not. */
  pinned: readonly number[];
  hidden: ReadonlySet<number>;
}

const NO_RULES: RulesOfQuery = { pinned: [], hidden: new Set() };

/** The rules of a query. */
export function rulesOf(q: string, { guidance }: Pick<IndexInForce, 'guidance'>): RulesOfQuery {
  if (!guidance || !q.trim()) return NO_RULES;
  const key = comparable(q);
  return { pinned: guidance.pinned.get(key) ?? [], hidden: guidance.hidden.get(key) ?? NO_RULES.hidden };
}

/** Puts pinned products first, and takes out hidden ones. */
export function* withPinned(
  scored: readonly Scored[],
  { pinned, hidden }: RulesOfQuery,
  columns: Columns,
): Steps<readonly Scored[]> {
  if (pinned.length + hidden.size === 0) return scored;
  const first: readonly Scored[] = pinned.flatMap((id, at) => {
    const place = columns.placeById(id);
    return place < 0 ? [] : [{ place, score: PIN_SCORE * (pinned.length - at), against: 0, isByCode: false }];
  });
  const isElsewhere = isNoneOf([...pinned, ...hidden], columns);
  return first.concat(yield* filtered(scored, ({ place }) => isElsewhere(place)));
}

/** Whether the product at a place is none that has one of these ids. */
export function isNoneOf(ids: Iterable<number>, { placeById }: Pick<Columns, 'placeById'>): TestAt {
  const places = new Set(Array.from(ids, placeById));
  return (place) => !places.has(place);
}
