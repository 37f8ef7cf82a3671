import { boolean, doublePrecision, index, integer, pgTable, varchar } from 'drizzle-orm/pg-core';
import { orders } from '#features/orders/tables.ts';
import { id, instant } from '#platform/columns.ts';

export const drivers = pgTable('drivers', {
  id: id(),
  name: varchar('name', { length: 200 }).notNull(),
  phone: varchar('phone', { length: 20 }).notNull(),
  vehicle: varchar('vehicle', { length: 100 }).notNull(),
  licensePlate: varchar('license_plate', { length: 20 }).notNull(),
  isActive: boolean('is_active').notNull().default(true),
  createdAt: instant('created_at').notNull().defaultNow(),
});

/** Who brings an order. */
export const orderDrivers = pgTable(
  'order_drivers',
  {
    orderId: integer('order_id')
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    driverId: integer('driver_id')
      .notNull()
      .references(() => drivers.id),
    assignedAt: instant('assigned_at').notNull(),
  },
  (t) => [index('order_drivers_by_driver').on(t.driverId)],
);

/** Where the driver of an order was seen; the newest row is where they are. */
export const orderPositions = pgTable(
  'order_positions',
  {
    id: id(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    lat: doublePrecision('lat').notNull(),
    lng: doublePrecision('lng').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [index('order_positions_by_order').on(t.orderId, t.id.desc()), index('order_positions_by_age').on(t.at)],
);
