import { expect, test } from 'vitest';
import { ask } from './sample-shop.ts';

test.each([
  ['replace projectors in 8 classrooms', /Hallmere Touch/],
  ['get a led wall rather than a projector', /LED/],
  ['replace chalkboard with a screen', /menu board/],
  ['swap notice board for digital one', /Totem/],
  ['projector replacement for the church', /LED wall/],
])('‘%s’ begins with what takes the place', (q, first) => {
  const { products, searchSummary } = ask(q);
  expect(products[0]?.name).toMatch(first);
  expect(searchSummary).not.toContain('We do not sell');
});

test('what goes is told, so that nobody wonders where it went', () => {
  expect(ask('replace projectors in 8 classrooms').searchSummary).toContain('We read ‘projectors’ as what goes.');
});

test('old boards that are to be taken away are answered by the page on old equipment, and no board is offered', () => {
  const { total, page } = ask('take away old smartboards');
  expect([total, page?.href]).toEqual([0, '/terms#weee']);
});

test('a chip of what stays takes that away and leaves the sentence as it was typed', () => {
  const { understood } = ask('replace old tv with 55 inch screen');
  expect(understood).toEqual([{ label: '54" to 56"', without: 'replace old tv with screen' }]);
});

test.each(['no subscription menu board', 'menu board without a monthly fee', 'no ongoing licence fees menu board'])(
  '%s: the boards come first, and it is told that none states what it costs afterwards',
  (q) => {
    const { products, searchSummary } = ask(q);
    expect(products[0]?.name).toContain('menu board');
    expect(searchSummary).toMatch(/No product states ‘(?:no|without)[^’]*’\./);
  },
);

test('a warranty is read however it is spelt, so that all that have it are counted', () => {
  expect(ask('5 year warrenty interactive panel').searchSummary).toContain('Found 5 products');
});
