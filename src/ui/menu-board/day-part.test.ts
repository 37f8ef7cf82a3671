import { expect, test } from 'vitest';
import { type DayPart, dayPartAfter, dayPartAt } from './day-part.ts';

test.each<[number, DayPart]>([
  [5, 'breakfast'],
  [10, 'breakfast'],
  [11, 'lunch'],
  [15, 'lunch'],
  [16, 'dinner'],
  [23, 'dinner'],
  [0, 'dinner'],
  [4, 'dinner'],
])('at %d o’clock the board shows %s', (hour, part) => {
  expect(dayPartAt(hour)).toBe(part);
});

test('breakfast, lunch and dinner follow each other round the clock', () => {
  expect(dayPartAfter('breakfast')).toBe('lunch');
  expect(dayPartAfter('lunch')).toBe('dinner');
  expect(dayPartAfter('dinner')).toBe('breakfast');
});
