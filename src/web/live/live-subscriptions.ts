import { useEffect } from 'react';

/** What a tab subscribes to: the events of the signed-in user, and orders by their number. */
export interface LiveSubscriptions {
  userId: number | null;
  orderNumbers: readonly string[];
}

interface Subscription {
  userId?: number;
  orderNumber?: string;
}

const subscriptions = new Set<Subscription>();
// Loaded with the first subscription: most visitors never have one.
let tab: Promise<{ say(wants: LiveSubscriptions): void }> | undefined;

/** Subscribes to the events of the signed-in user. */
export function useLiveUser(userId: number | undefined): void {
  useEffect(() => (userId === undefined ? undefined : subscribe({ userId })), [userId]);
}

/** Subscribes to one order by its number, without signing in; users get their own orders anyway. */
export function useLiveOrder(orderNumber: string | undefined): void {
  useEffect(() => (orderNumber === undefined ? undefined : subscribe({ orderNumber })), [orderNumber]);
}

function subscribe(added: Subscription): () => void {
  subscriptions.add(added);
  update();
  return () => {
    subscriptions.delete(added);
    update();
  };
}

function update(): void {
  tab ??= import('./live-tab.ts').then(({ openLiveTab }) => openLiveTab());
  tab
    .then((live) => live.say(wantsOf(subscriptions)))
    .catch(() => {
      // Without a connection its code cannot be loaded: until then the page has no live updates.
      tab = undefined;
      addEventListener('online', update, { once: true });
    });
}

function wantsOf(all: Iterable<Subscription>): LiveSubscriptions {
  const each = [...all];
  return {
    userId: each.findLast((one) => one.userId !== undefined)?.userId ?? null,
    orderNumbers: [...new Set(each.flatMap((one) => one.orderNumber ?? []))],
  };
}
