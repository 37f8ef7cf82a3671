// The lines of a tracking page are told together, whatever is known: none may say what another denies.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ORDER_STATUSES } from '#features/orders/status.ts';
import type { Tracking } from '#features/tracking/contract.ts';
import { isStale } from '#features/tracking/drive.ts';
import { PRECISIONS, wayLeft } from '#features/tracking/journey.ts';
import { formatDate, formatTime } from '#values/instant.ts';
import { describeMap } from './map/map-words.ts';
import { driverWords, factsOf } from './tracking-words.ts';

const now = Date.parse('2026-11-22T10:00:00Z');
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const warehouse = { lat: 53.8035, lng: -1.5747, address: 'Foundry Yard, Leeds' };

const britain = fc.record({
  lat: fc.double({ min: 50, max: 58.6, noNaN: true }),
  lng: fc.double({ min: -5.5, max: 1.5, noNaN: true }),
});

interface Moment {
  status: Tracking['status'];
  precision: NonNullable<Tracking['precision']>;
  destination: { lat: number; lng: number };
  position: { lat: number; lng: number; minutesAgo: number } | null;
  hasDriver: boolean;
  isCollected: boolean;
  promisedInDays: number | null;
  isEstimateAbout: boolean;
}

const moment: fc.Arbitrary<Moment> = fc.record({
  status: fc.constantFrom(...ORDER_STATUSES),
  precision: fc.constantFrom(...PRECISIONS),
  destination: fc.oneof(britain, fc.constant({ lat: 53.8, lng: -1.55 })),
  position: fc.option(
    fc
      .oneof(britain, fc.constant({ lat: 53.8, lng: -1.55 }))
      .chain((at) => fc.integer({ min: 0, max: 12 }).map((minutesAgo) => ({ ...at, minutesAgo }))),
  ),
  hasDriver: fc.boolean(),
  isCollected: fc.boolean(),
  promisedInDays: fc.option(fc.integer({ min: -3, max: 3 })),
  isEstimateAbout: fc.boolean(),
});

/** What the server answers of such an order. */
function trackingAt(given: Moment): Tracking {
  const { status, precision, destination, hasDriver, isCollected, promisedInDays, isEstimateAbout } = given;
  const isShown = (status === 'shipped' || status === 'out_for_delivery') && hasDriver;
  const position = isShown ? given.position : null;
  const at = position && new Date(now - position.minutesAgo * MINUTE).toISOString();
  const from = { ...(position ?? warehouse), precision: 'exact' as const };
  const left = wayLeft(status, from, isCollected ? null : { ...destination, precision });
  const isOver = status === 'delivered' || status === 'cancelled';
  return {
    orderNumber: 'BF-7K3Q-X9MD',
    status,
    progress: 0,
    estimatedDelivery: promisedInDays === null ? null : new Date(now + promisedInDays * DAY).toISOString(),
    isEstimateAbout,
    ...left,
    etaMinutes: isOver || (at && !isStale(at, now)) ? left.etaMinutes : null,
    precision: isCollected ? null : precision,
    deliveryAddress: isCollected ? null : { city: 'Ilkley', postcode: 'LS29 8DL', ...destination },
    warehouseLocation: warehouse,
    trackingUpdates: [
      { ...warehouse, timestamp: new Date(now - DAY).toISOString(), status, description: 'It came to this' },
    ],
    ...(isShown
      ? { driver: { id: 1, vehicle: 'Van', currentLocation: position && at ? { ...position, at } : null } }
      : {}),
    isOwner: true,
    deliveryConfirmedAt: null,
  };
}

/** All that a page says of an order at a moment. */
function told(tracking: Tracking) {
  const facts = new Map(factsOf(tracking, now).map(({ term, value }) => [term, value]));
  const map = describeMap(tracking, now);
  const driver = tracking.driver ? driverWords(tracking, now) : '';
  return { facts, map, driver, all: [...facts.values(), map, driver].join('\n') };
}

const holds = (check: (tracking: Tracking, page: ReturnType<typeof told>) => void) =>
  fc.assert(
    fc.property(moment, (given) => {
      const tracking = trackingAt(given);
      check(tracking, told(tracking));
    }),
    { numRuns: 500 },
  );

const numbersIn = (text: string) => [...text.matchAll(/(\d+(?:\.\d)?) km/g)].map(([, km]) => Number(km));

test('one distance stands on the page, and it is the one that was worked out', () => {
  holds(({ distanceRemainingKm: km, precision }, { all }) => {
    const numbers = new Set(numbersIn(all));
    expect(numbers.size).toBeLessThanOrEqual(1);
    // 'Less than 1 km' of rounded places.
    const shown = precision === 'rounded' && km === 0 ? 1 : km;
    expect([...numbers].filter((number) => number !== shown)).toEqual([]);
  });
});

