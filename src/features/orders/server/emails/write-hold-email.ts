import { depositDue, dueNow } from '#features/orders/order-ledger.ts';
import type { Reaction, ReactionWork } from '#platform/reactions-runner.ts';
import { formatLondonDay, type LondonDay } from '#values/london-day.ts';
import { formatPounds } from '#values/money.ts';
import { findOrderRow, loadWholeOrder, type OrderRow } from '../listing/load-orders.ts';
import { isPartPaid } from '../money/part-paid.ts';
import { postOrderNews } from './post-order-news.ts';
import { ASK_FOR_DETAILS } from './write-receipt.ts';

/** E-mails the buyer of an unpaid order until when its goods are held. */
export const writeHoldEnding: Reaction<'order.hold_ending'> = (work, { id, payload }) =>
  postAboutHold(work, payload, {
    announcementId: id,
    heading: 'Your payment has not arrived yet',
    text: (orderNumber, until) =>
      `Your payment for the order ${orderNumber} has not arrived yet. We hold its goods for you until the end of ${until}.`,
    closing: 'If you have sent the money already, or need longer, answer this e-mail before that day is over.',
  });

/** E-mails the buyer of an unpaid order that staff hold its goods until another day. */
export const writeHoldExtended: Reaction<'order.hold_extended'> = (work, { id, payload }) =>
  postAboutHold(work, payload, {
    announcementId: id,
    heading: 'There is a new day to pay by',
    text: (orderNumber, until) => `The goods of your order ${orderNumber} are held until the end of ${until} now.`,
    closing: 'If you have a question about it, answer this e-mail.',
  });

interface HoldNews {
  announcementId: number;
  heading: string;
  text: (orderNumber: string, until: string) => string;
  closing: string;
}

type Held = { orderId: number; heldUntil: LondonDay };

async function postAboutHold(work: ReactionWork, { orderId, heldUntil }: Held, news: HoldNews): Promise<void> {
  const order = await findOrderRow(work.tx, orderId);
  // Paid or cancelled between the news and its e-mail.
  if (order?.paymentStatus !== 'pending' || order.status !== 'pending') return;
  const { announcementId, heading, text, closing } = news;
  const { asked, account } = await howToPay(work, order);
  const orElse = (await isPartPaid(work.tx, order)) ? [] : [OR_ELSE];
  await postOrderNews(work, order, {
    ...{ template: 'order-status', announcementId, about: 'hold', heading },
    text: [text(order.orderNumber, formatLondonDay(heldUntil)), ...orElse, asked, closing].join(' '),
    lines: account,
  });
}

const OR_ELSE = 'If your payment is not in our books by then, the order is cancelled and the goods are for sale again.';

/** What is to be paid, and the account to pay it to where that is by bank transfer. */
async function howToPay({ tx }: ReactionWork, row: OrderRow) {
  const { order, sums, bankDetails } = await loadWholeOrder(tx, row);
  const due = formatPounds(depositDue(order, sums) || dueNow(order, sums));
  if (!bankDetails) return { asked: `${due} is to be paid.`, account: [] };
  const asked = `Please transfer ${due} and give the order number ${order.orderNumber} as the reference.`;
  if (bankDetails.length > 0) return { asked, account: [...bankDetails, `Reference: ${order.orderNumber}`] };
  return { asked: `${asked} ${ASK_FOR_DETAILS}`, account: [] };
}
