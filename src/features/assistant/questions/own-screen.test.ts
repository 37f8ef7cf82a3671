import { expect, test } from 'vitest';
import { holesIn, ownScreenIn } from './own-screen.ts';

test.each(['', 'a bracket for a 55 inch', 'a wall 4 m by 2 m', '24 x 43 inch boards', '0 kg'])(
  'neither holes nor a weight are told: %s',
  (message) => {
    expect(ownScreenIn(message)).toBeNull();
  },
);

test.each([
  ['VESA 800x400 and 70kg in portrait', { vesa: '800 × 400', weightKg: 70, orientation: 'portrait' }],
  ['an 86 inch that weighs 70 kg', { weightKg: 70, screenSizeInches: 86 }],
  ['holes 200 by 200', { vesa: '200 × 200' }],
])('what is told of a screen of the buyer’s own: %s', (message, told) => {
  expect(ownScreenIn(message)).toEqual({ ...told, technology: 'LCD' });
});

test('holes are read at the end of a sentence as well, and none where there are none', () => {
  expect(holesIn('Existing bracket VESA 600x400. Will your 65 fit it?')).toEqual([600, 400]);
  expect(holesIn('an LED wall of 4.8 x 2.7 m')).toBeNull();
});
