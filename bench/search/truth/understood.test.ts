import { expect, test } from 'vitest';
import { withVat } from '#values/money.ts';
import { JUDGED_QUERIES } from '../judged-queries.ts';
import { isThere } from './facts.ts';
import { everything, type Product, search, snapshot } from './judged-shop.ts';
import { DENIED, WITH_VAT } from './queries.ts';

test('a price with VAT in the words is compared with VAT, and its chip says so', () => {
  for (const q of WITH_VAT) {
    const [chip = ''] = search({ q }).understood.flatMap(({ label }) => (label.includes('£') ? [label] : []));
    const most = Number(/^Up to £([\d,]+) inc VAT$/.exec(chip)?.[1]?.replace(',', '')) * 100;
    const incVat = ({ price }: Product) => withVat(Math.round(Number(price) * 100), snapshot.vatRate);
    expect(most, `${q}: ${chip}`).toBeGreaterThan(0);
    expect(everything({ q }).filter((product) => incVat(product) > most)).toEqual([]);
    expect(search({ q, vat: 'inc' }).total).toBe(search({ q }).total);
    expect(search({ q: q.replace(/\S+(?: the)? vat/i, '') }).total, q).toBeGreaterThan(search({ q }).total);
  }
});

test('what is denied is kept out, and what is not there is not in stock', () => {
  for (const q of DENIED) {
    const { understood } = search({ q });
    const isTouch = q.includes('touch');
    expect(understood.map(({ label }) => label)).toContain(isTouch ? 'Not touch' : 'Not outdoor');
    expect(everything({ q }).filter(({ specs }) => (isTouch ? specs.touch : specs.outdoor))).toEqual([]);
  }
  const inStock = everything({ q: 'totem in stock' });
  expect(inStock.length).toBeGreaterThan(0);
  expect(inStock.every(isThere)).toBe(true);
});

test('how many people there are is no price', () => {
  const { understood, searchSummary } = search({ q: 'take a number screen for about 200 visitors a day' });
  expect(`${understood.map(({ label }) => label)} ${searchSummary}`).not.toMatch(/£170|Nothing of the kind/);
});

test('taking off what was understood leaves a query that no longer says it', () => {
  for (const { q } of JUDGED_QUERIES)
    for (const { label, without } of search({ q }).understood) {
      expect(without.length).toBeLessThan(q.length);
      expect(search({ q: without }).understood.map((each) => each.label)).not.toContain(label);
    }
});
