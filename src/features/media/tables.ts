import { integer, pgTable, varchar } from 'drizzle-orm/pg-core';
import { instant } from '#platform/columns.ts';

/** A stored picture. Its bytes live in the media store under their own SHA-256, so that the same picture is kept once. */
export const media = pgTable('media', {
  hash: varchar('hash', { length: 64 }).primaryKey(),
  contentType: varchar('content_type', { length: 40 }).notNull(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  byteLength: integer('byte_length').notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
});
