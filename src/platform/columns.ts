import { type SQL, sql } from 'drizzle-orm';
import {
  customType,
  type IndexBuilder,
  integer,
  numeric,
  type PgColumn,
  type ReferenceConfig,
  timestamp,
} from 'drizzle-orm/pg-core';
import { type Pence, toDecimal, toPence } from '#values/money.ts';

/** An identity primary key called `id`. */
export const id = () => integer('id').primaryKey().generatedAlwaysAsIdentity();

/** An `integer` that is never null and names a row of another table. */
export const reference = (name: string, to: ReferenceConfig['ref'], actions?: ReferenceConfig['actions']) =>
  integer(name).notNull().references(to, actions);

/** A `timestamptz` column, read and written as a `Date`. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** A `numeric(10,2)` column, read and written as whole pence. */
export const pence = customType<{ data: Pence; driverData: string }>({
  dataType: () => 'numeric(10,2)',
  fromDriver: toPence,
  toDriver: toDecimal,
});

/** A percentage with two decimals, such as a VAT rate, read as text (`"20.00"`). */
export const percent = (name: string) => numeric(name, { precision: 5, scale: 2 });

/** The condition of a check: the column holds one of these values, which must come from our own code. */
export function oneOf(column: string, values: readonly string[]): SQL {
  return sql.raw(`${column} in (${values.map((value) => `'${value}'`).join(', ')})`);
}

/**
 * An index that includes these columns (`INCLUDE`) for index-only scans. Drizzle does not support it, so it is passed as a
 * storage parameter.
 */
export function carrying(index: IndexBuilder, columns: Pick<PgColumn, 'name'>[]): IndexBuilder {
  return index.with({ include: columns.map(({ name }) => name) });
}
