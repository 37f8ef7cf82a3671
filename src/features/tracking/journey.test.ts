import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ORDER_STATUSES } from '#features/orders/status.ts';
import { remaining, roundedPlace, wayLeft } from './journey.ts';

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

const exact = <P extends object>(at: P) => ({ ...at, precision: 'exact' as const });
const area = <P extends object>(at: P) => ({ ...at, precision: 'area' as const });
const ilkley = area({ lat: 53.8, lng: -1.55 });
const harrogate = exact({ lat: 53.993, lng: -1.541 });

test('between two points the way is as long as it is, and visitors are told whole kilometres', () => {
  expect(wayLeft('shipped', exact(leeds), exact(london))).toEqual({ distanceRemainingKm: 271.2, etaMinutes: 407 });
  const rounded = { ...london, precision: 'rounded' as const };
  expect(wayLeft('shipped', exact(leeds), rounded)).toEqual({ distanceRemainingKm: 271, etaMinutes: 407 });
});

test('to a postcode area the way is told to five kilometres, and no time of arrival is worked out', () => {
  expect(wayLeft('out_for_delivery', harrogate, ilkley)).toEqual({ distanceRemainingKm: 20, etaMinutes: null });
});

test('inside one area there is no distance: Ilkley is not 1.7 km from a warehouse in Leeds', () => {
  const warehouse = exact({ lat: 53.8035, lng: -1.5747 });
  const unknown = { distanceRemainingKm: null, etaMinutes: null };
  for (const status of ['pending', 'shipped', 'out_for_delivery'] as const) {
    expect(wayLeft(status, warehouse, ilkley)).toEqual(unknown);
    expect(wayLeft(status, ilkley, warehouse)).toEqual(unknown);
  }
});

test('where only the country is known, there is no distance', () => {
  const somewhere = { lat: 46.6, lng: 2.4, precision: 'country' as const };
  expect(wayLeft('shipped', exact(leeds), somewhere).distanceRemainingKm).toBeNull();
});
