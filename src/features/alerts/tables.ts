import { sql } from 'drizzle-orm';
import { index, pgTable, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { products } from '#features/catalogue/tables.ts';
import { id, instant, reference } from '#platform/columns.ts';

/** Who is told when a product can be bought again, once each. Deleted with the product, or after a year. */
export const stockAlerts = pgTable(
  'stock_alerts',
  {
    id: id(),
    productId: reference('product_id', () => products.id, { onDelete: 'cascade' }),
    email: varchar('email', { length: 100 }).notNull(),
    // The link that stops them, in the e-mail.
    key: varchar('key', { length: 43 }).notNull().unique(),
    createdAt: instant('created_at').notNull(),
    // Set in the transaction that writes the e-mail.
    toldAt: instant('told_at'),
  },
  (t) => [
    uniqueIndex('stock_alerts_waiting').on(t.productId, sql`lower(${t.email})`).where(sql`${t.toldAt} is null`),
    index('stock_alerts_by_email').on(sql`lower(${t.email})`),
    index('stock_alerts_by_age').on(t.createdAt),
  ],
);
