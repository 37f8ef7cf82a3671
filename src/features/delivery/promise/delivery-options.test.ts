import { expect, test } from 'vitest';
import { placeOf } from '#features/delivery/zones.ts';
import { type ClosingDay, openCalendars } from './calendars.ts';
import { deliveryOptions, type MethodTerms } from './delivery-options.ts';
import { type Goods, goodsOf } from './goods.ts';
import { nextChange } from './next-change.ts';

const method = (name: string, part: Partial<MethodTerms>) => ({
  name,
  isCollection: false,
  price: 999,
  freeThreshold: null,
  estimatedDays: 1,
  zones: null,
  cutOffMinutes: 14 * 60,
  deliversOn: [1, 2, 3, 4, 5],
  maxPieceKg: null,
  maxTotalKg: null,
  minTotalKg: null,
  maxLengthMm: null,
  takesPallets: false,
  ...part,
});
const mainland = { zone: 'mainland', price: 3_499, freeThreshold: null, days: 1 } as const;
const nextDay = method('Next Day', { zones: [mainland], maxPieceKg: 30 });
const standard = method('Standard', {
  zones: [
    { ...mainland, price: 999, freeThreshold: 10_000, days: 3 },
    { zone: 'northern_ireland', price: 1_999, freeThreshold: null, days: 4 },
  ],
  maxPieceKg: 80,
});
const pallet = method('Pallet', {
  zones: [{ ...mainland, price: 9_500, days: 3 }],
  minTotalKg: 60,
  maxTotalKg: 1_000,
  takesPallets: true,
});
const METHODS = [nextDay, standard, pallet];

const screen = goodsOf({ weightKg: 18, widthMm: 1_240 }, 1);
const LEEDS = { country: 'United Kingdom', postcode: 'LS1 4AP' };

interface Asked {
  goods?: Goods[];
  to?: { country: string; postcode: string | null };
  closed?: ClosingDay[];
  methods?: (MethodTerms & { name: string })[];
  subtotal?: number;
}

/** What a buyer is offered at this moment in London: `Next Day 2026-11-24 34.99`. */
function offered(
  at: string,
  { goods = [screen], to = LEEDS, closed = [], methods = METHODS, subtotal = 1 }: Asked = {},
) {
  const calendars = openCalendars(closed);
  const found = deliveryOptions(methods, { goods, subtotal, destination: to, at: new Date(at), calendars });
  return Object.fromEntries(found.map((option) => [option.method.name, option]));
}
const nextDayAt = (at: string, asked: Asked = {}) => offered(at, asked)['Next Day']?.arrivesOn;

test('Next Day with cut-off 14:00: Sunday → Tuesday, Monday 13:59 → Tuesday, Monday 14:01 → Wednesday, Friday 15:00 → Tuesday', () => {
  expect(nextDayAt('2026-11-22T16:00:00Z')).toBe('2026-11-24');
  expect(nextDayAt('2026-11-23T13:59:00Z')).toBe('2026-11-24');
  expect(nextDayAt('2026-11-23T14:01:00Z')).toBe('2026-11-25');
  expect(nextDayAt('2026-11-27T15:00:00Z')).toBe('2026-12-01');
});

test('290 kg made to order: never ‘tomorrow’, but its lead time and a pallet', () => {
  const wall = goodsOf({ weightKg: 290, madeToOrder: true, leadTimeDays: 20, onPallet: true }, 1);
  const found = offered('2026-11-23T10:00:00Z', { goods: [wall] });
  expect(Object.keys(found)).toEqual(['Pallet']);
  // 20 working days from Monday 23 November leave on 21 December; the holidays stand between then and the third day.
  expect(found.Pallet?.arrivesOn).toBe('2026-12-24');
  expect(found.Pallet?.fee).toBe(9_500);
});

test('Paris: no mainland method', () => {
  expect(offered('2026-11-23T10:00:00Z', { to: { country: 'France', postcode: '75011' } })).toEqual({});
});

test('Belfast: its own price', () => {
  const found = offered('2026-11-23T10:00:00Z', { to: { country: 'United Kingdom', postcode: 'bt11aa' } });
  expect(Object.keys(found)).toEqual(['Standard']);
  expect([found.Standard?.fee, found.Standard?.arrivesOn]).toEqual([1_999, '2026-11-27']);
});

