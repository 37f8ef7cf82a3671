import { expect, test } from 'vitest';
import { firstFree, usernameFrom } from './username.ts';

test.each([
  ['Jo', 'Smith', 'jo.smith'],
  ['Siobhán', "O'Brien", 'siobhan.obrien'],
  ['Zoë', 'Ng', 'zoe.ng'],
  ['Søren', 'Groß', 'soren.gross'],
  ['Anna Maria', 'de la Cruz-Łopez', 'annamaria.delacruzlopez'],
  ['小明', 'Wang', 'wang'],
  ['王', '小明', 'user'],
])('%s %s signs in as %s', (firstName, lastName, username) => {
  expect(usernameFrom(firstName, lastName)).toBe(username);
});

test('the longest names still fit a username with a number', () => {
  expect(usernameFrom('æ'.repeat(100), 'ß'.repeat(100)).length).toBeLessThanOrEqual(201);
});

test('a second Jo Smith is jo.smith2, a third jo.smith3', () => {
  expect(firstFree('jo.smith', new Set())).toBe('jo.smith');
  expect(firstFree('jo.smith', new Set(['jo.smith']))).toBe('jo.smith2');
  expect(firstFree('jo.smith', new Set(['jo.smith', 'jo.smith2']))).toBe('jo.smith3');
});
