import { readConditions } from '#features/search/server/door.ts';
import type { Named } from './named-products.ts';

/** What a message names, without a bracket or stand for other sizes than the one that is spoken of: 'the stand' after a question of an 86 inch. */
export function ofTheSize(named: Named, message: string, before: string | null): Named {
  const range = sizeIn(message) ?? (before === null ? null : sizeIn(before));
  if (!range) return named;
  const suits = ({ product: { specs } }: Named['entries'][number]) =>
    (specs.fitsToInches === undefined || range.min === undefined || specs.fitsToInches >= range.min) &&
    (specs.fitsFromInches === undefined || range.max === undefined || specs.fitsFromInches <= range.max);
  const isBare = sizeIn(message) === null;
  if (!isBare || named.entries.every(suits)) return named;
  return {
    ...named,
    entries: named.entries.filter(suits),
    groups: named.groups.map((group) => group.filter(suits)).filter((group) => group.length > 0),
  };
}

function sizeIn(message: string) {
  return readConditions(message).find(({ kind }) => kind === 'size')?.range ?? null;
}
