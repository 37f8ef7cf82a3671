import { expectedInWords } from '#features/orders/expected-day.ts';
import { EXPORT_NOTE, isExport } from '#features/orders/export.ts';
import { fittingWords } from '#features/orders/fitting-words.ts';
import { depositDue, dueNow } from '#features/orders/order-ledger.ts';
import { VISIT_NAMES, visitOf } from '#features/orders/visit.ts';
import { cameIn, paymentWords } from '#features/orders/ways-paid.ts';
import { netOf } from '#features/payments/ledger-sums.ts';
import { companyDetails, footerLines, isShopRegistered } from '#features/settings/server/door.ts';
import type { Announcement } from '#platform/announcements.ts';
import { linkTo } from '#platform/mailer.ts';
import type { ReactionWork } from '#platform/reactions-runner.ts';
import { formatDate } from '#values/instant.ts';
import { formatLondonDay, londonDayOf } from '#values/london-day.ts';
import { formatPounds, toBasisPoints, withVat } from '#values/money.ts';
import { findWholeOrder, type WholeOrder } from '../listing/load-orders.ts';
import { orderInHand } from '../listing/orders-in-hand.ts';
import { addressLines } from '../listing/present-order.ts';
import type { Receipt } from './receipt-email.tsx';
import { causeOf, orderPath } from './receipt-key.ts';

/** Queues the receipt of a placed order, and a copy for the accounts department if the buyer named one. */
export async function writeReceipt(work: ReactionWork, { id, payload }: Announcement<'order.placed'>): Promise<void> {
  const whole = orderInHand(work.tx, payload.orderId) ?? (await findWholeOrder(work.tx, payload.orderId));
  if (!whole) return;
  const { order } = whole;
  const receipt = await receiptOf(work, whole);
  // Loaded with the first order, to save memory until then.
  const { renderReceipt } = await import('./status-email.tsx');
  const cause = causeOf(id, order.id, 'order-receipt');
  const letter = {
    template: 'order-receipt',
    replyTo: (await companyDetails(work.tx)).email || null,
    subject: `Your order ${order.orderNumber}`,
  };
  work.post({ ...letter, ...renderReceipt(receipt), recipient: order.email, cause });
  const accounts = order.accountsEmail;
  if (accounts && accounts.toLowerCase() !== order.email.toLowerCase()) {
    // A guest's link carries the key to the order, which is the buyer's alone.
    const copy = renderReceipt({ ...receipt, url: null });
    work.post({ ...letter, ...copy, recipient: accounts, cause: `${cause}:accounts` });
  }
}

/** What stands in place of the account where the shop has not entered it. */
export const ASK_FOR_DETAILS = 'Answer this e-mail and we send you our bank details.';

async function receiptOf(
  { context, tx }: ReactionWork,
  { order, items, customerName, bankDetails, sums }: WholeOrder,
): Promise<Receipt> {
  const company = await companyDetails(tx);
  const hasVat = await hasVatIn(tx, order);
  const address = order.deliveryAddress ?? order.billingAddress;
  return {
    brand: company.tradingName,
    footerLines: footerLines(company),
    greetingName: address?.firstName ?? customerName ?? order.email,
    orderNumber: order.orderNumber,
    placedOn: formatDate(order.orderDate),
    url: linkTo(context.config, orderPath(order)),
    lines: items.map((item) => ({
      name: item.productName,
      sku: item.sku,
      quantity: item.quantity,
      unitPrice: formatPounds(item.unitPrice),
      total: formatPounds(item.totalPrice),
      totalIncVat: formatPounds(withVat(item.totalPrice, toBasisPoints(order.vatRate))),
    })),
    hasVat,
    sums: sumsOf(order, hasVat),
    vatNote: hasVat && toBasisPoints(order.vatRate) === 0 && isExport(order.deliveryAddress) ? EXPORT_NOTE : null,
    grandTotal: formatPounds(order.grandTotal),
    delivery: {
      method: order.deliveryMethodName,
      expectedOn: expectedInWords({ ...order, bankDetails }, { now: order.orderDate }),
      addressLines: order.deliveryAddress ? addressLines(order.deliveryAddress) : [],
    },
    visit: order.fitting && { name: VISIT_NAMES[visitOf(items)], words: fittingWords(order.fitting) },
    payment: {
      method: paymentWords(order.paymentMethod, cameIn(sums.ways ?? []), dueNow(order, sums)),
      ...stateOf(order, sums),
      bankLines: bankDetails && [...bankDetails, ...(bankDetails.length > 0 ? [] : [ASK_FOR_DETAILS])],
    },
    purchaseOrderNumber: order.purchaseOrderNumber,
  };
}

function stateOf(order: WholeOrder['order'], sums: WholeOrder['sums']) {
  const [paid, due, deposit] = [netOf(sums), dueNow(order, sums), depositDue(order, sums)];
  const part = `${formatPounds(paid)} paid, ${formatPounds(due)} still to be paid.`;
  return {
    state: order.paymentStatus === 'paid' ? 'paid in full.' : paid > 0 ? part : 'not paid yet.',
    asked: formatPounds(deposit || due),
    later: deposit > 0 ? formatPounds(due - deposit) : null,
    by: order.heldUntil && order.paymentStatus === 'pending' ? formatLondonDay(londonDayOf(order.heldUntil)) : null,
  };
}

// An export is charged none by a shop that is registered too.
async function hasVatIn(tx: ReactionWork['tx'], { vatRate, orderDate }: WholeOrder['order']): Promise<boolean> {
  return toBasisPoints(vatRate) > 0 || isShopRegistered(tx, orderDate);
}

function sumsOf(order: WholeOrder['order'], hasVat: boolean): Receipt['sums'] {
  const ex = hasVat ? ' ex VAT' : '';
  return [
    { label: `Subtotal${ex}`, amount: formatPounds(order.subtotal) },
    ...(order.discount > 0 ? [{ label: `Reward points${ex}`, amount: formatPounds(-order.discount) }] : []),
    { label: `Delivery${ex}`, amount: order.deliveryFee === 0 ? 'Free' : formatPounds(order.deliveryFee) },
    ...(hasVat
      ? [
          { label: 'Total ex VAT', amount: formatPounds(order.totalAmount) },
          { label: `VAT at ${Number(order.vatRate)}%`, amount: formatPounds(order.vatAmount) },
        ]
      : []),
  ];
}
