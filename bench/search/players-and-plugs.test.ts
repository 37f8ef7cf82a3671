import { expect, test } from 'vitest';
import { ask } from './sample-shop.ts';

const first = (q: string) => ask(q).products[0]?.name;

test.each([
  ['what is small brain box behind tv for menu', /Stick player|two outputs/],
  ['brightsign xd alternative', /Stick player|two outputs/],
  ['player for two screens', /two outputs/],
  ['player for 4 screens', /four outputs/],
  ['player with four outputs', /four outputs/],
])('a player drives as many screens as are spoken of, and not many more: %s', (q, name) => {
  expect(first(q)).toMatch(name);
});

test.each(['one plug socket only, two screens', 'not enough sockets behind the counter'])(
  'too few sockets are mended by a strip of them: %s',
  (q) => {
    expect(first(q)).toContain('socket strip');
  },
);

test.each([
  ['old vga laptop to new display', 'No product mentions ‘vga’.'],
  ['lifter or trolley motorised 100kg 86', 'states ‘motorised’.'],
  ['electric height adjustable trolley touchscreen', 'No product states ‘electric’.'],
  ['pay by cheque', 'Our pages say nothing of paying by cheque or in cash'],
  ['flush to wall mount under 25mm, 600x400', 'The first does not state ‘At most 25 mm from the wall’.'],
  ['bracket for four in a row', 'No product of that kind states ‘Holds 4 screens’.'],
])('%s: it is said that %s', (q, said) => {
  expect(ask(q).searchSummary).toContain(said);
});

test('a bracket is as near to the wall as its page says', () => {
  const { products, searchSummary } = ask('slim bracket max 30mm from the wall for a 65');
  expect(products[0]?.description).toContain('30 mm from the wall');
  expect(searchSummary).toContain('30 mm or less from the wall');
  expect(first('bracket 25 mm from the wall at most, 43 inch')).toContain('up to 400 × 400');
});

test.each(['philips 55BDL', 'samsung QM55C', 'NEC 55 equivalent'])(
  'a model of another make is answered by screens of its size: %s',
  (q) => {
    const { products, searchSummary } = ask(q);
    expect(products[0]?.specs.screenSizeInches).toBe(55);
    expect(searchSummary).toMatch(/No product mentions ‘(?:philips|samsung|nec)’/);
  },
);

test.each([
  ['screens that turn themselves off at closing time', /sequencer/],
  ['open frame touch monitor 21.5 hdmi usb', /LED cabinet/],
  ['hdmi through the wall plate', /player/i],
])('%s: what only has a word of it does not come first', (q, other) => {
  expect(first(q)).not.toMatch(other);
});

test('a set comes first where screens are to hang as one', () => {
  expect(first('4 menu screens side by side same size')).toContain('Quad');
  expect(first('screen for kebab menu 3 piece same size')).toContain('Trio');
});

test('what stands on posts is not said to be bright enough for a window', () => {
  const { products, searchSummary } = ask('led sign for the bakery front');
  expect(products[0]?.name).toContain('LED sign');
  expect(searchSummary).not.toContain('bright enough for a window');
});
