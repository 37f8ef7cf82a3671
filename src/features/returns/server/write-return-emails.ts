import { eq } from 'drizzle-orm';
import { findOrderRow, type OrderNews, postOrderNews, postToShop } from '#features/orders/server/door.ts';
import type { Announced, Announcement } from '#platform/announcements.ts';
import type { ReactionWork } from '#platform/reactions-runner.ts';
import { formatPounds } from '#values/money.ts';
import { REASON_NAMES } from '../reasons.ts';
import { returns } from '../tables.ts';
import { loadReturn, type WholeReturn } from './load-returns.ts';

/** E-mails the customer and the shop about a return request. */
export async function writeReturnRequested(
  work: ReactionWork,
  announcement: Announcement<'return.requested'>,
): Promise<void> {
  const found = await find(work, announcement);
  if (!found) return;
  const { order, whole, message } = found;
  await postOrderNews(work, order, {
    ...message,
    heading: 'We have your return request',
    text: `You asked to return ${goodsOf(whole)} from order ${order.orderNumber}. We answer you by e-mail. Please keep the goods until then.`,
  });
  await postToShop(work, order, {
    ...message,
    heading: 'A return is asked for',
    text: `${whole.customer.name} asks to return ${goodsOf(whole)} from order ${order.orderNumber}. Reason: ${REASON_NAMES[whole.row.reason]}.`,
    quote: whole.row.details,
  });
}

/** E-mails the customer the decision of staff, with their note. */
export async function writeReturnAnswered(
  work: ReactionWork,
  announcement: Announcement<'return.answered'>,
): Promise<void> {
  const found = await find(work, announcement);
  if (!found) return;
  const { order, whole, message } = found;
  const isAccepted = announcement.payload.status === 'accepted';
  const what = `${goodsOf(whole)} from order ${order.orderNumber}`;
  await postOrderNews(work, order, {
    ...message,
    heading: isAccepted ? 'Your return is accepted' : 'Your return is refused',
    text: isAccepted
      ? `We take back ${what}. Your money goes back the way it came as soon as the goods are here.`
      : `We cannot take back ${what}.`,
    quote: whole.row.answer,
  });
}

/** E-mails the customer that the return is complete, with the refund. */
export async function writeReturnCompleted(
  work: ReactionWork,
  announcement: Announcement<'return.completed'>,
): Promise<void> {
  const found = await find(work, announcement);
  if (!found) return;
  const { order, whole, message } = found;
  const { refund } = whole;
  await postOrderNews(work, order, {
    ...message,
    heading: 'Your return is complete',
    text: [
      `Your return of ${goodsOf(whole)} from order ${order.orderNumber} is complete.`,
      refund && `We pay back ${formatPounds(refund.amount)}, the way it came.`,
      refund && refund.withheld > 0
        ? `${formatPounds(refund.withheld)} are kept for reward points of this order that you have spent.`
        : null,
    ]
      .filter(Boolean)
      .join(' '),
  });
}

async function find({ tx }: ReactionWork, { id, payload }: Announced<{ returnId: number }>) {
  const [row] = await tx.select().from(returns).where(eq(returns.id, payload.returnId));
  const order = row && (await findOrderRow(tx, row.orderId));
  if (!order) return null;
  const message = { template: 'order-return', announcementId: id } satisfies Partial<OrderNews>;
  return { order, whole: await loadReturn(tx, row), message };
}

function goodsOf({ lines }: WholeReturn): string {
  const named = lines.slice(0, 3).map(({ quantity, productName }) => `${quantity} × ${productName}`);
  const more = lines.length > 3 ? [`${lines.length - 3} more`] : [];
  return new Intl.ListFormat('en-GB').format([...named, ...more]);
}
