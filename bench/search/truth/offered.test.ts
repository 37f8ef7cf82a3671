import { expect, test } from 'vitest';
import { JUDGED_QUERIES } from '../judged-queries.ts';
import { everything, search } from './judged-shop.ts';
import { QUERIES } from './queries.ts';

test('what is likely can be switched on, and leaves as many products as it says', () => {
  let offered = 0;
  for (const query of QUERIES) {
    for (const { label, count, params } of search(query).likely) {
      expect(search({ ...query, ...params }).total, `${query.q}: ${label}`).toBe(count);
      offered++;
    }
  }
  expect(offered).toBeGreaterThan(5);
});

test('every alternative leads somewhere', () => {
  for (const query of QUERIES)
    for (const q of search(query).alternativeQueries) expect(search({ ...query, q }).total, q).toBeGreaterThan(0);
});

test('a correction is what was searched, and can be refused', () => {
  const corrected = JUDGED_QUERIES.flatMap(({ q }) => {
    const answer = search({ q });
    return answer.corrected ? [{ q, answer, ...answer.corrected }] : [];
  });
  expect(corrected.length).toBeGreaterThan(10);
  for (const { q, answer, query, insteadQuery } of corrected) {
    expect(query).not.toBe(q);
    expect(search({ q: query }).corrected, query).toBeNull();
    expect(search({ q: query }).products[0]?.category, query).toBe(answer.products[0]?.category);
    expect(search({ q: insteadQuery }).corrected, insteadQuery).toBeNull();
  }
});

test('facets count what their filter leaves', () => {
  for (const q of ['', 'menu board', '55 inch', 'outdoor totem', 'bracket']) {
    const { facets, total } = search({ q });
    const found = everything({ q });
    for (const { min, max, count } of facets.prices) {
      const bounds = {
        ...(min === null ? {} : { minPrice: String(min) }),
        ...(max === null ? {} : { maxPrice: String(max) }),
      };
      expect(search({ q, ...bounds }).total).toBe(count);
    }
    for (const { name, count } of facets.categories) expect(search({ q, category: name }).total).toBe(count);
    expect(search({ q, inStock: 'true' }).total).toBe(facets.inStock);
    expect(facets.prices.reduce((sum, { count }) => sum + count, 0)).toBe(total);
    const sum = (list: readonly { count: number }[]) => list.reduce((all, { count }) => all + count, 0);
    expect(sum(facets.sizes)).toBe(found.filter(({ specs }) => specs.screenSizeInches !== undefined).length);
    expect(sum(facets.brightness)).toBe(found.filter(({ specs }) => specs.brightnessNits !== undefined).length);
    expect(facets.outdoor).toBe(found.filter(({ specs }) => specs.outdoor).length);
    expect(facets.touch).toBe(found.filter(({ specs }) => specs.touch).length);
  }
});
