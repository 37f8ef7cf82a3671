import { listOrderEvents, listRefundedPieces, type OrderRow, orderInHand } from '#features/orders/server/door.ts';
import { listPayments } from '#features/payments/server/door.ts';
import type { Transaction } from '#platform/database.ts';
import type { OrderHistory } from '../supply.ts';

/** The history of an order up to an instant. */
export async function loadHistory(tx: Transaction, order: OrderRow, at: Date): Promise<OrderHistory> {
  const inHand = orderInHand(tx, order.id);
  const events = inHand?.events ?? (await listOrderEvents(tx, order.id));
  const rows = inHand?.payments ?? (await listPayments(tx, order.id));
  const refunded = rows.some(({ kind }) => kind === 'refund') ? await listRefundedPieces(tx, order.id) : [];
  const pieces = Map.groupBy(refunded, ({ paymentId }) => paymentId);
  return {
    placedAt: order.orderDate,
    grandTotal: order.grandTotal,
    events: events.filter((event) => event.at <= at),
    ledger: rows
      .filter(({ recordedAt }) => recordedAt <= at)
      .map(({ amount, ...row }) => ({ ...row, amount: amount + row.withheld, pieces: pieces.get(row.id) ?? [] })),
  };
}
