import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import { takeStock } from '#features/catalogue/server/door.ts';
import type { Pieces } from '#features/orders/pieces.ts';
import { orderItems, refundedItems } from '#features/orders/tables.ts';
import type { Database, Transaction } from '#platform/database.ts';
import type { OrderItemRow, OrderRow } from '../listing/load-orders.ts';
import { restockItems } from '../status/restock-items.ts';

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
  for (const { itemId, quantity } of pieces) {
    await tx
      .update(orderItems)
      .set({ refunded: sql`${orderItems.refunded} + ${quantity}` })
      .where(eq(orderItems.id, itemId));
  }
}

/** Whether the goods of an order are still with the shop, and for this order. */
export function isUnsent({ status }: Pick<OrderRow, 'status'>): boolean {
  return status === 'pending' || status === 'processing';
}

/** Takes pieces of an unsent order off its packing slip and, if asked, puts them back in stock. */
export async function withdrawPieces(
  tx: Transaction,
  orderId: number,
  pieces: readonly Pieces[],
  { restock }: { restock: boolean },
): Promise<void> {
  const items = new Map((await listItems(tx, orderId)).map((item) => [item.id, item]));
  const withdrawn = pieces.map(({ itemId, quantity }) => {
    const { quantity: bought = 0, withdrawn: before = 0, restocked = 0 } = items.get(itemId) ?? {};
    const taken = Math.min(quantity, bought - before);
    return { orderItemId: itemId, quantity: taken, backInStock: Math.min(taken, bought - restocked) };
  });
  for (const { orderItemId, quantity } of withdrawn) {
    await tx
      .update(orderItems)
      .set({ withdrawn: sql`${orderItems.withdrawn} + ${quantity}` })
      .where(eq(orderItems.id, orderItemId));
  }
  if (!restock) return;
  const back = withdrawn.map(({ orderItemId, backInStock }) => ({ orderItemId, quantity: backInStock }));
  await restockItems(tx, orderId, back);
}

/** Takes back what a refund that failed said of its pieces: the shop has their money, so that they can be refunded again. */
export async function takePiecesBack(tx: Transaction, paymentId: number): Promise<void> {
  const rows = await tx
    .select({ itemId: refundedItems.orderItemId, quantity: sql<number>`-sum(${refundedItems.quantity})::int` })
    .from(refundedItems)
    .where(eq(refundedItems.paymentId, paymentId))
    .groupBy(refundedItems.orderItemId);
  await recordPieces(
    tx,
    paymentId,
    rows.filter(({ quantity }) => quantity !== 0),
  );
}

/**
 * All pieces of an order are sold again, for it was paid in full once more: `paymentId` is that payment. What went back in
 * stock is taken again; throws `shortage` when it is gone.
 */
export async function sellPiecesAgain(tx: Transaction, order: OrderRow, paymentId: number): Promise<void> {
  const items = await listItems(tx, order.id);
  const again = items.filter(({ refunded }) => refunded > 0);
  if (again.length === 0) return;
  await recordPieces(
    tx,
    paymentId,
    again.map(({ id, refunded }) => ({ itemId: id, quantity: -refunded })),
  );
  const taken = again.filter(({ restocked }) => restocked > 0);
  // Of a cancelled order all goods are in stock, and re-opening it takes them.
  if (taken.length > 0 && order.status !== 'cancelled')
    await takeStock(
      tx,
      taken.map(({ productId, restocked }) => ({ productId, quantity: restocked })),
    );
  const ids = again.map(({ id }) => id);
  await tx.update(orderItems).set({ restocked: 0, withdrawn: 0 }).where(inArray(orderItems.id, ids));
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
