// Contents 6: live events. What the database says has changed, and what a browser is told of it while its pages are open.
import type { LiveTopics } from '#platform/live.ts';

/** An order, and the customer whose it is; null for a guest's. */
type OrderRow = { orderId: number; orderNumber: string; userId: number | null };

declare module '#platform/live.ts' {
  // Said by the triggers: `migrations/0015_live.sql` and later ones. `tests/api/live-topics.test.ts` compares them with this.
  interface LiveTopics {
    order: OrderRow;
    /** Where an order is, which changes far more often than the order. */
    tracking: OrderRow;
    notifications: { userId: number };
    /** Accounts, or requests for one. */
    people: object;
    messages: { messageId: number };
    quotes: { quoteId: number; userId: number | null };
    /** This session is over. */
    session: { sessionId: number };
    /** What this user may do has changed. */
    rights: { userId: number };
  }
}

/**
 * What a live stream carries: which records to read again, with one's own rights, by the ordinary calls. `tracking` is all
 * that followers of an order hear of it; `session`: who one is, or what one may do, has changed; `again`: everything, for
 * something may have been missed.
 */
export type LiveEvent =
  | Told<'order', 'orderId' | 'orderNumber'>
  | Told<'tracking', 'orderNumber'>
  | Told<'notifications'>
  | Told<'people'>
  | Told<'messages'>
  | Told<'quotes'>
  | Told<'session'>
  | { about: 'again' };

type Told<Name extends keyof LiveTopics, Members extends keyof LiveTopics[Name] = never> = { about: Name } & Pick<
  LiveTopics[Name],
  Members
>;
