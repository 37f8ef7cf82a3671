import { type Pieces, piecesStillPaid } from '#features/orders/pieces.ts';
import { comesTo, findOrderRow, listItems, type OrderRow } from '#features/orders/server/door.ts';
import { sumPayments } from '#features/payments/server/door.ts';
import type { Database, Transaction } from '#platform/database.ts';
import { type Pence, toDecimal } from '#values/money.ts';
import type { Return } from '../contract.ts';
import type { WholeReturn } from './load-returns.ts';

/** A return in the shape of the contract for its owner. */
export function presentReturn({ row, orderNumber, lines, pictures, refund }: WholeReturn): Return {
  return {
    id: row.id,
    orderId: row.orderId,
    orderNumber,
    status: row.status,
    items: lines.map(({ orderItemId, productName, sku, quantity }) => ({
      itemId: orderItemId,
      productName,
      sku,
      quantity,
    })),
    reason: row.reason,
    details: row.details,
    pictures: pictures.map((id) => `/api/orders/${row.orderId}/return-pictures/${id}`),
    requestedAt: row.requestedAt.toISOString(),
    answeredAt: row.answeredAt?.toISOString() ?? null,
    answer: row.answer,
    completedAt: row.completedAt?.toISOString() ?? null,
    refund: refund && { amount: toDecimal(refund.amount), withheld: toDecimal(refund.withheld) },
  };
}

/** A return in the shape of the contract for staff; `suggested` is the refund to make, if any. */
function presentForStaff(whole: WholeReturn, suggested: Pence | null): Return {
  const { customer, answeredBy, row } = whole;
  const suggestedRefund = suggested === null ? null : toDecimal(suggested);
  return { ...presentReturn(whole), staff: { customer, answeredBy, isRestocked: row.isRestocked, suggestedRefund } };
}

type Reader = Database | Transaction;

/** What an accepted return comes to: its pieces that were not refunded otherwise, by the order's ledger. */
export async function suggestRefund(
  db: Reader,
  order: OrderRow,
  { lines }: WholeReturn,
): Promise<{ amount: Pence; pieces: Pieces[] }> {
  const items = await listItems(db, order.id);
  const wanted = lines.map(({ orderItemId, quantity }) => ({ itemId: orderItemId, quantity }));
  const pieces = piecesStillPaid(items, wanted);
  if (pieces.length === 0) return { amount: 0, pieces };
  return { amount: comesTo(order, await sumPayments(db, order.id), items, pieces).amount, pieces };
}

/** The return for staff, with the suggested refund while it is accepted. */
export async function withSuggestion(db: Reader, whole: WholeReturn): Promise<Return> {
  if (whole.row.status !== 'accepted') return presentForStaff(whole, null);
  const order = await findOrderRow(db, whole.row.orderId);
  return presentForStaff(whole, order ? (await suggestRefund(db, order, whole)).amount : null);
}
