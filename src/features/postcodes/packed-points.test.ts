import fc from 'fast-check';
import { expect, test } from 'vitest';
import { distanceKm } from '#values/geo.ts';
import { countPoints, findPoint, packPoint, splitPostcode, writePoints } from './packed-points.ts';

const letter = fc.integer({ min: 65, max: 90 }).map((code) => String.fromCharCode(code));
const letters = fc.tuple(letter, letter).map((pair) => pair.join(''));
const place = fc.record({
  lat: fc.double({ min: 49.1, max: 61, noNaN: true }),
  lng: fc.double({ min: -8.9, max: 2, noNaN: true }),
});

test('every postcode of a sector is found again within two metres, in eight bytes each', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.tuple(letters, place), { selector: ([pair]) => pair, maxLength: 60 }), (points) => {
      const bytes = writePoints(points.map(([pair, at]) => packPoint(pair, at) ?? -1));
      expect(bytes).toHaveLength(points.length * 8);
      for (const [pair, at] of points) {
        const found = findPoint(bytes, pair);
        expect(found && distanceKm(found, at) * 1000).toBeLessThan(2);
      }
    }),
  );
});

test('a postcode that comes twice is where it was read last, and one that never came is nowhere', () => {
  const [first, last] = [
    { lat: 53.8, lng: -1.5 },
    { lat: 53.9, lng: -1.8 },
  ];
  const bytes = writePoints([first, last].map((at) => packPoint('DL', at) ?? -1));
  expect(countPoints(bytes)).toBe(1);
  expect(findPoint(bytes, 'DL')).toEqual(last);
  expect(findPoint(bytes, 'DN')).toBeNull();
});

test.each([
  ['ls29 8dl', { sector: 'LS298', letters: 'DL' }],
  ['M11AE', { sector: 'M11', letters: 'AE' }],
  ['SW1A 1AA', { sector: 'SW1A1', letters: 'AA' }],
  ['LS29', null],
  ['75011', null],
  ['', null],
])('splits %j', (postcode, split) => expect(splitPostcode(postcode)).toEqual(split));

test('a point outside the British Isles is no point of a postcode', () => {
  expect(packPoint('AA', { lat: 48.85, lng: 2.35 })).toBeNull();
  expect(packPoint('AA', { lat: Number.NaN, lng: 0 })).toBeNull();
});
