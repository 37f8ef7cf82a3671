import { expect, test } from 'vitest';
import { demoProducts } from '#demo/catalogue/products.ts';
import { toPence } from '#values/money.ts';
import { FAMILIES, isOfFamily } from './families.ts';
import { showcaseFamilies, showcaseTiles } from './showcase.ts';

const of = (slug: string) => {
  const family = FAMILIES.get(slug);
  if (!family) throw new Error(`There is no family ${slug}.`);
  return demoProducts.filter((product) => isOfFamily(family, product));
};
const namesOf = (slug: string) => of(slug).map(({ name }) => name);

test('a word within another word makes no member, nor one of another category', () => {
  const family = { category: 'Kiosks', named: ['order'] } as const;
  const product = { name: 'Border post', category: 'Kiosks', specs: {} };
  expect(isOfFamily({ ...family, named: ['order'] }, product)).toBe(false);
  expect(isOfFamily({ ...family, named: ['order'] }, { ...product, name: 'Order post', category: 'Accessories' })).toBe(
    false,
  );
  expect(isOfFamily({ ...family, named: ['order'] }, { ...product, name: 'The ORDER, post' })).toBe(true);
});

test('a size that is not stated is not large enough', () => {
  const board = { name: 'Menu board', category: 'Digital Menu Boards', specs: {} };
  expect(isOfFamily({ named: ['menu board'], fromInches: 43 }, board)).toBe(false);
  expect(isOfFamily({ named: ['menu board'], fromInches: 43 }, { ...board, specs: { screenSizeInches: 43 } })).toBe(
    true,
  );
});

test('every family has products, and its sample prices are the ends of theirs in the sample catalogue', () => {
  for (const [slug, { name }] of FAMILIES) {
    const prices = of(slug).map(({ price }) => toPence(price));
    expect(prices.length, name).toBeGreaterThan(1);
    const family = showcaseFamilies.find((each) => each.name === name);
    if (family) {
      const ends = [toPence(family.priceFrom), toPence(family.priceTo)];
      expect([Math.min(...prices), Math.max(...prices)], name).toEqual(ends);
    }
  }
});

test('pavement signs are A-boards and no totems, menu walls are sets, and LCD walls have no LED', () => {
  expect(namesOf('pavement-a-boards')).toEqual(['Glowden A-board 32', 'Glowden A-board 43 on wheels']);
  expect(namesOf('menu-walls-in-a-set')).toHaveLength(4);
  expect(namesOf('lcd-video-walls').filter((name) => name.includes('LED'))).toEqual([]);
  expect(namesOf('totems').every((name) => name.toLowerCase().includes('totem'))).toBe(true);
});

test('every tile leads to a category, to touch screens or to a family that there is', () => {
  for (const { name, search } of showcaseTiles) {
    const [[param, value] = []] = [...new URLSearchParams(search)];
    expect(['category', 'onlyFamily', 'touch'], name).toContain(param);
    if (param === 'onlyFamily') expect(FAMILIES.has(value ?? ''), name).toBe(true);
  }
});