test('23 December: the holidays are counted', () => {
  expect(nextDayAt('2026-12-23T13:59:00Z')).toBe('2026-12-24');
  // The 25th, a weekend, and the substitute for Boxing Day.
  expect(nextDayAt('2026-12-23T14:01:00Z')).toBe('2026-12-29');
});

test('a bank holiday that is added today counts today, where it is one', () => {
  const closed = (place: ClosingDay['place']): Asked => ({ closed: [{ day: '2026-11-24', place }] });
  expect(nextDayAt('2026-11-23T10:00:00Z', closed('uk'))).toBe('2026-11-25');
  expect(nextDayAt('2026-11-23T10:00:00Z', closed('scotland'))).toBe('2026-11-24');
  expect(nextDayAt('2026-11-23T10:00:00Z', { ...closed('scotland'), to: { ...LEEDS, postcode: 'EH1 1YZ' } })).toBe(
    '2026-11-25',
  );
  // Carriers drive while we are closed, but nothing leaves us.
  expect(nextDayAt('2026-11-23T10:00:00Z', closed('warehouse'))).toBe('2026-11-24');
  expect(nextDayAt('2026-11-24T10:00:00Z', closed('warehouse'))).toBe('2026-11-26');
});

test('a holiday of the destination alone delays its own deliveries', () => {
  const methods = [method('Next Day', {})];
  const to = (postcode: string) => ({ country: 'United Kingdom', postcode });
  expect(nextDayAt('2026-11-27T10:00:00Z', { methods })).toBe('2026-11-30');
  expect(nextDayAt('2026-11-27T10:00:00Z', { methods, to: to('G1 1AA') })).toBe('2026-12-01');
  expect(nextDayAt('2027-07-09T10:00:00Z', { methods, to: to('BT1 1AA') })).toBe('2027-07-13');
});

test('Qatar and Oman work from Sunday to Thursday, and abroad every day is about', () => {
  const methods = [method('Air freight', { estimatedDays: 4 })];
  const to = (country: string, postcode: string) => ({ country, postcode });
  const doha = offered('2026-11-23T10:00:00Z', { methods, to: to('Qatar', '22011') })['Air freight'];
  expect([doha?.arrivesOn, doha?.isAbout]).toEqual(['2026-11-29', true]);
  const paris = offered('2026-11-23T10:00:00Z', { methods, to: to('France', '75011') })['Air freight'];
  expect([paris?.arrivesOn, paris?.isAbout]).toEqual(['2026-11-27', true]);
});

test('a method that delivers on Saturdays brings what left on Friday', () => {
  const saturday = { methods: [method('Next Day', { deliversOn: [1, 2, 3, 4, 5, 6] })] };
  expect(nextDayAt('2026-11-27T10:00:00Z', saturday)).toBe('2026-11-28');
  expect(nextDayAt('2026-11-28T10:00:00Z', saturday)).toBe('2026-12-01');
  const tuesdays = { methods: [method('Next Day', { deliversOn: [2] })] };
  expect(nextDayAt('2026-11-24T10:00:00Z', tuesdays)).toBe('2026-12-01');
});

test('a cut-off of 24:00 is midnight, the end of the day', () => {
  const methods = [method('Next Day', { cutOffMinutes: 1_440 })];
  expect(nextDayAt('2026-11-23T23:59:00Z', { methods })).toBe('2026-11-24');
});

test('the cut-off is London’s, on the days on which the clocks change too', () => {
  // 28 March 2027 is a Sunday; on the Monday after it, and after Easter Monday, 13:00 UTC is 14:00 in London.
  expect(nextDayAt('2027-03-30T12:59:00Z')).toBe('2027-03-31');
  expect(nextDayAt('2027-03-30T13:01:00Z')).toBe('2027-04-01');
  // 23:30 UTC on a summer Sunday is Monday in London.
  expect(nextDayAt('2026-07-19T23:30:00Z')).toBe('2026-07-21');
});

