import { integer, pgTable, varchar } from 'drizzle-orm/pg-core';
import { instant } from '#platform/columns.ts';

/** A stored picture. Its bytes are in the media storage under their SHA-256, so equal pictures are stored once. */
export const media = pgTable('media', {
  hash: varchar('hash', { length: 64 }).primaryKey(),
  contentType: varchar('content_type', { length: 40 }).notNull(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  byteLength: integer('byte_length').notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
});
