import { expect, test } from 'vitest';
import { ask } from './sample-shop.ts';

const first = (q: string) => ask(q).products[0]?.name;

test.each([
  ['max 40kg bracket stud partition', /flat bracket, up to 400/],
  ['somewhere to hang it that isnt brick, its a portakabin', /flat bracket, up to 400/],
  ['bracket for a telly up a steel girder', /ceiling mount/],
  ['bracket for 43 inch tv tilt', /tilting bracket/],
])('what a wall is made of puts the bracket first whose page speaks of it: %s', (q, name) => {
  expect(first(q)).toMatch(name);
});

test('other brackets are shown behind it, for other bolts do too', () => {
  expect(ask('which bracket for a plasterboard wall').total).toBeGreaterThan(3);
});

test.each([
  ['anti glare, non reflective, atrium skylights', /Counter Pro/],
  ['glare from the skylight washes out my menu', /Counter Pro/],
  ['lounge is dark and the screen is blinding everybody', /Counter Pro 43/],
  ['bar menu at night, must not glare', /Counter Pro 43/],
])('glare is told apart from the dark: %s', (q, name) => {
  expect(first(q)).toMatch(name);
});

test.each(['breakfast buffet sign small', 'small stand on table show allergen'])(
  'what is said to be small is small, whatever it is used for: %s',
  (q) => {
    expect(ask(q).products[0]?.specs.screenSizeInches).toBeLessThanOrEqual(35);
  },
);

test('what shows something is a screen on a stand, and what holds a screen is a stand', () => {
  expect(first('small stand on table show allergen')).toBe('Counter 22 on a stand');
  expect(first('stand for a screen showing the menu')).toContain('floor stand');
});

test('a set of as many as are asked for comes before one of another number', () => {
  const names = ask('screen for kebab menu 3 piece same size').products.map(({ name }) => name);
  expect(names.findIndex((name) => /Trio/.test(name))).toBeLessThan(names.findIndex((name) => /Duo|Quad/.test(name)));
});

test('a plain panel is none beside a door', () => {
  expect(first('tizen vs webOS signage panel')).not.toContain('door panel');
  expect(first('meeting room panel')).toContain('door panel');
});
