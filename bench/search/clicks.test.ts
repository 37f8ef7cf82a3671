import { expect, test } from 'vitest';
import { comparable } from '#features/search/server/guidance.ts';
import { randomFrom } from '../random.ts';
import { judgedCatalogue } from './judged-catalogue.ts';
import { gradeOf, JUDGED_QUERIES } from './judged-queries.ts';
import { mean, ndcgAt10 } from './metrics.ts';
import { build, searchAll, snapshotOf } from './shop-in-memory.ts';

test('clicks at random, as many as there can be, do not take the held-out queries below their floor', async () => {
  const products = judgedCatalogue();
  const snapshot = snapshotOf(products);
  const { inForce } = await build(snapshot);
  const heldOut = JUDGED_QUERIES.filter(({ style }, at) => at % 2 === 1 && style !== 'nonsense');
  const queries = heldOut.map(({ q }) => q);
  const { found } = searchAll(snapshot, inForce, queries);
  const ndcgOf = (shown: readonly number[][]) =>
    mean(
      heldOut.map((query, at) => {
        const gain = (place: number) => 2 ** gradeOf(products[place] as never, query) - 1;
        return ndcgAt10(
          (shown[at] ?? []).map(gain),
          products.map((_, place) => gain(place)),
        );
      }),
    );
  const figures = [1, 2, 3].map((seed) => {
    const random = randomFrom(seed);
    const strengths = (places: readonly number[]) => new Map(places.map((place) => [place + 1, Math.round(random())]));
    const learned = {
      ofQuery: new Map(queries.map((q, at) => [comparable(q), strengths(found[at] ?? [])])),
      ofProduct: strengths(products.map((_, place) => place)),
    };
    const clicked = searchAll({ ...snapshot, learned } as typeof snapshot, inForce, queries).found;
    // Otherwise the figure would say nothing.
    expect(clicked).not.toEqual(found);
    return ndcgOf(clicked);
  });
  console.log(
    `held-out nDCG@10: ${ndcgOf(found).toFixed(3)} without clicks, with random ones ${figures.map((each) => each.toFixed(3)).join(', ')}`,
  );
  expect(ndcgOf(found)).toBeGreaterThanOrEqual(0.93);
  expect(Math.min(...figures)).toBeGreaterThanOrEqual(0.93);
});
