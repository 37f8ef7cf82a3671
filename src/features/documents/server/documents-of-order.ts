import { asc, sql } from 'drizzle-orm';
import { compiled, type Slots } from '#platform/compiled.ts';
import type { Database, Transaction } from '#platform/database.ts';
import { type DocumentRow, documents } from '../tables.ts';

const inHand = new WeakMap<Database | Transaction, Map<number, DocumentRow[]>>();

/** Reads the documents of these orders, which this transaction has locked, in one statement; what it issues is added to them. */
export async function takeDocumentsInHand(tx: Transaction, orderIds: readonly number[]): Promise<void> {
  const byOrder = Map.groupBy(await readDocuments(tx, orderIds), ({ orderId }) => orderId);
  inHand.set(tx, new Map(orderIds.map((id) => [id, byOrder.get(id) ?? []])));
}

/** The documents of an order, oldest first. */
export async function documentsOfOrder(db: Database | Transaction, orderId: number): Promise<readonly DocumentRow[]> {
  return inHand.get(db)?.get(orderId) ?? readDocuments(db, [orderId]);
}

/** Notes what this transaction has issued. */
export function noteIssued(tx: Transaction, document: DocumentRow): void {
  inHand.get(tx)?.get(document.orderId)?.push(document);
}

function readDocuments(db: Database | Transaction, orderIds: readonly number[]): Promise<DocumentRow[]> {
  return documentsOfOrders(db, { orderIds });
}

const documentsOfOrders = compiled((db, { orderIds }: Slots<{ orderIds: readonly number[] }>) =>
  db.select().from(documents).where(sql`${documents.orderId} = any(${orderIds})`).orderBy(asc(documents.id)),
);
