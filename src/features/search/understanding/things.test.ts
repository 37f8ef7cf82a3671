import { expect, test } from 'vitest';
import { demoProducts } from '#demo/catalogue/products.ts';
import { farFrom, isA, MATCH, THING_NAMES, thingCalled, thingOf } from './things.ts';

const candidate = (name: string, category = 'Accessories') => ({ name, category, specs: {} });

test.each([
  [candidate('Stanwick trolley for 55" to 86" screens'), 'trolley'],
  [candidate('Touch 65 on a trolley', 'Interactive Displays'), 'touch screen'],
  [candidate('Stanwick flat bracket, up to 400 × 400'), 'wall bracket'],
  [candidate('Counter 22 on a stand', 'Digital Menu Boards'), 'menu board'],
  [candidate('Window 43', 'Outdoor Signage'), 'window display'],
  [candidate('Lamp', 'Lighting'), null],
])('%j is a %j', (product, thing) => {
  expect(thingOf(product)?.name ?? null).toBe(thing);
});

test('every product of the sample catalogue is something', () => {
  for (const product of demoProducts) expect(thingOf(product), product.name).not.toBeNull();
});

test('what is asked for is nearer than another of its kind, and that nearer than what goes with it', () => {
  const asked = thingCalled('menu board');
  const far = (name: string) => farFrom(asked, thingCalled(name));
  expect(far('menu board')).toBe(MATCH.same);
  expect(far('shelf strip')).toBe(MATCH.same);
  expect(far('totem')).toBe(MATCH.related);
  expect(far('wall bracket')).toBe(MATCH.goesWith);
  expect(isA(thingCalled('totem'), asked)).toBe(false);
});

test('no name means two things', () => {
  const names = THING_NAMES.map(({ tokens }) => tokens.join(' '));
  const twice = names.filter((name, at) => {
    const first = names.indexOf(name);
    return first !== at && THING_NAMES[first]?.means !== THING_NAMES[at]?.means;
  });
  expect(twice).toEqual([]);
});
