import { ORDER_REQUESTS } from '#features/orders/requests/paths.ts';
import { mayUser } from '#features/permissions/may-user.ts';
import type { Who } from '#platform/http/contract.ts';
import type { Api } from '#web/api.ts';
import type { LiveInterest } from '#web/live/live-bus.ts';
import { paths } from '#web/paths.ts';
import type { SessionUser } from '#web/session.ts';

/** How many wait for staff; a text such as '20+' when there are more than are counted. */
export type WaitingNumber = number | string;

/** A kind of work that waits for staff, on the screen of its address. */
export interface Waiting {
  href: string;
  /** The link of the rail beside which it is counted, when that is another than its own. */
  rail?: string;
  /** What the number counts in the rail, for screen readers. */
  word: string;
  /** One of it, and several: 'quote to answer'. */
  one: string;
  several: string;
  /** Who can do it. */
  who: Who;
  interest: LiveInterest;
  count(api: Api, signal?: AbortSignal): Promise<WaitingNumber>;
}

const MOST = '20';

/** All that waits for staff, the most pressing first. Each list is read no further than {@link MOST}, by its index. */
export const WAITING: readonly Waiting[] = [
  {
    href: `${paths.staffOrders}?status=processing`,
    ...{ word: 'to be dispatched', one: 'order to dispatch', several: 'orders to dispatch' },
    ...{ who: 'perm:manage_orders', interest: { about: 'order' } },
    count: (api, signal) => countOrders(api, { status: 'processing' }, signal),
  },
  {
    href: `${paths.staffOrders}?status=pending&payment=paid`,
    ...{ word: 'to be prepared', one: 'paid order to prepare', several: 'paid orders to prepare' },
    ...{ who: 'perm:manage_orders', interest: { about: 'order' } },
    count: (api, signal) => countOrders(api, { status: 'pending', payment: 'paid' }, signal),
  },
  {
    href: paths.staffMessages,
    ...{ word: 'open', one: 'message unanswered', several: 'messages unanswered' },
    ...{ who: 'perm:manage_customers', interest: { about: 'messages' } },
    count: async (api, signal) => {
      const { open } = await api('GET /api/messages', { query: { limit: '1' } }, { signal });
      return open > 999 ? '999+' : open;
    },
  },
  {
    href: paths.staffQuotes,
    ...{ word: 'to be priced', one: 'quote to answer', several: 'quotes to answer' },
    ...{ who: 'perm:manage_orders', interest: { about: 'quotes' } },
    count: async (api, signal) =>
      countOf(await api('GET /api/quotes', { query: { scope: 'all', status: 'requested', limit: MOST } }, { signal })),
  },
  {
    href: `${paths.staffReturns}?status=requested`,
    rail: paths.staffReturns,
    ...{ word: 'to be answered', one: 'return to decide', several: 'returns to decide' },
    ...{ who: 'perm:manage_orders', interest: { about: 'order' } },
    count: (api, signal) => countReturns(api, 'requested', signal),
  },
  {
    href: `${paths.staffReturns}?status=accepted`,
    rail: paths.staffReturns,
    ...{ word: 'to be completed', one: 'accepted return to complete once its goods are here' },
    several: 'accepted returns to complete once their goods are here',
    ...{ who: 'perm:manage_orders', interest: { about: 'order' } },
    count: (api, signal) => countReturns(api, 'accepted', signal),
  },
  {
    href: ORDER_REQUESTS,
    ...{ word: 'to be confirmed', one: 'order to confirm', several: 'orders to confirm' },
    ...{ who: 'perm:manage_orders', interest: { about: 'order_requests' } },
    count: async (api, signal) =>
      countOf(await api('GET /api/order-requests', { query: { status: 'waiting', limit: MOST } }, { signal })),
  },
  {
    href: paths.owedBack,
    ...{ word: 'to be paid back', one: 'order with money owed back', several: 'orders with money owed back' },
    ...{ who: 'perm:manage_orders', interest: { about: 'order' } },
    count: (api, signal) => countOrders(api, { payment: 'owed_back' }, signal),
  },
  {
    href: `${paths.staffOrders}?payment=overdue`,
    ...{ word: 'past their day', one: 'bank transfer past its day', several: 'bank transfers past their day' },
    ...{ who: 'perm:manage_orders', interest: { about: 'order' } },
    count: (api, signal) => countOrders(api, { payment: 'overdue' }, signal),
  },
  {
    href: `${paths.productStore}?stock=low`,
    ...{ word: 'to be reordered', one: 'product at or under its reorder point' },
    several: 'products at or under their reorder point',
    ...{ who: 'perm:manage_products', interest: { about: 'stock' } },
    count: async (api, signal) => (await api('GET /api/stock/to-reorder', {}, { signal })).low,
  },
  {
    href: `${paths.productStore}?stock=out`,
    ...{ word: 'sold out', one: 'product sold out', several: 'products sold out' },
    ...{ who: 'perm:manage_products', interest: { about: 'stock' } },
    count: async (api, signal) => (await api('GET /api/stock/to-reorder', {}, { signal })).soldOut,
  },
];

/** What waits for this user, by their rights, with its count; nothing that waits is left out. */
export async function readWaiting(api: Api, user: SessionUser): Promise<{ href: string; text: string }[]> {
  const theirs = WAITING.filter(({ who }) => mayUser(user, who));
  const counts = await Promise.all(theirs.map(({ count }) => count(api)));
  return theirs.flatMap(({ href, one, several }, at) => {
    const number = counts[at] ?? 0;
    return number === 0 ? [] : [{ href, text: `${number} ${number === 1 ? one : several}` }];
  });
}

/** What is counted beside this link of the rail: one kind of work, or several together. */
export function waitingBeside(href: string): Pick<Waiting, 'word' | 'interest' | 'count'> | undefined {
  const beside = WAITING.filter(({ href: own, rail }) => (rail ?? own) === href);
  const [first] = beside;
  return (
    first && {
      word: beside.map(({ word }) => word).join(' or '),
      interest: first.interest,
      count: async (api, signal) => together(await Promise.all(beside.map(({ count }) => count(api, signal)))),
    }
  );
}

function together(counts: readonly WaitingNumber[]): WaitingNumber {
  const sum = counts.reduce<number>((all, count) => all + Number.parseInt(String(count), 10), 0);
  return counts.some((count) => typeof count === 'string') ? `${sum}+` : sum;
}

type OrderQuery = { status?: 'pending' | 'processing'; payment?: 'paid' | 'owed_back' | 'overdue' };

async function countOrders(api: Api, wanted: OrderQuery, signal?: AbortSignal): Promise<WaitingNumber> {
  const found = await api('GET /api/orders', { query: { scope: 'all', ...wanted, limit: MOST } }, { signal });
  return Array.isArray(found) ? found.length : countOf(found);
}

async function countReturns(api: Api, status: 'requested' | 'accepted', signal?: AbortSignal): Promise<WaitingNumber> {
  return countOf(await api('GET /api/returns', { query: { status, limit: MOST } }, { signal }));
}

function countOf({ items, nextCursor }: { items: unknown[]; nextCursor: string | null }): number | string {
  return nextCursor ? `${items.length}+` : items.length;
}
