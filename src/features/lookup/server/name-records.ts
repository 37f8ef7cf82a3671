import { inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { signupRequests, users } from '#features/accounts/tables.ts';
import type { RecordKey } from '#features/audit/references.ts';
import { products } from '#features/catalogue/tables.ts';
import { currencies } from '#features/currencies/tables.ts';
import { deliveryMethods } from '#features/delivery/tables.ts';
import { messages } from '#features/messages/tables.ts';
import { orders } from '#features/orders/tables.ts';
import { paymentMethods } from '#features/payments/tables.ts';
import { permissions } from '#features/permissions/tables.ts';
import { quotes } from '#features/quotes/tables.ts';
import { drivers } from '#features/tracking/tables.ts';
import type { Database } from '#platform/database.ts';
import { timedJobs } from '#platform/tables.ts';

/**
 * What people call these records: an order's number, a product's name, a person's name and e-mail address; by kind and number
 * (`order 41`). A record that is gone has no name. One query for each kind, however many records.
 */
export async function nameRecords(db: Database, keys: readonly RecordKey[]): Promise<Record<string, string>> {
  const kinds = [...Map.groupBy(keys, ({ type }) => type)];
  const named = await Promise.all(
    kinds.map(async ([type, ofKind]) => {
      const kind = NAMED[type];
      if (!kind) return [];
      const ids = [...new Set(ofKind.map(({ id }) => id))];
      const rows = await db.select({ id: kind.id, name: kind.name }).from(kind.table).where(inArray(kind.id, ids));
      return rows.flatMap(({ id, name }) => (name ? [[`${type} ${id}`, name] as const] : []));
    }),
  );
  return Object.fromEntries(named.flat());
}

interface Named {
  table: PgTable;
  id: PgColumn;
  name: SQL<string | null>;
}

const person = (table: typeof users | typeof signupRequests): SQL<string | null> =>
  sql`concat_ws(' ', ${table.firstName}, ${table.lastName}, '(' || ${table.email} || ')')`;

const NAMED: Readonly<Record<string, Named>> = {
  order: { table: orders, id: orders.id, name: sql`${orders.orderNumber}` },
  product: { table: products, id: products.id, name: sql`${products.name}` },
  user: { table: users, id: users.id, name: person(users) },
  signup_request: { table: signupRequests, id: signupRequests.id, name: person(signupRequests) },
  permission: {
    table: permissions,
    id: permissions.id,
    name: sql`(select u.username from ${users} u where u.id = ${permissions.userId})`,
  },
  quote: { table: quotes, id: quotes.id, name: sql`${quotes.number}` },
  message: { table: messages, id: messages.id, name: sql`concat_ws(', ', ${messages.name}, ${messages.subject})` },
  driver: { table: drivers, id: drivers.id, name: sql`${drivers.name}` },
  delivery_method: { table: deliveryMethods, id: deliveryMethods.id, name: sql`${deliveryMethods.name}` },
  payment_method: { table: paymentMethods, id: paymentMethods.id, name: sql`${paymentMethods.name}` },
  job: { table: timedJobs, id: timedJobs.id, name: sql`${timedJobs.name}` },
  currency: { table: currencies, id: currencies.id, name: sql`${currencies.code}` },
};
