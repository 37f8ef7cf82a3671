import { bigint, pgTable, varchar } from 'drizzle-orm/pg-core';
import { id, instant } from '#platform/columns.ts';

/** Every attempt at a backup in the last year. */
export const backups = pgTable('backups', {
  id: id(),
  startedAt: instant('started_at').notNull(),
  /** Null while it is made, or when its process ended first. */
  endedAt: instant('ended_at'),
  /** In words: a folder, or a bucket and its store. */
  place: varchar('place', { length: 500 }).notNull(),
  /** The file's name; null: there is none. */
  name: varchar('name', { length: 100 }),
  bytes: bigint('bytes', { mode: 'number' }),
  /** Why it failed; null: it did not. */
  error: varchar('error', { length: 500 }),
});
