import { eq } from 'drizzle-orm';
import { ORDER_REQUESTS } from '#features/orders/requests/paths.ts';
import { orderRequests } from '#features/orders/requests/tables.ts';
import { companyDetails, shopWords } from '#features/settings/server/door.ts';
import type { Reaction } from '#platform/reactions-runner.ts';
import { formatPounds, toPence } from '#values/money.ts';
import { postNews } from '../emails/post-news.ts';
import type { RequestRow } from './find-requests.ts';
import { causeOfRequest, requestPath } from './request-key.ts';

type RequestNews = 'order_request.made' | 'order_request.offered' | 'order_request.declined';

interface Words {
  heading: string;
  text: string;
  quote?: string | null;
  linkText: string;
}

/** E-mails the buyer what became of an order that staff confirm first. The order that it becomes has its own receipt. */
export const writeRequestNews: Reaction<RequestNews> = async (work, { id, name, payload: { requestId } }) => {
  const [request] = await work.tx.select().from(orderRequests).where(eq(orderRequests.id, requestId));
  if (!request) return;
  const { email } = await companyDetails(work.tx);
  const words = WORDS[name](request);
  await postNews(work, {
    template: 'order-request',
    recipient: request.email,
    replyTo: email || null,
    cause: causeOfRequest(id, requestId),
    subject: words.heading,
    path: requestPath(requestId),
    ...words,
  });
};

/** E-mails a new order request to the shop's own mailbox; a shop without one sees it in the portal only. */
export const emailShopOfRequest: Reaction<'order_request.made'> = async (work, { id, payload: { requestId } }) => {
  const [request] = await work.tx.select().from(orderRequests).where(eq(orderRequests.id, requestId));
  const { email } = await companyDetails(work.tx);
  if (!request || !email) return;
  const { terms } = request;
  const said = await shopWords(work.tx, work.context.clock.now());
  await postNews(work, {
    template: 'order-to-confirm',
    recipient: email,
    replyTo: request.email,
    cause: `announcement:${id}:order_request:${requestId}:shop`,
    subject: `Order to confirm: ${request.email}`,
    heading: 'An order waits for your confirmation',
    text: `${request.email} asks for ${goodsOf(terms)}, ${said(`${pounds(terms.grandTotal)} inc VAT`)} in total, to be paid later. Nothing is placed or reserved before it is confirmed.`,
    path: ORDER_REQUESTS,
    linkText: 'Open the orders to confirm',
  });
};

const WORDS: Record<RequestNews, (request: RequestRow) => Words> = {
  'order_request.made': ({ terms }) => ({
    heading: 'Your order waits for our confirmation',
    text: `You asked for ${goodsOf(terms)}, ${pounds(terms.grandTotal)} in total. Our staff confirm this order before it is placed: nothing is reserved and nothing is to be paid yet. Please send no money before you have our confirmation.`,
    linkText: 'See where it stands',
  }),
  'order_request.offered': ({ terms, offer }) => {
    const now = offer ?? terms;
    const sum =
      now.grandTotal === terms.grandTotal
        ? `still ${pounds(now.grandTotal)}`
        : `${pounds(now.grandTotal)} now, not ${pounds(terms.grandTotal)}`;
    return {
      heading: 'Your order has changed: do you agree?',
      text: `We can take your order for ${goodsOf(now)}, and something about it has changed since you sent it. It comes to ${sum}. It is placed when you agree to it at the link below.`,
      linkText: 'See what changed',
    };
  },
  'order_request.declined': ({ terms, answer }) => ({
    heading: 'We cannot take your order',
    text: `We did not place your order for ${goodsOf(terms)}. Nothing was reserved, and nothing is to be paid.`,
    quote: answer,
    linkText: 'See your order',
  }),
};

function goodsOf({ lines }: RequestRow['terms']): string {
  const named = lines.slice(0, 3).map(({ quantity, productName }) => `${quantity} × ${productName}`);
  const more = lines.length > 3 ? [`${lines.length - 3} more`] : [];
  return new Intl.ListFormat('en-GB').format([...named, ...more]);
}

function pounds(amount: string): string {
  return formatPounds(toPence(amount));
}
