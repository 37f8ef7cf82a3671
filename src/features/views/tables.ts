import { sql } from 'drizzle-orm';
import { check, pgTable, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { users } from '#features/accounts/tables.ts';
import { id, instant, reference } from '#platform/columns.ts';
import { VIEW_SCREENS } from './screens.ts';

/** A filtered and sorted list that a user saved under a name. */
export const savedViews = pgTable(
  'saved_views',
  {
    id: id(),
    userId: reference('user_id', () => users.id, { onDelete: 'cascade' }),
    screen: varchar('screen', { length: 20, enum: VIEW_SCREENS }).notNull(),
    name: varchar('name', { length: 60 }).notNull(),
    search: varchar('search', { length: 1000 }).notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    check('saved_views_screen', sql`${t.screen} in ('orders')`),
    uniqueIndex('saved_views_name_key').on(t.userId, t.screen, sql`lower(${t.name})`),
  ],
);
