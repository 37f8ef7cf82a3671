import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ORDER_STATUSES } from '#features/orders/status.ts';
import { remaining, roundedPlace } from './journey.ts';

const leeds = { lat: 53.8, lng: -1.55 };
const london = { lat: 51.52, lng: -0.12 };
const place = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
});

test('an order on the road from Leeds to London has 271.2 km to go, which takes under seven hours at 40 km/h', () => {
  expect(remaining('shipped', leeds, london)).toEqual({ distanceRemainingKm: 271.2, etaMinutes: 407 });
});

test('an order that waits has a distance but no time of arrival', () => {
  expect(remaining('pending', leeds, london)).toEqual({ distanceRemainingKm: 271.2, etaMinutes: null });
});

test('a delivered order has arrived, a cancelled or collected one goes nowhere', () => {
  expect(remaining('delivered', leeds, london)).toEqual({ distanceRemainingKm: 0, etaMinutes: 0 });
  expect(remaining('cancelled', leeds, london).distanceRemainingKm).toBeNull();
  expect(remaining('shipped', leeds, null).distanceRemainingKm).toBeNull();
});

test('a distance is never negative and never more than half way round the earth', () => {
  fc.assert(
    fc.property(place, place, fc.constantFrom(...ORDER_STATUSES), (from, to, status) => {
      const { distanceRemainingKm } = remaining(status, from, to);
      if (distanceRemainingKm === null) return;
      expect(distanceRemainingKm).toBeGreaterThanOrEqual(0);
      expect(distanceRemainingKm).toBeLessThanOrEqual(20_016);
    }),
  );
});

test('visitors see positions to two decimals', () => {
  expect(roundedPlace({ lat: 53.79648, lng: -1.54785 })).toEqual({ lat: 53.8, lng: -1.55 });
});
