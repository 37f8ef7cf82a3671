import { sql } from 'drizzle-orm';
import { compiled, type Slots } from '#platform/compiled.ts';
import type { Transaction } from '#platform/database.ts';
import { type DocumentKind, documentNumber } from '../kinds.ts';
import { documentSeries } from '../tables.ts';

/** The next number of a series. Its row stays locked until the transaction ends, so that the series has no gaps or duplicates. */
export async function nextNumber(tx: Transaction, kind: DocumentKind): Promise<string> {
  const [series] = await countOn(tx, { kind });
  if (!series) throw new Error(`The series of ${kind} did not count.`);
  return documentNumber(kind, series.last);
}

const countOn = compiled((db, { kind }: Slots<{ kind: DocumentKind }>) =>
  db
    .insert(documentSeries)
    .values({ kind, last: 1 })
    .onConflictDoUpdate({ target: documentSeries.kind, set: { last: sql`${documentSeries.last} + 1` } })
    .returning({ last: documentSeries.last }),
);
