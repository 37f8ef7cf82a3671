import { availabilityOf } from '#features/catalogue/availability.ts';
import type { CatalogueEntry } from '#features/catalogue/server/door.ts';
import { everyToken, isStopWord } from '../engine/tokens.ts';
import { isGenericWord } from '../soft-words.ts';
import { compareIn } from '../understanding/orders.ts';
import type { Reading } from '../understanding/reading.ts';
import { thingOf } from '../understanding/things.ts';
import type { WhatFits } from './judge-hosts.ts';

type Compare = (a: CatalogueEntry, b: CatalogueEntry) => number;

/**
 * The order asked for; else what is called as asked, what fits most of those meant, the very kind, what is called like the product
 * that it is to fit, what is there, and the cheapest.
 */
export function compareUnder({ asked, found, question }: WhatFits, { order, saidAs }: Reading): Compare {
  if (order) return (a, b) => compareIn(order, a, b);
  const kind = new Set(everyToken(saidAs));
  const words = everyToken(question.rest).filter((token) => !isStopWord(token) && !kind.has(token));
  // A 'video wall mount' is for the 'video wall screen' before other mounts that hold it.
  const beside = everyToken(question.host).filter(
    (token) => /^\p{L}+$/u.test(token) && !isStopWord(token) && !isGenericWord(token),
  );
  const called = ({ product }: CatalogueEntry, some: readonly string[]) => {
    const name = new Set(some.length > 0 ? everyToken(product.name) : []);
    return some.filter((word) => name.has(word)).length;
  };
  const rankOf = (entry: CatalogueEntry) => [
    -called(entry, words),
    -(found.get(entry)?.length ?? 0),
    asked && thingOf(entry.product) !== asked ? 1 : 0,
    -called(entry, beside),
    availabilityOf(entry.product) === 'In Stock' ? 0 : 1,
    entry.pricePence,
    entry.product.id,
  ];
  const ranks = new Map([...found.keys()].map((entry) => [entry, rankOf(entry)]));
  return (a, b) => {
    const [one = [], other = []] = [ranks.get(a), ranks.get(b)];
    const at = one.findIndex((rank, place) => rank !== other[place]);
    return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
  };
}
