import { expect, test } from 'vitest';
import type { Product } from '#features/catalogue/contract.ts';
import type { CatalogueEntry, Snapshot } from '#features/catalogue/server/door.ts';
import { thingCalled } from '../understanding/things.ts';
import { differencesOf } from './carried-over.ts';
import { popularFirst, popularOfKind, popularPlace, readyPopular } from './popular.ts';

const KINDS = ['kiosk', 'mount', 'menu board', 'screen', 'accessory'].map(thingCalled);
const line = {};
const entryOf = (id: number, pricePence: number, inStock: boolean, name = `Panel ${id}`): CatalogueEntry =>
  ({ pricePence, product: { id, name, category: 'Kiosks', inStock, specs: {} } as Product }) as CatalogueEntry;
const snapshotOf = (entries: readonly CatalogueEntry[], own: object = line) =>
  ({ entries, line: own, words: entries.map(({ product }) => product) }) as unknown as Snapshot;
const sorted = (entries: Iterable<CatalogueEntry>) => [...entries].sort((a, b) => a.product.id - b.product.id);

test('the order of popular products changed in place is the one worked out anew, through thousands of changes', () => {
  let seed = 11;
  const below = (most: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((seed / 2_147_483_648) * most);
  };
  const names = ['Kiosk', 'Wall bracket', 'Menu board', 'Panel'];
  const random = (id: number) => entryOf(id, 100 * below(40), below(4) > 0, names[below(names.length)]);
  const entries = new Map(Array.from({ length: 300 }, (_, id) => [id, random(id)]));
  popularFirst(snapshotOf(sorted(entries.values())));
  for (let round = 0; round < 1_500; round++) {
    for (let n = 0; n < (round % 50 === 0 ? 80 : 2); n++) {
      const id = below(320);
      if (below(10) === 0) entries.delete(id);
      else entries.set(id, random(id));
    }
    const inPlace = snapshotOf(sorted(entries.values()));
    const anew = snapshotOf(inPlace.entries, {});
    const order = popularFirst(inPlace);
    if (round % 10 === 0) expect(order).toEqual(popularFirst(anew));
    if (round % 10 === 0)
      for (const kind of KINDS) expect(popularOfKind(inPlace, kind)).toEqual(popularOfKind(anew, kind));
    const some = inPlace.entries[below(inPlace.entries.length)];
    if (some) expect(inPlace.entries[order[popularPlace(inPlace, some)] ?? -1]).toBe(some);
  }
});

test('what differs between two lists is told by product, and many differences are not', () => {
  const [a, b, c] = [entryOf(1, 1, true), entryOf(2, 2, true), entryOf(3, 3, true)];
  const other = entryOf(2, 9, true);
  expect(differencesOf([a, b], [a, b])).toEqual([]);
  expect(differencesOf([a, b], [a, other])).toEqual([[b, other]]);
  expect(differencesOf([b], [a, b, c])).toEqual([
    [undefined, a],
    [undefined, c],
  ]);
  expect(differencesOf([a, b, c], [c])).toEqual([
    [a, undefined],
    [b, undefined],
  ]);
  const many = Array.from({ length: 65 }, (_, id) => entryOf(id, 1, true));
  expect(differencesOf([], many)).toBeNull();
  expect(differencesOf([], many.slice(1))).toHaveLength(64);
});

test('worked out in turns it is the same, and asking for it at that time is no harm', async () => {
  const entries = Array.from({ length: 3_000 }, (_, id) =>
    entryOf(id, 100 * ((id * 7) % 40), id % 4 > 0, id % 3 ? 'Kiosk' : 'Wall bracket'),
  );
  const inTurns = snapshotOf(entries, {});
  const both = [readyPopular(inTurns), readyPopular(inTurns)];
  const asked = popularFirst(inTurns);
  await Promise.all(both);
  const atOnce = snapshotOf(entries, {});
  expect(asked).toEqual(popularFirst(atOnce));
  expect(popularFirst(inTurns)).toBe(asked);
  for (const kind of KINDS) expect(popularOfKind(inTurns, kind)).toEqual(popularOfKind(atOnce, kind));
});
