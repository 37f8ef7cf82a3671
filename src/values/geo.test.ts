import fc from 'fast-check';
import { expect, test } from 'vitest';
import { distanceKm, kmDrivenIn, minutesToDrive } from './geo.ts';

const place = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
});

test('the way there is as long as the way back, and none is longer than half round the earth', () => {
  fc.assert(
    fc.property(place, place, (from, to) => {
      const km = distanceKm(from, to);
      expect(km).toBeCloseTo(distanceKm(to, from), 6);
      expect(km).toBeGreaterThanOrEqual(0);
      expect(km).toBeLessThanOrEqual(Math.PI * 6371 + 1e-9);
      expect(distanceKm(from, from)).toBe(0);
    }),
  );
});

test('a degree of latitude is 111.19 km, and half the equator is half of 2π × 6371', () => {
  expect(distanceKm({ lat: 0, lng: 0 }, { lat: 1, lng: 0 })).toBeCloseTo(111.1949, 3);
  expect(distanceKm({ lat: 0, lng: 0 }, { lat: 0, lng: 180 })).toBeCloseTo(Math.PI * 6371, 6);
});

test('crossing the date line is a short way', () => {
  expect(distanceKm({ lat: 0, lng: 179.5 }, { lat: 0, lng: -179.5 })).toBeCloseTo(111.1949, 3);
});

test('forty kilometres take an hour, and a started minute counts', () => {
  expect(minutesToDrive(40)).toBe(60);
  expect(minutesToDrive(0)).toBe(0);
  expect(minutesToDrive(0.1)).toBe(1);
  expect(kmDrivenIn(3600)).toBe(40);
});
