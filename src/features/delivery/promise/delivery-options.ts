import { deliveryFee } from '#features/delivery/fee.ts';
import { type Destination, isAbroad, type Place, placeOf, type Zone } from '#features/delivery/zones.ts';
import { type LondonDay, londonDayOf, londonMinutesOf } from '#values/london-day.ts';
import type { Pence } from '#values/money.ts';
import { arrivalDay } from './arrival.ts';
import type { Calendars } from './calendars.ts';
import { toDayNumber, toLondonDay } from './day-number.ts';
import type { Goods } from './goods.ts';

/** What a method asks for in one zone. */
export interface ZoneTerms {
  zone: Zone;
  price: Pence;
  freeThreshold: Pence | null;
  /** Working days on the road there. */
  days: number;
}

/** A delivery method as the engine reads it; limits that are null do not limit. */
export interface MethodTerms {
  isCollection: boolean;
  price: Pence;
  freeThreshold: Pence | null;
  estimatedDays: number;
  /** Null: it has none of its own and serves every zone by the figures above, free on the mainland alone. */
  zones: readonly ZoneTerms[] | null;
  cutOffMinutes: number;
  /** 1 Monday to 7 Sunday; at least one. */
  deliversOn: readonly number[];
  /** Of the heaviest piece. */
  maxPieceKg: number | null;
  /** Of all pieces together. */
  maxTotalKg: number | null;
  /** It is not offered for less: a pallet for a cable is no offer. */
  minTotalKg: number | null;
  maxLengthMm: number | null;
  takesPallets: boolean;
}

export interface ToDeliver {
  goods: readonly Goods[];
  /** What the goods cost ex VAT before any discount, by which a free threshold is reached. */
  subtotal: Pence;
  destination: Destination;
  at: Date;
  calendars: Calendars;
}

export interface DeliveryOption<Method> {
  method: Method;
  /** What the method asks for there. */
  terms: Omit<ZoneTerms, 'zone'>;
  /** Ex VAT. */
  fee: Pence;
  arrivesOn: LondonDay;
  /** Abroad a day is not promised. */
  isAbout: boolean;
}

const STORE: Place = { zone: 'mainland', calendar: 'england' };

/** Which of these methods serve goods and destination, what each costs, and when it arrives (decision C14). */
export function deliveryOptions<Method extends MethodTerms>(
  methods: readonly Method[],
  toDeliver: ToDeliver,
): DeliveryOption<Method>[] {
  const ask = engineFor(toDeliver);
  return methods.flatMap((method) => ask(method) ?? []);
}

/** The same for one method; null when it does not serve. */
export function deliveryOption<Method extends MethodTerms>(
  method: Method,
  toDeliver: ToDeliver,
): DeliveryOption<Method> | null {
  return engineFor(toDeliver)(method);
}

function engineFor({ goods, subtotal, destination, at, calendars }: ToDeliver) {
  const destined = placeOf(destination);
  const load = loadOf(goods);
  const ordered = { day: toDayNumber(londonDayOf(at)), minutes: londonMinutesOf(at) };
  return <Method extends MethodTerms>(method: Method): DeliveryOption<Method> | null => {
    const place = method.isCollection ? STORE : destined;
    const terms = place && termsIn(method, place.zone);
    if (!place || !terms || !carries(method, load)) return null;
    const journey = { ...method, leadDays: load.leadDays, transitDays: terms.days };
    return {
      method,
      terms,
      fee: deliveryFee(terms, subtotal),
      arrivesOn: toLondonDay(arrivalDay(ordered, journey, place, calendars)),
      isAbout: isAbroad(place.zone),
    };
  };
}

/** What a method asks for in a zone; null when it does not deliver there. */
export function termsIn(method: MethodTerms, zone: Zone): Omit<ZoneTerms, 'zone'> | null {
  const { price, freeThreshold, estimatedDays: days, zones, isCollection } = method;
  if (zones && !isCollection) return zones.find((terms) => terms.zone === zone) ?? null;
  return { price, freeThreshold: isCollection || zone === 'mainland' ? freeThreshold : null, days };
}

/** All goods of an order as one load. */
function loadOf(goods: readonly Goods[]) {
  return {
    pieceKg: Math.max(0, ...goods.map(({ weightKg }) => weightKg)),
    totalKg: goods.reduce((sum, { weightKg, quantity }) => sum + weightKg * quantity, 0),
    longestMm: Math.max(0, ...goods.map(({ longestMm }) => longestMm)),
    isOnPallet: goods.some(({ isOnPallet }) => isOnPallet),
    // It leaves when all of it is ready.
    leadDays: Math.max(0, ...goods.map(({ leadDays }) => leadDays)),
  };
}

function carries(method: MethodTerms, load: ReturnType<typeof loadOf>): boolean {
  const { maxPieceKg, maxTotalKg, minTotalKg, maxLengthMm, takesPallets } = method;
  return (
    load.pieceKg <= (maxPieceKg ?? Number.POSITIVE_INFINITY) &&
    load.totalKg <= (maxTotalKg ?? Number.POSITIVE_INFINITY) &&
    load.totalKg >= (minTotalKg ?? 0) &&
    load.longestMm <= (maxLengthMm ?? Number.POSITIVE_INFINITY) &&
    (takesPallets || !load.isOnPallet)
  );
}
