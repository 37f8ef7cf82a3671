import type { CatalogueEntry } from '#features/catalogue/server/door.ts';
import { readConditions } from '#features/search/server/door.ts';
import type { Named } from './named-products.ts';

/** What a message names, without a bracket or stand for other sizes than the one spoken of before: 'the stand' after a question of an 86 inch. */
export function ofTheSize(named: Named, message: string, before: string | null): Named {
  const range = before === null || sizeIn(message) ? null : sizeIn(before);
  if (!range) return named;
  const { min = 0, max = Number.POSITIVE_INFINITY } = range;
  const suits = ({ product: { specs } }: CatalogueEntry) =>
    (specs.fitsToInches ?? min) >= min && (specs.fitsFromInches ?? max) <= max;
  return {
    ...named,
    entries: named.entries.filter(suits),
    groups: named.groups.map((group) => group.filter(suits)).filter((group) => group.length > 0),
  };
}

function sizeIn(message: string) {
  return readConditions(message).find(({ kind }) => kind === 'size')?.range ?? null;
}
