import { expect, test } from 'vitest';
import { isEnglish, nearestEnglish } from './english.ts';

const nearest = (typed: string) => nearestEnglish(typed, ['scrolling', 'bracket', 'label']);

test.each([
  ['lable', 'label'],
  ['scroling', 'scrolling'],
  ['emergncy', 'emergency'],
  ['maintainance', 'maintenance'],
  ['brackit', 'bracket'],
  ['zzqwv', null],
  ['sgrn', null],
  ['sumup', null],
])('%j most likely is %j', (typed, word) => {
  expect(nearest(typed)).toBe(word);
});

test('the rare forms of an English word are right', () => {
  for (const word of ['bolting', 'trunking', 'laminator']) expect(isEnglish(word), word).toBe(true);
  for (const word of ['scroling', 'brackit']) expect(isEnglish(word), word).toBe(false);
});
