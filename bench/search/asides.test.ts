import { expect, test } from 'vitest';
import { ask } from './sample-shop.ts';

const first = (q: string) => ask(q).products[0]?.name;

test('a question how it is wiped is about the board, and not about what it is wiped with', () => {
  const { products, searchSummary } = ask('can the board be wiped with alcohol spray');
  expect(products[0]?.name).toMatch(/Touch/);
  expect(searchSummary).toContain('wipes clean');
});

test('windows on both sides are no screen with two sides', () => {
  expect(ask('big screen for assembly, hall has windows both sides').understood).toEqual([]);
  expect(first('window display with both sides lit')).toContain('double-sided');
});

test('how high a ceiling is says nothing of a screen', () => {
  const { searchSummary } = ask('screen must not be reachable, 4 m high ceiling in atrium');
  expect(searchSummary).not.toContain('cm high');
  expect(ask('totem 2 m high').searchSummary).toContain('cm high');
});

test('a cover for a telly is an enclosure, and a cover for cables is not sold', () => {
  expect(first('cover for an outside telly in the beer garden')).toContain('enclosure');
  expect(ask('cover for the cables on the floor').searchSummary).toContain('We do not sell');
});

test('a size on a stand is a screen', () => {
  expect(first('black 55 on a floor stand, double sided')).toContain('55');
});

test('what is not to be touch is a fact, and no quality that is missed', () => {
  const { products, searchSummary } = ask('non-touch 43 landscape 500 nits usb playback');
  expect(searchSummary).not.toMatch(/accessory|non-touch’\.|‘scape’/);
  for (const { specs } of products) expect(specs.touch).not.toBe(true);
});

test('the contrary of a word is no wrong letter', () => {
  expect(ask('the poster screen in our window is unreadable by noon').corrected).toBeNull();
});

test('paint for a whiteboard is no whiteboard', () => {
  expect(ask('whiteboard paint').searchSummary).toContain('We do not sell ‘whiteboard paint’');
});

test('who is to be spoken to, the page of contacts says', () => {
  expect(ask('who do we speak to about an invoice in arrears')).toMatchObject({ total: 0, page: { title: 'Contact' } });
});
