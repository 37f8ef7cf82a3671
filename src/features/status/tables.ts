import { pgTable, varchar } from 'drizzle-orm/pg-core';
import { instant } from '#platform/columns.ts';

/** What needs a person now, since when as far as was seen, and when an e-mail said so last. */
export const toldConcerns = pgTable('told_concerns', {
  about: varchar('about', { length: 40 }).primaryKey(),
  since: instant('since').notNull(),
  toldAt: instant('told_at'),
});
