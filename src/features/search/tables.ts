import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
  unique,
  varchar,
} from 'drizzle-orm/pg-core';
import { products } from '#features/catalogue/tables.ts';
import { id, instant, reference } from '#platform/columns.ts';

export const searchSynonyms = pgTable(
  'search_synonyms',
  {
    id: id(),
    terms: text('terms').array().notNull(),
    weight: numeric('weight', { precision: 3, scale: 2 }).notNull().default('0.90'),
    oneWay: boolean('one_way').notNull().default(false),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (t) => [
    check('search_synonyms_terms', sql`cardinality(${t.terms}) between 2 and 20`),
    check('search_synonyms_weight', sql`${t.weight} > 0 and ${t.weight} <= 1`),
  ],
);

export const searchRules = pgTable(
  'search_rules',
  {
    id: id(),
    // In the form of `comparable`.
    query: varchar('query', { length: 200 }).notNull(),
    productId: reference('product_id', () => products.id, { onDelete: 'cascade' }),
    effect: varchar('effect', { length: 10 }).$type<'pin' | 'hide'>().notNull(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (t) => [
    check('search_rules_effect', sql`${t.effect} in ('pin', 'hide')`),
    unique('search_rules_once').on(t.query, t.productId),
    index('search_rules_product').on(t.productId),
  ],
);

export const searchLog = pgTable(
  'search_log',
  {
    day: date('day').notNull(),
    query: varchar('query', { length: 200 }).notNull(),
    searches: integer('searches').notNull().default(0),
    empty: integer('empty').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.day, t.query] })],
);

/** What was opened and added for a query on a day in London; '' is the list without words. Without the visitors. */
export const searchClicks = pgTable(
  'search_clicks',
  {
    day: date('day').notNull(),
    query: varchar('query', { length: 200 }).notNull(),
    // May outlive its product, until the clean-up.
    productId: integer('product_id').notNull(),
    opened: integer('opened').notNull().default(0),
    added: integer('added').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.day, t.query, t.productId] })],
);

/** How many visitors of a day looked at the results of a query, and how many of them opened or added one. */
export const searchVisits = pgTable(
  'search_visits',
  {
    day: date('day').notNull(),
    query: varchar('query', { length: 200 }).notNull(),
    visits: integer('visits').notNull().default(0),
    clicked: integer('clicked').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.day, t.query] })],
);
