import { expect, test } from 'vitest';
import { namesLedWall, wallSidesIn } from './wall-sides.ts';

test.each([
  ['how much is a 4 by 2 m wall', '4', '2', 'm'],
  ['LED wall 4 m wide and 2.5 m tall', '4', '2.5', 'm'],
  ['a wall 4 metres wide by 2 metres high', '4', '2', 'm'],
  ['a wall of about 4 metres by 2 for our church', '4', '2', 'm'],
  ['a wall four metres by two', '4', '2', 'm'],
  ['12ft x 8ft wall', '12', '8', 'ft'],
  ['a wall 6 m wide, 3 m high', '6', '3', 'm'],
  ['the price of a video wall for a ballroom, about 4 metres by 2 metres', '4', '2', 'm'],
])('‘%s’ is a wall by its sides', (message, width, height, unit) => {
  expect(wallSidesIn(message)).toMatchObject({ width, height, unit });
  expect(namesLedWall(message)).toBe(true);
});

test.each([
  'I want a screen to hang on a 4 m wall',
  'what screen for a 4 m by 2 m wall',
  'a 3 x 2 video wall',
  'a video wall of 55 inch panels, 4 m by 2 m',
  'our wall is 4 m by 2 m, which display fills it',
  'a 55 inch screen 3 m from the wall',
  'can it stand 2 m and 3 m from the wall',
])('‘%s’ is none', (message) => expect(namesLedWall(message)).toBe(false));
