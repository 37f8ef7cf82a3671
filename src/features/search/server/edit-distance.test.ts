import { expect, test } from 'vitest';
import { isOneEditAway } from './edit-distance.ts';

test.each([
  ['menue', 'menu'],
  ['menu', 'mnu'],
  ['kiosk', 'kiosc'],
  ['display', 'dipslay'],
  ['a', ''],
])('%s and %s are one edit apart, both ways', (a, b) => {
  expect(isOneEditAway(a, b)).toBe(true);
  expect(isOneEditAway(b, a)).toBe(true);
});

test.each([
  ['menu', 'menu'],
  ['menu', 'many'],
  ['board', 'boar ds'],
  ['abcd', 'badc'],
  ['', ''],
])('%s and %s are not', (a, b) => {
  expect(isOneEditAway(a, b)).toBe(false);
});
