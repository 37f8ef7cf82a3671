import { type SQLWrapper, sql } from 'drizzle-orm';
import { compiledRows, type RowSlots } from '#platform/compiled-rows.ts';
import type { Database, Transaction } from '#platform/database.ts';
import { PREFIXES } from '../kinds.ts';
import { type DocumentRow, documentSeries, documents } from '../tables.ts';
import { noteIssued } from './documents-of-order.ts';

/** A document before it has its number. */
export type NewDocument = Omit<DocumentRow, 'id' | 'number' | 'isDeposit' | 'invoiceId' | 'countsAt' | 'vatRate'> &
  Partial<Pick<DocumentRow, 'isDeposit' | 'invoiceId'>>;

/** Writes a document under the next number of its series. */
export async function writeDocument(tx: Transaction, document: NewDocument): Promise<DocumentRow> {
  const [row] = await insertNumbered(tx, [{ ...document, prefix: PREFIXES[document.kind] }]);
  if (!row) throw new Error(`A document of order ${document.orderId} was not written.`);
  noteIssued(tx, row);
  return row;
}

const insertNumbered = compiledRows<NewDocument & { prefix: string }, DocumentRow>(documents, (db, rows) => {
  const [row] = rows;
  if (!row || rows.length > 1) throw new Error('Documents are numbered, and written, one by one.');
  const { prefix, ...document } = row;
  const counted = countOn(db, row);
  const number = sql`(select ${numberOf(prefix, counted.last)} from ${counted})`;
  return db
    .with(counted)
    .insert(documents)
    .values({ ...document, number })
    .returning();
});

/** Counts on. The row of the series stays locked until the transaction ends, so that it has no gaps or duplicates. */
function countOn(db: Database, { kind }: RowSlots<NewDocument>) {
  const onwards = { target: documentSeries.kind, set: { last: sql`${documentSeries.last} + 1` } };
  const counting = db.insert(documentSeries).values({ kind, last: 1 }).onConflictDoUpdate(onwards);
  return db.$with('counted').as(counting.returning({ last: documentSeries.last }));
}

/** Six digits, and more when the count has more. */
function numberOf(prefix: SQLWrapper, count: SQLWrapper) {
  return sql`${prefix}::text || '-' || lpad(${count}::text, greatest(6, length(${count}::text)), '0')`;
}
