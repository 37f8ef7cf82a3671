import { expect, test } from 'vitest';
import { thingCalled } from '../things.ts';
import { NO_WISH, readWish } from './read-wish.ts';

test.each([
  '',
  '???',
  'samsung QM55C',
  'BF-MB-43',
  'ekran do restauracji',
  '\u0000',
  'ł'.repeat(500),
  'a '.repeat(300),
])('of what no example has nothing is likely: %s', (sentence) => {
  expect(readWish(sentence)).toBe(NO_WISH);
});

test.each([
  ['dangle a telly off the rafters above the bar', 'ceiling mount'],
  ['nobody knows which of the meeting rooms is taken', 'door panel'],
  ['swap what is showing in all our branches from head office', 'software'],
  ['people barge in, they should wait until their number comes up', 'queue display'],
  ['pedal bins', null],
])('a wish is told by sentences like it: %s', (sentence, thing) => {
  expect(readWish(sentence).thing?.name ?? null).toBe(thing);
});

test('the likelier a kind is, the nearer are its products, and one of another kind is further', () => {
  const { farFrom } = readWish('nobody knows which of the meeting rooms is taken');
  expect(farFrom(thingCalled('door panel'))).toBeLessThan(farFrom(thingCalled('touch screen')));
  expect(farFrom(thingCalled('touch screen'))).toBeLessThan(farFrom(thingCalled('lead')));
});
