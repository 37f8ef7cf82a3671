import { and, asc, desc, eq, not, type SQL, sql } from 'drizzle-orm';
import { orders } from '#features/orders/tables.ts';
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

/** The newest invoice of an order's goods, deposits aside; a re-opened order can have several. */
export async function findInvoice(db: Database, orderId: number): Promise<DocumentRow | undefined> {
  const [row] = await db
    .select()
    .from(documents)
    .where(and(eq(documents.orderId, orderId), eq(documents.kind, 'invoice'), not(documents.isDeposit)))
    .orderBy(desc(documents.id))
    .limit(1);
  return row;
}

interface VatTime {
  start?: Date | undefined;
  end?: Date | undefined;
  /** In percent, as text: `20.00`. */
  vatRate?: string | undefined;
}

/** The SQL condition that an order has an invoice or credit note whose VAT date is in this period. */
export function hasVatDocument({ start, end, vatRate }: VatTime): SQL {
  const counts = and(
    sql`true`,
    start && sql`${documents.countsAt} >= ${start.toISOString()}::timestamptz`,
    end && sql`${documents.countsAt} < ${end.toISOString()}::timestamptz`,
    vatRate ? sql`${documents.vatRate} = ${vatRate}::numeric` : undefined,
  );
  return sql`${orders.id} in (select ${documents.orderId} from ${documents} where ${counts})`;
}
