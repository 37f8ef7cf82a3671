import { expect, test } from 'vitest';
import { distanceKm } from '#values/geo.ts';
import { fromNationalGrid } from './national-grid.ts';

// From the test data that Ordnance Survey publishes with its exact transformation, OSTN15: latitude, longitude, easting, northing.
const EXACT = [
  ['Leeds', 53.8002151963, -1.66379168242, 422242.186, 433818.701],
  ['London', 51.4893656495, -0.1199255718, 530624.974, 178388.464],
  ['the Scillies', 49.9222639373, -6.29977752014, 91492.146, 11318.804],
  ['Margate', 51.3744702555, 1.44454730409, 639821.835, 169565.858],
  ['Glasgow', 55.8539995295, -4.29649016251, 256340.925, 664697.269],
  ['Inverness', 57.4862500072, -4.21926398555, 267056.768, 846176.972],
  ['Wick', 58.5812046128, -3.72631022121, 299721.891, 967202.992],
  ['Blackpool', 53.7791102576, -3.04045490691, 331534.564, 431920.794],
] as const;

test.each(EXACT)('a point in %s is found within five metres', (_where, lat, lng, easting, northing) => {
  expect(distanceKm(fromNationalGrid(easting, northing), { lat, lng }) * 1000).toBeLessThan(5);
});

test('is the worked example of the guide, after one Helmert transformation', () => {
  const { lat, lng } = fromNationalGrid(651_409.903, 313_177.27);
  expect(lat).toBeCloseTo(52 + 39 / 60 + 28.723 / 3600, 6);
  expect(lng).toBeCloseTo(1 + 42 / 60 + 57.787 / 3600, 6);
});
