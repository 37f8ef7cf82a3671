import { sql } from 'drizzle-orm';
import type { Transaction } from '#platform/database.ts';
import { postcodeSectors } from '../tables.ts';

const ROWS_AT_ONCE = 500;

/** Replaces all that is known of the postcode areas in these sectors; other areas stay, so that a file may be of one area only. */
export async function savePostcodes(tx: Transaction, sectors: ReadonlyMap<string, Buffer>): Promise<void> {
  const areas = new Set([...sectors.keys()].map((sector) => sector.replace(/\d.*/, '')));
  await tx.delete(postcodeSectors).where(sql`regexp_replace(${postcodeSectors.sector}, '\\d.*', '') in ${[...areas]}`);
  const rows = Array.from(sectors, ([sector, points]) => ({ sector, points }));
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    await tx.insert(postcodeSectors).values(rows.slice(from, from + ROWS_AT_ONCE));
  }
}
