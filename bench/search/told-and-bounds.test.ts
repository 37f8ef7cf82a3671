import { expect, test } from 'vitest';
import { ask } from './sample-shop.ts';

test.each([
  ['stairwell, staff ignore paper noticeboard', /Totem/],
  ['warehouse bay, forklift, view from 25 metres', /wall/],
  ['tamper proof screws and security bracket', /flat bracket, up to 800/],
])('what is only told is no thing that we do not sell: %s', (q, first) => {
  const { products, searchSummary } = ask(q);
  expect(products[0]?.name).toMatch(first);
  expect(searchSummary).not.toContain('We do not sell');
});

test.each(['paper', 'forklift', 'screws', 'laminating machine', 'pizza oven stone', 'timer clock'])(
  'alone, what is not sold is still said not to be: %s',
  (q) => {
    expect(ask(q)).toMatchObject({ products: [], searchSummary: expect.stringContaining('We do not sell') });
  },
);

test('a word of the trade that no product has is not corrected', () => {
  expect(ask('portrait video wall 1x4 mullion').searchSummary).not.toContain('million');
});

test.each([
  ['that arm thing pulls out from the wall for a 65', 'The first takes 22" to 50", not about 65".'],
  ['screen max depth 60mm, corridor fire escape width', 'at most 6 cm deep'],
  ['55 inch, less than £600, to include bracket', 'meets ‘54" to 56"’ within ‘Up to £600 ex VAT’'],
  ["can you have it look like a painting when it's off", 'No product states ‘look like a painting'],
])('a bound, a size and a wish that are not met are said: %s', (q, said) => {
  expect(ask(q).searchSummary).toContain(said);
});

test('what is hardly likely is no reason beside a wish that nothing meets', () => {
  expect(ask("can you have it look like a painting when it's off").searchSummary).not.toContain('your words suggest');
});

test.each([
  ['tv for menu stand up way 43 inch', /menu board/],
  ['Bracket for LG 88 stretched BH7G', /flat bracket, up to 800/],
  ['55 inch, less than £600, to include bracket', /menu board/],
  ['back to back pole mount 60mm dia floor to ceiling', /ceiling mount, back to back/],
  ['ops room video wall 2x3 24hr', /3 × 2 wall/],
  ['a board upon which infants may write with a finger', /Touch/],
])('what carries a screen and the screen are told apart: %s', (q, first) => {
  expect(ask(q).products[0]?.name).toMatch(first);
});

test.each(['price without vat 50 inch', 'bulk price 30 off 43in'])(
  'words of a page leave out nothing of the size that is asked for: %s',
  (q) => {
    const { total } = ask(q);
    const [size = ''] = /\d\d ?in(?:ch)?/u.exec(q) ?? [];
    expect(total).toBe(ask(size).total);
  },
);

test('what stands on the floor is not small for a counter', () => {
  expect(ask('kiosk that sits on a counter, scans a QR').products[0]?.name).not.toMatch(/Ticket/);
});
