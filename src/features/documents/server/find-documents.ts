import { and, asc, desc, eq } from 'drizzle-orm';
import type { Database } from '#platform/database.ts';
import { readDocumentNumber } from '../kinds.ts';
import { type DocumentRow, documents } from '../tables.ts';

/** The issued documents of an order, oldest first. */
export function listDocuments(db: Database, orderId: number): Promise<DocumentRow[]> {
  return db.select().from(documents).where(eq(documents.orderId, orderId)).orderBy(asc(documents.id));
}

export async function findDocument(db: Database, orderId: number, text: string): Promise<DocumentRow | undefined> {
  const number = readDocumentNumber(text);
  if (!number) return undefined;
  const [row] = await db
    .select()
    .from(documents)
    .where(and(eq(documents.orderId, orderId), eq(documents.number, number)));
  return row;
}

/** The newest invoice of an order; a re-opened order can have several. */
export async function findInvoice(db: Database, orderId: number): Promise<DocumentRow | undefined> {
  const [row] = await db
    .select()
    .from(documents)
    .where(and(eq(documents.orderId, orderId), eq(documents.kind, 'invoice')))
    .orderBy(desc(documents.id))
    .limit(1);
  return row;
}