test('limits count the heaviest piece, all pieces together, the longest side and the pallet', () => {
  const named = (goods: Goods[], methods: MethodTerms[]) =>
    Object.keys(
      offered('2026-11-23T10:00:00Z', { goods, methods: methods.map((terms, at) => ({ ...terms, name: String(at) })) }),
    );
  const parcel = method('Parcel', { maxPieceKg: 30, maxTotalKg: 60, maxLengthMm: 1_500 });
  expect(named([goodsOf({ weightKg: 30, depthMm: 1_500 }, 2)], [parcel])).toEqual(['0']);
  expect(named([goodsOf({ weightKg: 30.1 }, 1)], [parcel])).toEqual([]);
  expect(named([goodsOf({ weightKg: 30 }, 3)], [parcel])).toEqual([]);
  expect(named([goodsOf({ weightKg: 3, heightMm: 1_501 }, 1)], [parcel])).toEqual([]);
  expect(named([goodsOf({ weightKg: 3, onPallet: true }, 1)], [parcel])).toEqual([]);
  // What is not known counts as light and small.
  expect(named([goodsOf({}, 99)], [parcel, pallet])).toEqual(['0']);
});

test('goods wait for the slowest among them, and a lead time counts only for what is made to order', () => {
  const stocked = goodsOf({ weightKg: 5, leadTimeDays: 30 }, 1);
  const made = goodsOf({ weightKg: 5, leadTimeDays: 2, madeToOrder: true }, 1);
  expect(nextDayAt('2026-11-23T10:00:00Z', { goods: [stocked] })).toBe('2026-11-24');
  expect(nextDayAt('2026-11-23T10:00:00Z', { goods: [stocked, made] })).toBe('2026-11-26');
});

test('free delivery is for the mainland unless a zone says otherwise', () => {
  const to = (postcode: string) => ({ country: 'United Kingdom', postcode });
  const methods = [method('Standard', { freeThreshold: 10_000 })];
  expect(offered('2026-11-23T10:00:00Z', { methods, subtotal: 10_000 }).Standard?.fee).toBe(0);
  expect(offered('2026-11-23T10:00:00Z', { methods, subtotal: 10_000, to: to('BT1 1AA') }).Standard?.fee).toBe(999);
});

test.each([
  ['LS1 4AP', 'mainland', 'england'],
  ['sw1a1aa', 'mainland', 'england'],
  ['EH1 1YZ', 'mainland', 'scotland'],
  ['iv2 3bd', 'highlands', 'scotland'],
  ['PA1 2BB', 'mainland', 'scotland'],
  ['PA34 5AB', 'highlands', 'scotland'],
  ['PO30 1AA', 'highlands', 'england'],
  ['PO3 5AA', 'mainland', 'england'],
  ['BT1 1AA', 'northern_ireland', 'northern_ireland'],
  ['IM1 1AA', 'isle_of_man', 'england'],
  ['je2 3ab', 'channel_islands', 'england'],
  ['GY1 1AA', 'channel_islands', 'england'],
  ['G1 1AA', 'mainland', 'scotland'],
  [null, 'mainland', 'england'],
])('%s lies in %s and goes by the calendar of %s', (postcode, zone, calendar) => {
  expect(placeOf({ country: 'United Kingdom', postcode })).toEqual({ zone, calendar });
});

test('a country that we do not serve has no zone', () => {
  expect(placeOf({ country: 'Germany', postcode: '10115' })).toBeNull();
});

test('what a page says changes at the next cut-off or at midnight in London, whatever the clocks do', () => {
  const change = (at: string, cutOffs = [14 * 60, 1_440]) => nextChange(cutOffs, new Date(at)).toISOString();
  expect(change('2026-11-23T10:00:00Z')).toBe('2026-11-23T14:00:00.000Z');
  expect(change('2026-11-23T14:00:00Z')).toBe('2026-11-24T00:00:00.000Z');
  expect(change('2026-07-20T10:00:00Z')).toBe('2026-07-20T13:00:00.000Z');
  expect(change('2027-03-28T10:00:00Z')).toBe('2027-03-28T13:00:00.000Z');
  expect(change('2027-03-27T20:00:00Z')).toBe('2027-03-28T00:00:00.000Z');
  // A cut-off at 01:30 is left out on that night: 02:30 in summer time is the moment that it would have been.
  expect(change('2027-03-28T00:30:00Z', [90])).toBe('2027-03-28T01:30:00.000Z');
  expect(change('2026-10-25T00:15:00Z', [90])).toBe('2026-10-25T00:30:00.000Z');
});