test('a place that is known by its area or country gives no exact distance, no time of arrival and no door', () => {
  holds((tracking, { all, facts }) => {
    if (tracking.precision === 'exact' || tracking.status === 'delivered') return;
    expect(all).not.toMatch(/\d\.\d km|at (the|your) door/i);
    if (tracking.precision === 'rounded') return;
    expect(facts.has('Arrival')).toBe(false);
    expect(all).not.toMatch(/arrives in/);
    for (const number of numbersIn(all)) expect(number % 5).toBe(0);
    if (/\d km/.test(all)) expect(all).toMatch(/about \d+ km/i);
  });
});

test('the day of delivery is the day on which the driver arrives, where that is known', () => {
  holds((tracking, { facts, driver }) => {
    const day = facts.get('Estimated delivery') ?? '';
    expect(facts.has('Arrival')).toBe(/arrives in|at your door/.test(driver));
    if (!facts.has('Arrival')) return;
    expect(day.startsWith(formatDate(now + (tracking.etaMinutes ?? 0) * MINUTE))).toBe(true);
    const promised = tracking.estimatedDelivery && formatDate(tracking.estimatedDelivery);
    if (promised && !day.startsWith(promised)) expect(day).toContain(`promised for`);
  });
});

test('where the money may still be awaited no day stands as a flat promise', () => {
  fc.assert(
    fc.property(moment, fc.constantFrom(true, 'unsaid' as const), (given, awaitsPayment) => {
      const tracking: Tracking = { ...trackingAt({ ...given, position: null }), awaitsPayment };
      if (!['pending', 'processing'].includes(tracking.status) || !tracking.estimatedDelivery) return;
      const { facts } = told(tracking);
      const day = facts.get('Estimated delivery') ?? facts.get('Ready to collect');
      expect(day).toMatch(/payment/);
    }),
  );
});

test('a day that has passed is not told as one to come', () => {
  holds((tracking, { facts }) => {
    const { estimatedDelivery } = tracking;
    if (!estimatedDelivery || facts.has('Arrival') || !facts.has('Estimated delivery')) return;
    const isPast = Date.parse(estimatedDelivery) < now - 12 * 60 * MINUTE;
    expect(facts.get('Estimated delivery')?.startsWith('Was due')).toBe(isPast);
  });
});

test('an old position gives no arrival, and its distance is told as of then', () => {
  holds((tracking, { facts }) => {
    const at = tracking.driver?.currentLocation?.at;
    if (!at || !isStale(at, now)) return;
    expect(facts.has('Arrival')).toBe(false);
    if (facts.has('Distance remaining')) expect(facts.get('Distance remaining')).toContain('when last seen');
  });
});

test('the map names the moment of the position that the driver’s card is about, and none without one', () => {
  holds((tracking, { map }) => {
    const at = tracking.driver?.currentLocation?.at;
    expect(/seen at/.test(map)).toBe(Boolean(at && tracking.deliveryAddress));
    if (at && tracking.deliveryAddress) expect(map).toContain(`seen at ${formatTime(at)}`);
  });
});

test('an order that is over has no distance, arrival or estimate left, and says when it arrived', () => {
  holds((tracking, { facts, map }) => {
    if (tracking.status !== 'delivered' && tracking.status !== 'cancelled') return;
    for (const term of ['Distance remaining', 'Arrival', 'Estimated delivery', 'From our warehouse']) {
      expect(facts.has(term)).toBe(false);
    }
    if (tracking.status !== 'delivered') return;
    expect(facts.has(tracking.deliveryAddress ? 'Delivered' : 'Collected')).toBe(true);
    if (tracking.deliveryAddress) expect(map).toMatch(/^Arrived in/);
  });
});

test('goods that are collected have no driver’s way, distance or estimated delivery', () => {
  holds((tracking, { facts, map }) => {
    if (tracking.deliveryAddress) return;
    expect(map).toMatch(/^You collect/);
    expect([...facts.keys()].filter((term) => /Distance|Arrival|Estimated|warehouse/.test(term))).toEqual([]);
  });
});

test('goods that left without a position are told from the warehouse, not as a way that shrinks', () => {
  holds((tracking, { facts }) => {
    const isOut = tracking.status === 'shipped' || tracking.status === 'out_for_delivery';
    if (isOut && !tracking.driver?.currentLocation) expect(facts.has('Distance remaining')).toBe(false);
  });
});
