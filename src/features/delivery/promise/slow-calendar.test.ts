// Ten thousand random orders against a calendar written only for this test: slow, obvious, day by day, with days as words and
// holidays from an almanac that the shop does not ship.
import Holidays from 'date-holidays';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ClosingDay, openCalendars } from './calendars.ts';
import { deliveryOption, type MethodTerms } from './delivery-options.ts';

const STATES = { england: 'ENG', scotland: 'SCT', northern_ireland: 'NIR' } as const;
type Region = keyof typeof STATES;
// Once only, and so for the owner to enter.
const PROCLAIMED = '2026-06-15';
const YEARS = [2025, 2026, 2027, 2028, 2029, 2030];

const almanac = Object.fromEntries(
  Object.entries(STATES).map(([region, state]) => {
    const days = YEARS.flatMap((year) => new Holidays('GB', state).getHolidays(year))
      .filter(({ type, date }) => type === 'public' && !date.startsWith(PROCLAIMED))
      .map(({ date }) => date.slice(0, 10));
    return [region, new Set(days)];
  }),
) as Record<Region, Set<string>>;

// A calendar as it hangs on a wall: every day, its name, and the day after it.
const wall = new Map(
  Array.from({ length: 6 * 365 }, (_, n) => {
    const write = (date: Date) => date.toISOString().slice(0, 10);
    const date = new Date(Date.UTC(2025, 0, 1 + n, 12));
    const next = new Date(Date.UTC(2025, 0, 2 + n, 12));
    const name = date.toLocaleDateString('en-GB', { weekday: 'short', timeZone: 'UTC' });
    return [write(date), { name, next: write(next) }];
  }),
);
const londonClock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/London',
  dateStyle: 'short',
  timeStyle: 'short',
});

const PLACES = [
  { country: 'United Kingdom', postcode: 'LS1 4AP', region: 'england' },
  { country: 'United Kingdom', postcode: 'G2 1DY', region: 'scotland' },
  { country: 'United Kingdom', postcode: 'KW15 1AA', region: 'scotland' },
  { country: 'United Kingdom', postcode: 'BT7 1NN', region: 'northern_ireland' },
  { country: 'France', postcode: '75011', region: null },
  { country: 'Oman', postcode: '112', region: null },
] as const;

type Order = {
  at: Date;
  place: (typeof PLACES)[number];
  cutOffMinutes: number;
  lead: number;
  transit: number;
  deliversOn: number[];
  closed: ClosingDay[];
};

const day = fc
  .integer({ min: 0, max: 1_095 })
  .map((n) => new Date(Date.UTC(2026, 0, 1 + n)).toISOString().slice(0, 10));
const order: fc.Arbitrary<Order> = fc.record({
  at: fc.date({ min: new Date('2026-01-01'), max: new Date('2028-12-31'), noInvalidDate: true }),
  place: fc.constantFrom(...PLACES),
  cutOffMinutes: fc.integer({ min: 1, max: 1_440 }),
  lead: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, fc.integer({ min: 1, max: 30 })),
  transit: fc.integer({ min: 0, max: 8 }),
  deliversOn: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 7 }),
  closed: fc.array(
    fc.record({ day, place: fc.constantFrom<ClosingDay['place']>('warehouse', 'uk', 'england', 'scotland') }),
    { maxLength: 3 },
  ),
});

test('10,000 random orders arrive on the day that a slow, obvious calendar says', () => {
  fc.assert(
    fc.property(order, (asked) => {
      expect(byEngine(asked)).toBe(byHand(asked));
    }),
    { numRuns: 10_000 },
  );
});

function byEngine({ at, place, cutOffMinutes, lead, transit, deliversOn, closed }: Order) {
  const method: MethodTerms = {
    ...{ isCollection: false, price: 0, freeThreshold: null, estimatedDays: transit, zones: null, cutOffMinutes },
    ...{ deliversOn, maxPieceKg: null, maxTotalKg: null, minTotalKg: null, maxLengthMm: null, takesPallets: true },
  };
  const goods = [{ quantity: 1, weightKg: 1, longestMm: 1, isOnPallet: false, leadDays: lead }];
  return deliveryOption(method, { goods, subtotal: 0, destination: place, at, calendars: openCalendars(closed) })
    ?.arrivesOn;
}

function byHand({ at, place, cutOffMinutes, lead, transit, deliversOn, closed }: Order) {
  const isClosed = (on: string, ...places: string[]) => closed.some((c) => c.day === on && places.includes(c.place));
  const weLeave = (on: string) =>
    isWeekday(on) && !almanac.england.has(on) && !isClosed(on, 'warehouse', 'uk', 'england');
  const isHolidayThere = (on: string) =>
    place.region !== null && (almanac[place.region].has(on) || isClosed(on, 'uk', place.region));
  const isDeliveryWeekday = (on: string) => deliversOn.includes(isoWeekday(on));
  const isWorkThere = (on: string) => {
    if (place.country === 'Oman') return !['Fri', 'Sat'].includes(nameOf(on));
    if (place.region === null) return isWeekday(on);
    return (isWeekday(on) || isDeliveryWeekday(on)) && !isHolidayThere(on);
  };

  const [day = '', clock = ''] = londonClock.format(at).split(' ');
  const [h, m] = clock.split(':');
  let today = day;
  if (Number(h) * 60 + Number(m) >= cutOffMinutes) today = tomorrow(today);
  while (!weLeave(today)) today = tomorrow(today);
  for (let made = 0; made < lead; made++) {
    today = tomorrow(today);
    while (!weLeave(today)) today = tomorrow(today);
  }
  for (let driven = 0; driven < transit; driven++) {
    today = tomorrow(today);
    while (!isWorkThere(today)) today = tomorrow(today);
  }
  while (!isWorkThere(today) || (place.region !== null && !isDeliveryWeekday(today))) today = tomorrow(today);
  return today;
}

function tomorrow(on: string): string {
  return onTheWall(on).next;
}

function nameOf(on: string): string {
  return onTheWall(on).name;
}

function isoWeekday(on: string): number {
  return ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].indexOf(nameOf(on)) + 1;
}

function isWeekday(on: string): boolean {
  return !['Sat', 'Sun'].includes(nameOf(on));
}

function onTheWall(on: string) {
  const found = wall.get(on);
  if (!found) throw new Error(`${on} is not on the wall.`);
  return found;
}
