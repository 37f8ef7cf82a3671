import { eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '#platform/database.ts';
import type { Place } from '#values/geo.ts';
import { findPoint, splitPostcode } from '../packed-points.ts';
import { postcodeSectors } from '../tables.ts';

/** The place of a UK postcode, to about 5 metres; null when no imported file has it. One row by its primary key. */
export async function findPostcode(db: Database | Transaction, postcode: string): Promise<Place | null> {
  const split = splitPostcode(postcode);
  if (!split) return null;
  const [row] = await db.select().from(postcodeSectors).where(eq(postcodeSectors.sector, split.sector));
  return row ? findPoint(row.points, split.letters) : null;
}

/** How many postcodes are known, and in how many areas. */
export async function countPostcodes(db: Database): Promise<{ postcodes: number; areas: number }> {
  const [row] = await db
    .select({
      postcodes: sql<number>`coalesce(sum(length(${postcodeSectors.points}) / 8), 0)::int`,
      areas: sql<number>`count(distinct regexp_replace(${postcodeSectors.sector}, '\\d.*', ''))::int`,
    })
    .from(postcodeSectors);
  return row ?? { postcodes: 0, areas: 0 };
}
