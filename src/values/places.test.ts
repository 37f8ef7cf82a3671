import { expect, test } from 'vitest';
import { mayLieIn, placeOfAddress, roughPlace } from './places.ts';

test('finds a UK address by its postcode area', () => {
  expect(placeOfAddress({ city: 'Otley', postcode: 'ls21 3aa', country: 'United Kingdom' })).toEqual({
    town: 'Otley',
    lat: 53.8,
    lng: -1.55,
  });
});

test.each(['AB', 'B', 'BT', 'EC', 'GY', 'IM', 'JE', 'NE', 'SW', 'WC', 'ZE'])('knows the postcode area %s', (area) => {
  const { lat, lng } = placeOfAddress({ city: 'x', postcode: `${area}1 1AA`, country: 'United Kingdom' });
  expect([lat, lng]).not.toEqual([53.5, -1.5]);
  expect(lat).toBeGreaterThan(49);
  expect(lat).toBeLessThan(61);
  expect(lng).toBeGreaterThan(-8);
  expect(lng).toBeLessThan(2);
});

test('finds a city abroad regardless of accents, or else the centre of the country', () => {
  expect(placeOfAddress({ city: ' DOHA', postcode: '22011', country: 'Qatar' }).lat).toBe(25.29);
  expect(placeOfAddress({ city: 'Lyón', postcode: '69001', country: 'France' }).lat).toBe(45.76);
  expect(placeOfAddress({ city: 'Vézelay', postcode: '89450', country: 'France' }).lat).toBe(46.6);
});

test.each([
  ['LS29 8DL', 'United Kingdom', 'area'],
  ['ZZ1 1AA', 'United Kingdom', 'country'],
  ['75011', 'France', 'area'],
])('says how well %s in %s is known: by its %s', (postcode, country, precision) => {
  expect(roughPlace({ city: 'Paris', postcode, country }).precision).toBe(precision);
});

test('a van in Ilkley may be anywhere in the postcode area of Leeds, one in Harrogate is not', () => {
  const leeds = roughPlace({ city: 'Ilkley', postcode: 'LS29 8DL', country: 'United Kingdom' });
  expect(mayLieIn(leeds, { lat: 53.81, lng: -1.6 })).toBe(true);
  expect(mayLieIn(leeds, { lat: 53.99, lng: -1.54 })).toBe(false);
  // The nearest of the listed towns is no area around a warehouse over the sea.
  const rouen = roughPlace({ city: 'Rouen', postcode: '76000', country: 'France' });
  expect(mayLieIn(rouen, { lat: 57, lng: -20 })).toBe(false);
});
