import type { CatalogueEntry } from '#features/catalogue/server/door.ts';
import { filtered } from '#platform/list-steps.ts';
import type { Steps } from '#platform/steps.ts';
import type { Condition } from '../understanding/conditions.ts';
import type { ReadNeed } from '../understanding/needs.ts';

type Entries = readonly CatalogueEntry[];

/** Those that meet conditions; what none of them meets is given up, and said. */
export function* underConditions(
  all: Entries,
  said: readonly Condition[],
  testOf: (some: readonly Condition[]) => (entry: CatalogueEntry) => boolean,
): Steps<{ kept: Entries; conditions: readonly Condition[]; leftOut: Condition | null }> {
  const met = yield* filtered(all, testOf(said));
  if (met.length > 0 || said.length === 0) return { kept: met, conditions: said, leftOut: null };
  for (const leftOut of said) {
    const conditions = said.filter((each) => each !== leftOut);
    const kept = yield* filtered(all, testOf(conditions));
    if (kept.length > 0) return { kept, conditions, leftOut };
  }
  return { kept: met, conditions: said, leftOut: null };
}

/** Those that have the facts that any of them has. */
export function* withFacts(
  all: Entries,
  facts: readonly ReadNeed[],
): Steps<{ having: Entries; sure: readonly ReadNeed[] }> {
  let having = all;
  const sure: ReadNeed[] = [];
  for (const fact of facts) {
    const some: CatalogueEntry[] = yield* filtered(having, ({ product }) => fact.need.fits(product) > 0);
    if (some.length === 0) continue;
    having = some;
    sure.push(fact);
  }
  return { having, sure };
}
