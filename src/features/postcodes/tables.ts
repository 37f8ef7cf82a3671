import { bigint, customType, index, jsonb, pgTable, varchar } from 'drizzle-orm/pg-core';
import { id, instant } from '#platform/columns.ts';
import type { ReadCounts } from './read-counts.ts';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** The points of the imported postcodes: a row for each sector (`LS298`), packed as `packed-points.ts` says. */
export const postcodeSectors = pgTable('postcode_sectors', {
  sector: varchar('sector', { length: 6 }).primaryKey(),
  points: bytes('points').notNull(),
});

/** The imports of a file of postcodes; the newest is shown. */
export const postcodeImports = pgTable(
  'postcode_imports',
  {
    id: id(),
    fileName: varchar('file_name', { length: 200 }).notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    bytesRead: bigint('bytes_read', { mode: 'number' }).notNull().default(0),
    counts: jsonb('counts').$type<ReadCounts>().notNull(),
    startedAt: instant('started_at').notNull(),
    /** The last sign of life: an import whose process has ended says nothing more. */
    seenAt: instant('seen_at').notNull(),
    endedAt: instant('ended_at'),
    /** Why nothing was changed. */
    problem: varchar('problem', { length: 500 }),
  },
  (t) => [index('postcode_imports_by_start').on(t.startedAt)],
);
