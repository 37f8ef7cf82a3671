import { expect, test } from 'vitest';
import { screenSizes } from './screen-sizes.ts';

const sizes = (name: string, description = '', screenSizeInches?: number) =>
  screenSizes({ name, description, specs: screenSizeInches === undefined ? {} : { screenSizeInches } });

test('a screen has its own size, whatever its texts say', () => {
  expect(sizes('Totem', 'fits beside 43" to 55" screens', 55)).toEqual({ min: 55, max: 55 });
});

test.each([
  ['floor stand for 32" to 55" screens', 32, 55],
  ['bracket, 37-75 inch', 37, 75],
  ['bracket 43 to 55″', 43, 55],
  ['trolley for 65 inch screens', 65, 65],
  ['cover for a 55" panel', 55, 55],
])('%s fits from %i to %i', (name, min, max) => {
  expect(sizes(name)).toEqual({ min, max });
});

test.each(['HDMI lead, 5 m', 'up to 400 × 400', 'player', '2 × 2 wall'])('%s says nothing of a size', (name) => {
  expect(sizes(name)).toBeNull();
});
