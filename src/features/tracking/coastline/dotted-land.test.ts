import { expect, test } from 'vitest';
import { placeOfAddress } from '#values/places.ts';
import { dottedLand } from './dotted-land.ts';

const inTown = (postcode: string) => placeOfAddress({ city: '', postcode, country: 'United Kingdom' });

test.each(['LS4 2QD', 'AB10 1AB', 'TR1 1AA', 'BT1 1AA', 'CB1 1AA'])('the shop at %s stands on land', (postcode) => {
  expect(isLand(postcode, 0, 0)).toBe(true);
});

test('there is sea where there is sea', () => {
  // From Leeds, in dots of about nine kilometres: the North Sea east of Hull, the Irish Sea, the land of Norfolk.
  expect(isLand('LS4 2QD', 26, -6)).toBe(false);
  expect(isLand('LS4 2QD', -24, -1)).toBe(false);
  expect(isLand('LS4 2QD', 18, 14)).toBe(true);
});

test('a map is small enough to be sent with the page', () => {
  expect(dottedLand(inTown('LS4 2QD')).runs.length).toBeLessThan(3_000);
});

function isLand(postcode: string, east: number, south: number): boolean {
  const { runs, at } = dottedLand(inTown(postcode));
  const [x, row] = [at.x + east, Math.floor(at.y + south) + 0.5];
  return [...runs.matchAll(/M(\d+) ([\d.]+)H(\d+)/g)].some(
    ([, from, y, to]) => Number(y) === row && Number(from) <= x && x <= Number(to),
  );
}
