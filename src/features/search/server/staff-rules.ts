import type { CatalogueEntry, Snapshot } from '#features/catalogue/server/door.ts';
import { filtered } from '#platform/list-steps.ts';
import type { Steps } from '#platform/steps.ts';
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
  { byId }: Pick<Snapshot, 'byId'>,
): Steps<readonly Scored[]> {
  if (pinned.length + hidden.size === 0) return scored;
  const first: readonly Scored[] = pinned.flatMap((id, place) => {
    const entry = byId.get(id);
    return entry ? [{ entry, score: PIN_SCORE * (pinned.length - place) }] : [];
  });
  const own = new Set(pinned);
  return first.concat(yield* filtered(scored, ({ entry }) => !own.has(entry.product.id) && !isHidden(entry, hidden)));
}

export function isHidden({ product }: CatalogueEntry, hidden: ReadonlySet<number>): boolean {
  return hidden.has(product.id);
}
