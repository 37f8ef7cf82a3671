import type { Snapshot } from '#features/catalogue/server/door.ts';

const years = new WeakMap<Snapshot, string | null>();

/** How many products have how many years of warranty, in one sentence; once for each snapshot, because it is a loop over all. */
export function yearsOfAll(snapshot: Snapshot): string | null {
  const known = years.get(snapshot);
  if (known !== undefined) return known;
  const counts = new Map<number, number>();
  for (const { product } of snapshot.entries) {
    const { warrantyYears } = product.specs;
    if (warrantyYears !== undefined) counts.set(warrantyYears, (counts.get(warrantyYears) ?? 0) + 1);
  }
  const stated = [...counts]
    .sort(([a], [b]) => a - b)
    .map(([long, of]) => `${long} ${long === 1 ? 'year' : 'years'}: ${of}`);
  const said = stated.length > 0 ? `Products by their years of warranty: ${stated.join('; ')}.` : null;
  years.set(snapshot, said);
  return said;
}
