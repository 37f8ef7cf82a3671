import { expect, test } from 'vitest';
import { randomFrom } from '../random.ts';
import { withTypo } from './general-set.ts';
import { judgedCatalogue } from './judged-catalogue.ts';
import { gradeOf, JUDGED_QUERIES } from './judged-queries.ts';
import { mean, ndcgAt10 } from './metrics.ts';
import { judgeOwnSet } from './own-set.ts';
import { build, searchAll, snapshotOf } from './shop-in-memory.ts';

const judged = await judgeOwnSet();
const asked = judged.filter(({ style }) => style !== 'nonsense');
const ndcg = (list: typeof judged) => mean(list.map((each) => each.ndcg));

test('the set is as large as it should be, the same each time, and every query has a best answer', () => {
  const products = judgedCatalogue();
  expect(products.length).toBeGreaterThanOrEqual(300);
  expect(JUDGED_QUERIES).toHaveLength(120);
  expect(new Set(products.map(({ sku }) => sku)).size).toBe(products.length);
  expect(judgedCatalogue()).toEqual(products);
  for (const query of asked)
    expect(
      products.some((product) => gradeOf(product, query) === 3),
      query.q,
    ).toBe(true);
});

test('relevance stays above its floors, in the tuning half and in the other', () => {
  expect(ndcg(asked.filter(({ isHeldOut }) => !isHeldOut))).toBeGreaterThanOrEqual(0.98);
  expect(ndcg(asked.filter(({ isHeldOut }) => isHeldOut))).toBeGreaterThanOrEqual(0.93);
  const typosHeldOut = asked.filter(({ style, isHeldOut }) => style === 'typo' && isHeldOut);
  expect(ndcg(typosHeldOut)).toBeGreaterThanOrEqual(0.92);
  expect(ndcg(asked.filter(({ style }) => style === 'typo'))).toBeGreaterThanOrEqual(0.92);
  expect(ndcg(asked.filter(({ style }) => style === 'part number'))).toBe(1);
});

test('a query for something finds something, and nonsense finds nothing', () => {
  for (const { q, style, found } of judged) expect(found.length > 0, q).toBe(style !== 'nonsense');
});

test('everything that is shown meets the price', () => {
  const bySku = new Map(judgedCatalogue().map((product) => [product.name, product]));
  for (const { q, found, must } of asked.filter(({ style }) => style === 'price')) {
    for (const { name } of found) expect(must(bySku.get(name) as never), `${q}: ${name}`).toBe(true);
  }
});

test('a wrong letter in any query of the tuning half costs next to nothing', async () => {
  const random = randomFrom(5);
  const half = asked.filter(({ isHeldOut, style }) => !isHeldOut && style !== 'typo' && style !== 'part number');
  const products = judgedCatalogue();
  const snapshot = snapshotOf(products);
  const { inForce } = await build(snapshot);
  const scored = half.flatMap((query) =>
    [1, 2].map(() => {
      const shown = searchAll(snapshot, inForce, [withTypo(query.q, random)]).found[0] ?? [];
      const gains = shown.flatMap((place) => products[place] ?? []).map((product) => 2 ** gradeOf(product, query) - 1);
      return ndcgAt10(
        gains,
        products.map((product) => 2 ** gradeOf(product, query) - 1),
      );
    }),
  );
  expect(mean(scored)).toBeGreaterThanOrEqual(0.93);
});
