// Contents 6: live events. The changes that the database reports, and the events that open pages get.
import type { LiveTopics } from '#platform/live.ts';

/** An order and its customer; null for a guest. */
type OrderRow = { orderId: number; orderNumber: string; userId: number | null };

declare module '#platform/live.ts' {
  // Sent by the triggers of `migrations/0015_live.sql` and later ones. `tests/api/live-topics.test.ts` compares them with this.
  interface LiveTopics {
    order: OrderRow;
    /** The position of an order, which changes far more often than the order. */
    tracking: OrderRow;
    notifications: { userId: number };
    /** Accounts, or requests for one. */
    people: object;
    messages: { messageId: number };
    quotes: { quoteId: number; userId: number | null };
    /** Orders that wait for a confirmation of staff. */
    order_requests: object;
    /** The stock of some products. */
    stock: object;
    /** This session is over. */
    session: { sessionId: number };
    /** The rights of this user have changed. */
    rights: { userId: number };
  }
}

/**
 * An event of a live stream: which records to read again, by the ordinary calls with their own checks of rights. Followers
 * of an order get only `tracking`; `session`: the user or the rights have changed; `again`: events may have been missed.
 */
export type LiveEvent =
  | Told<'order', 'orderId' | 'orderNumber'>
  | Told<'tracking', 'orderNumber'>
  | Told<'notifications'>
  | Told<'people'>
  | Told<'messages'>
  | Told<'quotes'>
  | Told<'order_requests'>
  | Told<'stock'>
  | Told<'session'>
  | { about: 'again' };

type Told<Name extends keyof LiveTopics, Members extends keyof LiveTopics[Name] = never> = { about: Name } & Pick<
  LiveTopics[Name],
  Members
>;
