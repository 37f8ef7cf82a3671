import { companyDetails } from '#features/settings/server/door.ts';
import type { ReactionWork } from '#platform/reactions-runner.ts';
import { REMOVED_EMAIL } from '../forget-customer.ts';
import type { OrderRow } from '../listing/load-orders.ts';
import { postNews } from './post-news.ts';
import { causeOf, type OrderTemplate, orderPath } from './receipt-key.ts';

export interface OrderNews {
  template: OrderTemplate;
  /** The announcement that caused it: each message is sent once per announcement. */
  announcementId: number;
  /** What of the order it is about, such as `payment:17`: the sender reads there what to enclose. */
  about?: string;
  heading: string;
  text: string;
  /** Lines that belong together below the text, such as an account to pay to. */
  lines?: readonly string[];
  /** A message in its author's words, such as the answer of staff. */
  quote?: string | null | undefined;
}

/** Queues an e-mail to the buyer with a link to the order, unless the buyer has deleted their account; the shop's mailbox gets the answer. */
export async function postOrderNews(work: ReactionWork, order: OrderRow, news: OrderNews): Promise<void> {
  if (order.email === REMOVED_EMAIL) return;
  const replyTo = (await companyDetails(work.tx)).email || null;
  const to = { recipient: order.email, replyTo, path: orderPath(order), linkText: 'View your order' };
  await post(work, order, news, to);
}

/** Queues an e-mail to the contact on site, if there is one, with the public tracking link and without the buyer's key. */
export async function postToSiteContact(work: ReactionWork, order: OrderRow, news: OrderNews): Promise<void> {
  const { siteContactEmail, email, orderNumber } = order;
  if (!siteContactEmail || email === REMOVED_EMAIL || siteContactEmail.toLowerCase() === email.toLowerCase()) return;
  const path = `/track-order?${new URLSearchParams({ order: orderNumber })}`;
  await post(work, order, news, { recipient: siteContactEmail, path, linkText: 'Track the delivery', copy: ':site' });
}

/** Queues an e-mail to the shop's own mailbox, with a link to the order in the staff portal. */
export async function postToShop(work: ReactionWork, order: OrderRow, news: OrderNews): Promise<void> {
  const { email } = await companyDetails(work.tx);
  const path = `/admin/orders?${new URLSearchParams({ order: order.orderNumber })}`;
  if (email) await post(work, order, news, { recipient: email, path, linkText: 'Open the order', copy: ':shop' });
}

interface Addressed {
  recipient: string;
  replyTo?: string | null;
  path: string;
  linkText: string;
  /** Distinguishes the copies of one message. */
  copy?: string;
}

async function post(
  work: ReactionWork,
  order: OrderRow,
  { announcementId, about, ...news }: OrderNews,
  { copy = '', ...to }: Addressed,
): Promise<void> {
  const cause = causeOf(announcementId, order.id, news.template) + copy + (about ? `:${about}` : '');
  await postNews(work, { ...news, ...to, subject: `${news.heading}: ${order.orderNumber}`, cause });
}
