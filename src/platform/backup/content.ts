import { z } from 'zod';

const sha256 = z.string().length(64);

/** What a backup says about itself before its parts. */
export const aboutBackup = z.object({
  madeAt: z.iso.datetime(),
  shopVersion: z.string(),
  /** The same in every backup of one shop: made from the moment its database was made. */
  shopId: z.string(),
  /** PostgreSQL's version, such as `18.4`. */
  server: z.string(),
  migrations: z.array(z.object({ name: z.string(), hash: sha256 })),
  /** Every table with its columns, but for generated ones. */
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
  /** The number that each sequence gave last; null: none yet. */
  sequences: z.array(z.object({ name: z.string(), last: z.string().nullable() })),
});
export type AboutBackup = z.output<typeof aboutBackup>;

/** A table's rows as COPY writes them, or the bytes of a picture. */
export const partName = z.object({ kind: z.enum(['table', 'file']), name: z.string() });
export type PartName = z.output<typeof partName>;

/** What a part held; rows are 0 for a picture. */
export const partSum = z.object({ rows: z.int(), bytes: z.int(), sha256 });
export type PartSum = z.output<typeof partSum>;

/** What the whole held. `sha256` is that of the parts' own, one after the other. */
export const backupTotals = z.object({ tables: z.int(), rows: z.int(), files: z.int(), bytes: z.int(), sha256 });
export type BackupTotals = z.output<typeof backupTotals>;

/** A part with its bytes, which are read once. */
export interface Part extends PartName {
  data: AsyncIterable<Uint8Array>;
}
