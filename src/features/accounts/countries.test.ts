import { expect, test } from 'vitest';
import { placeOf } from '#features/delivery/zones.ts';
import { postalCountry } from './countries.ts';

test.each([
  ['JE2 3AB', 'Jersey'],
  ['gy1 1aa', 'Guernsey'],
  ['IM1 1AA', 'Isle of Man'],
  ['LS1 4AP', 'United Kingdom'],
  ['BT1 5GS', 'United Kingdom'],
  [null, 'United Kingdom'],
])('what is sent to %s is addressed to %s', (postcode, country) =>
  expect(postalCountry({ country: 'United Kingdom', postcode })).toBe(country),
);

test('a postcode abroad that begins alike stays abroad', () =>
  expect(postalCountry({ country: 'France', postcode: 'JE123' })).toBe('France'));

test('the islands are those that delivery knows', () => {
  const zone = (postcode: string) => placeOf({ country: 'United Kingdom', postcode })?.zone;
  expect(['JE2 3AB', 'GY1 1AA', 'IM1 1AA'].map(zone)).toEqual(['channel_islands', 'channel_islands', 'isle_of_man']);
});
