import { sql } from 'drizzle-orm';
import { boolean, check, doublePrecision, index, integer, pgTable, varchar } from 'drizzle-orm/pg-core';
import { orders } from '#features/orders/tables.ts';
import { id, instant, oneOf, reference } from '#platform/columns.ts';
import { POINT_SOURCES, POSITION_SOURCES, PROOF_KINDS } from './drive.ts';

export const drivers = pgTable('drivers', {
  id: id(),
  name: varchar('name', { length: 200 }).notNull(),
  phone: varchar('phone', { length: 20 }).notNull(),
  vehicle: varchar('vehicle', { length: 100 }).notNull(),
  licensePlate: varchar('license_plate', { length: 20 }).notNull(),
  isActive: boolean('is_active').notNull().default(true),
  createdAt: instant('created_at').notNull().defaultNow(),
});

/** The driver of an order. */
export const orderDrivers = pgTable(
  'order_drivers',
  {
    orderId: integer('order_id')
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    driverId: reference('driver_id', () => drivers.id),
    assignedAt: instant('assigned_at').notNull(),
    // The SHA-256 of the key in the driver's link, which ends with the delivery (decision D3).
    keyHash: varchar('key_hash', { length: 64 }),
    linkEndedAt: instant('link_ended_at'),
  },
  (t) => [index('order_drivers_by_driver').on(t.driverId)],
);

/** The positions of an order's driver; the newest row is the current one. */
export const orderPositions = pgTable(
  'order_positions',
  {
    id: id(),
    orderId: reference('order_id', () => orders.id, { onDelete: 'cascade' }),
    lat: doublePrecision('lat').notNull(),
    lng: doublePrecision('lng').notNull(),
    at: instant('at').notNull(),
    source: varchar('source', { length: 10, enum: POSITION_SOURCES }).notNull().default('staff'),
  },
  (t) => [
    check('order_positions_source', oneOf('source', POSITION_SOURCES)),
    check('order_positions_on_earth', sql`${t.lat} between -90 and 90 and ${t.lng} between -180 and 180`),
    index('order_positions_by_order').on(t.orderId, t.id.desc()),
    index('order_positions_by_age').on(t.at),
  ],
);

/** Where an address is, set on a map: by UK postcode, abroad by the address (`server/find-place.ts`). */
export const addressPoints = pgTable(
  'address_points',
  {
    key: varchar('key', { length: 64 }).primaryKey(),
    // The order at which it was set.
    orderId: reference('order_id', () => orders.id, { onDelete: 'cascade' }),
    lat: doublePrecision('lat').notNull(),
    lng: doublePrecision('lng').notNull(),
    source: varchar('source', { length: 10, enum: POINT_SOURCES }).notNull(),
    setAt: instant('set_at').notNull(),
  },
  (t) => [
    check('address_points_source', oneOf('source', POINT_SOURCES)),
    check('address_points_on_earth', sql`${t.lat} between -90 and 90 and ${t.lng} between -180 and 180`),
    index('address_points_by_order').on(t.orderId),
  ],
);

/** Proofs of delivery: the recipient and a photo or signature; shown to the owner and staff only. */
export const orderProofs = pgTable(
  'order_proofs',
  {
    orderId: integer('order_id')
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    driverId: reference('driver_id', () => drivers.id),
    receivedBy: varchar('received_by', { length: 200 }).notNull(),
    kind: varchar('kind', { length: 10, enum: PROOF_KINDS }).notNull(),
    // The file name in the private storage of the media feature.
    picture: varchar('picture', { length: 100 }).notNull(),
    at: instant('at').notNull(),
  },
  () => [check('order_proofs_kind', oneOf('kind', PROOF_KINDS))],
);
