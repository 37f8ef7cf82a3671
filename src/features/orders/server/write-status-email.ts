import { companyDetails, footerLines } from '#features/settings/server/door.ts';
import { linkTo } from '#platform/mailer.ts';
import type { Announcement, ReactionWork } from '#platform/reactions-runner.ts';
import { RETURN_WINDOW_DAYS } from '../return-window.ts';
import type { OrderStatus } from '../status.ts';
import { REMOVED_EMAIL } from './forget-customer.ts';
import { findOrderRow } from './load-orders.ts';
import { causeOf, orderPath } from './receipt-key.ts';

// The four changes worth an e-mail (decision C8).
const NEWS: Partial<Record<OrderStatus, { heading: string; says: string }>> = {
  shipped: {
    heading: 'Your order is on its way',
    says: 'has left our warehouse. You can follow it on its way to you.',
  },
  out_for_delivery: { heading: 'Your order arrives today', says: 'is out for delivery.' },
  delivered: {
    heading: 'Your order has been delivered',
    says: `has been delivered. If anything is not as it should be, tell us within ${RETURN_WINDOW_DAYS} days.`,
  },
  cancelled: {
    heading: 'Your order has been cancelled',
    says: 'has been cancelled. Whatever you paid is paid back the way it came; redeemed points are yours again.',
  },
};

/** Puts an e-mail about an order's new status in the post, if that is one of those worth an e-mail. */
export async function writeStatusEmail(work: ReactionWork, { id, payload }: Announcement): Promise<void> {
  const news = NEWS[payload.to as OrderStatus];
  const order = news && (await findOrderRow(work.tx, Number(payload.orderId)));
  if (!order || order.email === REMOVED_EMAIL) return;
  const company = await companyDetails(work.tx);
  const { renderStatusNews } = await import('./render-email.tsx');
  const rendered = await renderStatusNews({
    brand: company.tradingName,
    footerLines: footerLines(company),
    heading: news.heading,
    text: `Your order ${order.orderNumber} ${news.says}`,
    url: linkTo(work.ground.config, orderPath(order)),
  });
  await work.post({
    ...rendered,
    template: 'order-status',
    recipient: order.email,
    subject: `${news.heading}: ${order.orderNumber}`,
    cause: causeOf(id, order.id, 'order-status'),
  });
}
