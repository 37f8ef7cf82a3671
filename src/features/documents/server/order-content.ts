import { isExport } from '#features/orders/export.ts';
import { depositDue } from '#features/orders/order-ledger.ts';
import { transferDueOn } from '#features/orders/overdue.ts';
import { addressLines, type WholeOrder } from '#features/orders/server/door.ts';
import { DISPATCHED } from '#features/orders/status.ts';
import { type CameIn, cameIn } from '#features/orders/ways-paid.ts';
import { companyDetails } from '#features/settings/server/door.ts';
import type { Database, Transaction } from '#platform/database.ts';
import { formatDate } from '#values/instant.ts';
import { formatLondonDay } from '#values/london-day.ts';
import { formatPounds, toBasisPoints } from '#values/money.ts';
import type { DocumentContent } from '../content.ts';
import { currentSale, type OrderHistory, until } from '../supply.ts';

/** The content of a document, from the order's figures and current data. */
export async function orderContent(db: Database | Transaction, whole: WholeOrder): Promise<DocumentContent> {
  const { order, items } = whole;
  const { openingHours: _, ...seller } = await companyDetails(db);
  const address = order.billingAddress ?? order.deliveryAddress;
  const vatRate = toBasisPoints(order.vatRate);
  return {
    seller,
    buyer: address ? addressLines(address) : [whole.customerName ?? order.email],
    buyerEmail: order.email,
    deliverTo: order.deliveryAddress && addressLines(order.deliveryAddress),
    orderNumber: order.orderNumber,
    orderedAt: order.orderDate.toISOString(),
    purchaseOrderNumber: order.purchaseOrderNumber,
    lines: items.map((item) => ({
      description: item.productName,
      sku: item.sku,
      quantity: item.quantity,
      unitPrice: item.unitPrice,
      total: item.totalPrice,
    })),
    sums: {
      subtotal: order.subtotal,
      discount: order.discount,
      delivery: { name: order.deliveryMethodName, fee: order.deliveryFee },
      totalAmount: order.totalAmount,
      vatRate,
      vatAmount: order.vatAmount,
      grandTotal: order.grandTotal,
    },
    vatNote:
      vatRate === 0 && isExport(order.deliveryAddress) ? 'Zero-rated: goods exported from the United Kingdom.' : null,
    terms: [],
  };
}

/** The terms of payment of an unpaid order. */
export function payableTerms({ order, sums, bankDetails }: WholeOrder): string[] {
  const { credit } = cameIn(sums.ways ?? []);
  const deposit = DISPATCHED.includes(order.status) ? 0 : depositDue(order, sums);
  const what = deposit > 0 ? `A deposit of ${formatPounds(deposit)} is payable` : 'Payable';
  const terms = [
    what,
    payableWhen(order, deposit > 0),
    `by ${order.paymentMethod}.`,
    `Reference: ${order.orderNumber}.`,
  ];
  return [
    terms.filter(Boolean).join(' '),
    ...(deposit > 0 ? ['The rest is payable before dispatch.'] : []),
    ...(credit > 0 ? [`Paid by account credit: ${formatPounds(credit)}.`] : []),
    ...(bankDetails ?? []),
  ];
}

// As long as the goods are held: a fortnight, or a guest's days. The day itself, since the paper may be printed on any later one.
function payableWhen(order: WholeOrder['order'], isDeposit: boolean): string {
  if (isDeposit || order.deposit === 0) return `by ${formatLondonDay(transferDueOn(order))}`;
  return DISPATCHED.includes(order.status) ? '' : 'before dispatch';
}

/** How the sale was paid that the ledger of `history` tells of, and with what of it account credit. */
export function paidTerms({ order }: WholeOrder, history: OrderHistory, paidAt: Date): string[] {
  const { credit, other } = cameByThen(history, paidAt);
  const on = `Paid in full on ${formatDate(paidAt)}`;
  if (credit === 0) return [`${on} by ${order.paymentMethod}.`];
  if (other === 0) return [`${on} by account credit.`];
  return [`${on}: ${formatPounds(credit)} by account credit and ${formatPounds(other)} by ${order.paymentMethod}.`];
}

function cameByThen(history: OrderHistory, at: Date): CameIn {
  const rows = until(currentSale(history), at).ledger.filter(({ kind }) => kind === 'payment');
  return cameIn(rows.map(({ provider = 'manual', amount }) => ({ provider, paid: amount })));
}

/** Whether all that came in at this instant was account credit. */
export function isAllCredit({ ledger }: OrderHistory, at: Date): boolean {
  const rows = ledger.filter(({ kind, recordedAt }) => kind === 'payment' && recordedAt.getTime() === at.getTime());
  return rows.length > 0 && rows.every(({ provider }) => provider === 'account_credit');
}
