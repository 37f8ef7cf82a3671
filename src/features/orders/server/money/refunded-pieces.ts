import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import { returnStock, type StockLine, takeStock } from '#features/catalogue/server/door.ts';
import type { StockWhy } from '#features/catalogue/stock-reasons.ts';
import type { Pieces } from '#features/orders/pieces.ts';
import { orderItems, refundedItems } from '#features/orders/tables.ts';
import type { Database, Transaction } from '#platform/database.ts';
import type { OrderItemRow, OrderRow } from '../listing/load-orders.ts';
import { stockWhy } from '../status/stock-why.ts';

/** The lines of an order, with how many pieces of each were refunded. A caller that refunds by them holds the order's lock. */
export function listItems(db: Database | Transaction, orderId: number): Promise<OrderItemRow[]> {
  return db.select().from(orderItems).where(eq(orderItems.orderId, orderId)).orderBy(asc(orderItems.id));
}

/** Writes down which pieces a refund, a row of the payments' ledger, gave the money back for. */
export async function recordPieces(tx: Transaction, paymentId: number, pieces: readonly Pieces[]): Promise<void> {
  if (pieces.length === 0) return;
  await tx
    .insert(refundedItems)
    .values(pieces.map(({ itemId, quantity }) => ({ orderItemId: itemId, paymentId, quantity })));
}

/** Whether the goods of an order are still with the shop, and for this order. */
export function isUnsent({ status }: Pick<OrderRow, 'status'>): boolean {
  return status === 'pending' || status === 'processing';
}

/**
 * Counts pieces as refunded. Those of an unsent order leave its packing slip and, if asked, go back in stock. One statement a
 * line: a row that is written twice in a transaction asks for its product's lock, and goods are locked before points.
 */
export async function takePiecesOut(
  tx: Transaction,
  order: OrderRow,
  items: readonly OrderItemRow[],
  {
    pieces,
    restock = false,
    ...by
  }: Pick<StockWhy, 'at' | 'actorId'> & { pieces: readonly Pieces[]; restock?: boolean | undefined },
): Promise<void> {
  const back: StockLine[] = [];
  for (const { itemId, quantity } of pieces) {
    const item = items.find(({ id }) => id === itemId);
    if (!item) throw new Error('Pieces of no line were refunded.');
    const withdrawn = isUnsent(order) ? Math.min(quantity, item.quantity - item.withdrawn) : 0;
    const restocked = restock && !item.isService ? Math.min(withdrawn, item.quantity - item.restocked) : 0;
    await addTo(tx, itemId, { refunded: quantity, withdrawn, restocked });
    if (restocked > 0) back.push({ productId: item.productId, quantity: restocked });
  }
  if (back.length > 0) await returnStock(tx, back, stockWhy(order, 'refund', by));
}

async function addTo(
  tx: Transaction,
  itemId: number,
  more: { refunded: number; withdrawn: number; restocked: number },
) {
  await tx
    .update(orderItems)
    .set({
      refunded: sql`${orderItems.refunded} + ${more.refunded}`,
      withdrawn: sql`${orderItems.withdrawn} + ${more.withdrawn}`,
      restocked: sql`${orderItems.restocked} + ${more.restocked}`,
    })
    .where(eq(orderItems.id, itemId));
}

/** Takes back what a refund that failed said of its pieces: the shop has their money, so that they can be refunded again. */
export async function takePiecesBack(tx: Transaction, paymentId: number): Promise<void> {
  const rows = await tx
    .select({ itemId: refundedItems.orderItemId, quantity: sql<number>`-sum(${refundedItems.quantity})::int` })
    .from(refundedItems)
    .where(eq(refundedItems.paymentId, paymentId))
    .groupBy(refundedItems.orderItemId);
  const pieces = rows.filter(({ quantity }) => quantity !== 0);
  await recordPieces(tx, paymentId, pieces);
  for (const { itemId, quantity } of pieces)
    await addTo(tx, itemId, { refunded: quantity, withdrawn: 0, restocked: 0 });
}

/**
 * All pieces of an order are sold again, for it was paid in full once more: `paymentId` is that payment. What went back in
 * stock is taken again; throws `shortage` when it is gone.
 */
export async function sellPiecesAgain(tx: Transaction, order: OrderRow, paymentId: number, at: Date): Promise<void> {
  const again = (await listItems(tx, order.id)).filter(({ refunded }) => refunded > 0);
  if (again.length === 0) return;
  const pieces = again.map(({ id, refunded }) => ({ itemId: id, quantity: -refunded }));
  await recordPieces(tx, paymentId, pieces);
  const taken = again.filter(({ restocked }) => restocked > 0);
  // Of a cancelled order all goods are in stock, and re-opening it takes them.
  if (taken.length > 0 && order.status !== 'cancelled') {
    const lines = taken.map(({ productId, restocked }) => ({ productId, quantity: restocked }));
    await takeStock(tx, lines, stockWhy(order, 'order', { at, note: 'Paid again' }));
  }
  const ids = again.map(({ id }) => id);
  await tx.update(orderItems).set({ refunded: 0, restocked: 0, withdrawn: 0 }).where(inArray(orderItems.id, ids));
}

/** The pieces of these refunds, with what their lines are called and cost. */
export function listRefundedPieces(db: Database | Transaction, orderId: number) {
  return db
    .select({
      paymentId: refundedItems.paymentId,
      productName: orderItems.productName,
      sku: orderItems.sku,
      unitPrice: orderItems.unitPrice,
      quantity: refundedItems.quantity,
    })
    .from(refundedItems)
    .innerJoin(orderItems, eq(orderItems.id, refundedItems.orderItemId))
    .where(and(eq(orderItems.orderId, orderId), gt(refundedItems.quantity, 0)))
    .orderBy(asc(refundedItems.id));
}
