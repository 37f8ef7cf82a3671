import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { id, instant } from '#platform/columns.ts';
import { MOST_WORDINGS } from './limits.ts';

/** Questions that the shop has answered once for everybody. */
export const answers = pgTable(
  'answers',
  {
    id: id(),
    question: varchar('question', { length: 200 }).notNull(),
    /** Other words for the same question. */
    alsoAsked: text('also_asked').array().notNull().default(sql`'{}'::text[]`),
    answer: varchar('answer', { length: 1000 }).notNull(),
    changedAt: instant('changed_at').notNull(),
    version: integer('version').notNull().default(1),
  },
  (t) => [
    check('answers_also_asked', sql`cardinality(${t.alsoAsked}) <= ${sql.raw(String(MOST_WORDINGS))}`),
    uniqueIndex('answers_once').on(sql`lower(${t.question})`),
  ],
);
