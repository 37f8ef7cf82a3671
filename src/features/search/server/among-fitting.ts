import type { Steps } from '#platform/steps.ts';
import type { Condition } from '../understanding/conditions.ts';
import type { ReadNeed } from '../understanding/needs.ts';
import { type Places, placesWhere, type TestAt } from './columns/places.ts';
import type { TextColumns } from './columns/text-columns.ts';

/** Those that meet conditions; what none of them meets is given up, and said. */
export function* underConditions(
  all: Places,
  said: readonly Condition[],
  testOf: (some: readonly Condition[]) => TestAt,
): Steps<{ kept: Places; conditions: readonly Condition[]; leftOut: Condition | null }> {
  const met = yield* placesWhere(all, testOf(said));
  if (met.length > 0 || said.length === 0) return { kept: met, conditions: said, leftOut: null };
  for (const leftOut of said) {
    const conditions = said.filter((each) => each !== leftOut);
    const kept = yield* placesWhere(all, testOf(conditions));
    if (kept.length > 0) return { kept, conditions, leftOut };
  }
  return { kept: met, conditions: said, leftOut: null };
}

/** Those that have the facts that any of them has. */
export function* withFacts(
  all: Places,
  facts: readonly ReadNeed[],
  texts: TextColumns,
): Steps<{ having: Places; sure: readonly ReadNeed[] }> {
  let having = all;
  const sure: ReadNeed[] = [];
  for (const fact of facts) {
    const fitAt = texts.fitOf(fact.need);
    const some: Places = yield* placesWhere(having, (place) => fitAt(place) > 0);
    if (some.length === 0) continue;
    having = some;
    sure.push(fact);
  }
  return { having, sure };
}
