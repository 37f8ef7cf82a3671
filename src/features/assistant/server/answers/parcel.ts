import type { Product } from '#features/catalogue/contract.ts';
import { specRow } from '#features/catalogue/spec-rows.ts';

/** A product's weight and measures in one sentence, as its specification states them; null if it states none. */
export function sizeOfParcel({ name, specs }: Product): string | null {
  const rows = ['weightKg', 'heightMm', 'widthMm', 'depthMm'].flatMap((key) => specRow(specs, key) ?? []);
  if (rows.length === 0) return null;
  return `${name}, unpacked. ${rows.map(({ term, value }) => `${term}: ${value}.`).join(' ')}`;
}
