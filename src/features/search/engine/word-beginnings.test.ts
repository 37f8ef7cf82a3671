import { expect, test } from 'vitest';
import { isNear } from './word-beginnings.ts';

test.each([
  ['', 'kiosk'],
  ['kio', 'kiosk'],
  ['kisok', 'kiosk'],
  ['kosk', 'kiosk'],
  ['kiiosk', 'kiosk'],
  ['kyos', 'kiosk'],
  ['braket', 'bracket'],
])('%j is on its way to %j', (typed, word) => {
  expect(isNear(typed, word)).toBe(true);
});

test.each([
  ['kiokss', 'kiosk'],
  ['menu', 'kiosk'],
  ['kask', 'kiosk'],
])('%j is not on its way to %j', (typed, word) => {
  expect(isNear(typed, word)).toBe(false);
});
