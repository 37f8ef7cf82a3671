import { customType, integer, numeric, timestamp } from 'drizzle-orm/pg-core';
import { type Pence, toDecimal, toPence } from '#values/money.ts';

/** An identity primary key called `id`. */
export const id = () => integer('id').primaryKey().generatedAlwaysAsIdentity();

/** A `timestamptz` column, read and written as a `Date`. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** A `numeric(10,2)` column, read and written as whole pence. */
export const pence = customType<{ data: Pence; driverData: string }>({
  dataType: () => 'numeric(10,2)',
  fromDriver: toPence,
  toDriver: toDecimal,
});

/** A percentage with two decimals, such as a VAT rate, kept as text (`"20.00"`). */
export const percent = (name: string) => numeric(name, { precision: 5, scale: 2 });
