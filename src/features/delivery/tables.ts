import { sql } from 'drizzle-orm';
import { boolean, check, customType, date, integer, jsonb, pgTable, text, unique, varchar } from 'drizzle-orm/pg-core';
import { id, instant, oneOf, pence } from '#platform/columns.ts';
import { CLOSING_PLACES, type ClosingPlace } from './promise/closing-place.ts';
import type { ZoneTerms } from './promise/delivery-options.ts';

/** Weekdays, 1 Monday to 7 Sunday, as a bit each. */
const weekdays = customType<{ data: number[]; driverData: number }>({
  dataType: () => 'integer',
  fromDriver: (bits) => [1, 2, 3, 4, 5, 6, 7].filter((day) => bits & (1 << (day - 1))),
  toDriver: (days) => days.reduce((bits, day) => bits | (1 << (day - 1)), 0),
});

export const deliveryMethods = pgTable(
  'delivery_methods',
  {
    id: id(),
    name: varchar('name', { length: 100 }).notNull(),
    description: text('description'),
    // Where the method has zones, these are the figures of the first of them.
    price: pence('price').notNull(),
    estimatedDays: integer('estimated_days').notNull(),
    isActive: boolean('is_active').notNull().default(true),
    freeThreshold: pence('free_threshold'),
    // Collection needs no address and is taxed at the store's VAT rate.
    isCollection: boolean('is_collection').notNull().default(false),
    zones: jsonb('zones').$type<ZoneTerms[] | null>(),
    cutOffMinutes: integer('cut_off_minutes').notNull().default(1_440),
    deliversOn: weekdays('delivers_on').notNull().default(sql`31`),
    maxPieceKg: integer('max_piece_kg'),
    maxTotalKg: integer('max_total_kg'),
    minTotalKg: integer('min_total_kg'),
    maxLengthMm: integer('max_length_mm'),
    takesPallets: boolean('takes_pallets').notNull().default(true),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (t) => [
    check('delivery_methods_price', sql`${t.price} >= 0`),
    check('delivery_methods_days', sql`${t.estimatedDays} >= 0`),
    check('delivery_methods_threshold', sql`${t.freeThreshold} >= 0`),
    check('delivery_methods_cut_off', sql`${t.cutOffMinutes} between 1 and 1440`),
    check('delivery_methods_delivers_on', sql`${t.deliversOn} between 1 and 127`),
    check(
      'delivery_methods_limits',
      sql`least(${t.maxPieceKg}, ${t.maxTotalKg}, ${t.minTotalKg}, ${t.maxLengthMm}) >= 1`,
    ),
  ],
);

/** Days off that no rule knows: the shop's own, and bank holidays that are proclaimed once. */
export const closingDays = pgTable(
  'closing_days',
  {
    id: id(),
    day: date('day', { mode: 'string' }).notNull(),
    place: varchar('place', { length: 20 }).$type<ClosingPlace>().notNull(),
    reason: varchar('reason', { length: 100 }).notNull(),
  },
  (t) => [
    check('closing_days_place', oneOf('place', Object.keys(CLOSING_PLACES))),
    unique('closing_days_day_place_key').on(t.day, t.place),
  ],
);
