import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, unique, varchar } from 'drizzle-orm/pg-core';
import { users } from '#features/accounts/tables.ts';
import { products } from '#features/catalogue/tables.ts';
import { id, instant, reference } from '#platform/columns.ts';

/** Pairs of products of which staff say that they fit or do not, each once whichever comes first. Deleted with either product. */
export const productPairs = pgTable(
  'product_pairs',
  {
    id: id(),
    // The smaller number.
    oneId: reference('one_id', () => products.id, { onDelete: 'cascade' }),
    otherId: reference('other_id', () => products.id, { onDelete: 'cascade' }),
    fits: boolean('fits').notNull(),
    // Staff were told that the facts say otherwise, and wanted it.
    againstFacts: boolean('against_facts').notNull().default(false),
    reason: varchar('reason', { length: 300 }).notNull(),
    // Null where it was carried over from the lists of before, or the person is gone.
    madeBy: integer('made_by').references(() => users.id, { onDelete: 'set null' }),
    madeAt: instant('made_at').notNull(),
  },
  (t) => [
    unique('product_pairs_once').on(t.oneId, t.otherId),
    index('product_pairs_by_other').on(t.otherId),
    check('product_pairs_ordered', sql`${t.oneId} < ${t.otherId}`),
  ],
);
