import { useEffect } from 'react';

/** What a tab needs a connection for: somebody who is signed in, and orders that are followed by their number. */
export interface LiveSubscriptions {
  userId: number | null;
  orderNumbers: readonly string[];
}

interface Wish {
  userId?: number;
  orderNumber?: string;
}

const wishes = new Set<Wish>();
// Loaded with the first wish: most visitors never have one.
let tab: Promise<{ say(wants: LiveSubscriptions): void }> | undefined;

/** Keeps this browser's connection open while somebody is signed in. */
export function useLiveUser(userId: number | undefined): void {
  useEffect(() => (userId === undefined ? undefined : wish({ userId })), [userId]);
}

/** Follows one order by its number, as anybody may; not needed for one's own. */
export function useLiveOrder(orderNumber: string | undefined): void {
  useEffect(() => (orderNumber === undefined ? undefined : wish({ orderNumber })), [orderNumber]);
}

function wish(wished: Wish): () => void {
  wishes.add(wished);
  tell();
  return () => {
    wishes.delete(wished);
    tell();
  };
}

function tell(): void {
  tab ??= import('./live-tab.ts').then(({ openLiveTab }) => openLiveTab());
  const isOpen = tab;
  // Without it the page is as it was loaded, which is what it would be without scripts.
  isOpen.then((live) => live.say(wantsOf(wishes))).catch(() => undefined);
}

function wantsOf(all: Iterable<Wish>): LiveSubscriptions {
  const each = [...all];
  return {
    userId: each.findLast((one) => one.userId !== undefined)?.userId ?? null,
    orderNumbers: [...new Set(each.flatMap((one) => one.orderNumber ?? []))],
  };
}
