import type { Product } from '#features/catalogue/contract.ts';
import type { Snapshot } from '#features/catalogue/server/door.ts';

const years = new WeakMap<Snapshot, string | null>();

/** How many products have how many years of warranty, in one sentence; once for each snapshot, because it is a loop over all. */
export function yearsOfAll(snapshot: Snapshot): string | null {
  const known = years.get(snapshot);
  if (known !== undefined) return known;
  const said = yearsOf(snapshot.entries.map(({ product }) => product));
  const all = said ? `Products by their years of warranty: ${said}.` : null;
  years.set(snapshot, all);
  return all;
}

const MOST_NAMED = 3;

/** The years of warranty that products of a kind state, the longest first, each with the products that have it; null where none states any. */
export function yearsOfKind(kind: string, products: readonly Product[]): string | null {
  const groups = Map.groupBy(
    products.filter(({ specs }) => specs.warrantyYears !== undefined),
    ({ specs }) => specs.warrantyYears ?? 0,
  );
  if (groups.size === 0) return null;
  const said = [...groups]
    .sort(([a], [b]) => b - a)
    .map(([long, of]) => `${inYears(long)}: ${groups.size === 1 ? `all ${of.length}` : namesOf(of)}`);
  return `Of ours for ‘${kind}’: ${said.join('; ')}.`;
}

function yearsOf(products: readonly Product[]): string {
  const counts = new Map<number, number>();
  for (const { specs } of products) {
    const { warrantyYears } = specs;
    if (warrantyYears !== undefined) counts.set(warrantyYears, (counts.get(warrantyYears) ?? 0) + 1);
  }
  return [...counts]
    .sort(([a], [b]) => a - b)
    .map(([long, of]) => `${inYears(long)}: ${of}`)
    .join('; ');
}

function inYears(years: number): string {
  return `${years} ${years === 1 ? 'year' : 'years'}`;
}

function namesOf(products: readonly Product[]): string {
  const more = products.length > MOST_NAMED ? ` and ${products.length - MOST_NAMED} more` : '';
  return `${products
    .slice(0, MOST_NAMED)
    .map(({ name }) => name)
    .join(', ')}${more}`;
}
