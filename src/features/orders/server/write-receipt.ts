import { findPaymentMethod } from '#features/payments/server/door.ts';
import { companyDetails } from '#features/settings/server/door.ts';
import { linkTo } from '#platform/mailer.ts';
import type { Announcement, ReactionWork } from '#platform/reactions-runner.ts';
import { formatDate } from '#values/instant.ts';
import { formatPounds } from '#values/money.ts';
import { footerLines } from './email-footer.ts';
import { findOrderRow, loadWholeOrder, type WholeOrder } from './load-orders.ts';
import { addressLines } from './present-order.ts';
import type { Receipt } from './receipt-email.tsx';
import { causeOf, orderPath } from './receipt-key.ts';

/** Puts the receipt of a placed order in the post; a copy goes to the accounts department if the buyer named one. */
export async function writeReceipt(work: ReactionWork, { id, payload }: Announcement): Promise<void> {
  const order = await findOrderRow(work.tx, Number(payload.orderId));
  if (!order) return;
  const receipt = await receiptOf(work, await loadWholeOrder(work.tx, order));
  // Loaded with the first order: at rest the shop does without it.
  const { renderReceipt } = await import('./render-email.tsx');
  const cause = causeOf(id, order.id, 'order-receipt');
  const letter = {
    ...(await renderReceipt(receipt)),
    template: 'order-receipt',
    subject: `Your order ${order.orderNumber}`,
  };
  await work.post({ ...letter, recipient: order.email, cause });
  if (order.accountsEmail) await work.post({ ...letter, recipient: order.accountsEmail, cause: `${cause}:accounts` });
}

async function receiptOf({ ground, tx }: ReactionWork, { order, items, customerName }: WholeOrder): Promise<Receipt> {
  const company = await companyDetails(tx);
  const address = order.deliveryAddress ?? order.billingAddress;
  return {
    brand: company.tradingName,
    footerLines: footerLines(company),
    greetingName: address?.firstName ?? customerName ?? order.email,
    orderNumber: order.orderNumber,
    placedOn: formatDate(order.orderDate),
    url: linkTo(ground.config, orderPath(order)),
    lines: items.map((item) => ({
      name: item.productName,
      sku: item.sku,
      quantity: item.quantity,
      unitPrice: formatPounds(item.unitPrice),
      total: formatPounds(item.totalPrice),
    })),
    sums: sumsOf(order),
    grandTotal: formatPounds(order.grandTotal),
    delivery: {
      method: order.deliveryMethodName,
      expectedOn: order.estimatedDelivery && formatDate(order.estimatedDelivery),
      addressLines: order.deliveryAddress ? addressLines(order.deliveryAddress) : [],
    },
    payment: {
      method: order.paymentMethod,
      isPaid: order.paymentStatus === 'paid',
      bankLines: order.paymentStatus === 'paid' ? null : await bankLinesOf(tx, order.paymentMethodId),
    },
    purchaseOrderNumber: order.purchaseOrderNumber,
  };
}

function sumsOf(order: WholeOrder['order']): Receipt['sums'] {
  return [
    { label: 'Subtotal ex VAT', amount: formatPounds(order.subtotal) },
    ...(order.discount > 0 ? [{ label: 'Reward points', amount: formatPounds(-order.discount) }] : []),
    { label: 'Delivery ex VAT', amount: order.deliveryFee === 0 ? 'Free' : formatPounds(order.deliveryFee) },
    { label: 'Total ex VAT', amount: formatPounds(order.totalAmount) },
    { label: `VAT at ${Number(order.vatRate)}%`, amount: formatPounds(order.vatAmount) },
  ];
}

/** What a buyer needs for a transfer; null when the order is not paid that way. */
async function bankLinesOf(tx: ReactionWork['tx'], paymentMethodId: number | null): Promise<string[] | null> {
  const method = paymentMethodId ? await findPaymentMethod(tx, paymentMethodId) : null;
  if (method?.settings.provider !== 'bank_transfer') return null;
  const { accountName, sortCode, accountNumber, iban } = method.settings;
  const details = [
    ['Account name', accountName],
    ['Sort code', sortCode],
    ['Account number', accountNumber],
    ['IBAN', iban],
  ].flatMap(([label, value]) => (typeof value === 'string' && value ? [`${label}: ${value}`] : []));
  return details.length > 0 ? details : ['Our bank details are on the pro-forma invoice that follows.'];
}
