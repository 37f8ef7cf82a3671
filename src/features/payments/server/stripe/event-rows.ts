import { and, eq, lt } from 'drizzle-orm';
import type { StripeUpdate } from '#features/payments/stripe-update.ts';
import { stripeEvents } from '#features/payments/tables.ts';
import type { AppContext } from '#platform/app-context.ts';
import type { Transaction } from '#platform/database.ts';
import { addDays } from '#values/instant.ts';

/** Stripe repeats an event for three days; the rest of the time is for finding faults. */
export const STRIPE_EVENT_RETENTION_DAYS = 90;

type EventRow = typeof stripeEvents.$inferInsert;

/** Stores that this event was handled; false when it was handled before. Waits for a concurrent delivery of the same event. */
export async function storeEvent(tx: Transaction, event: EventRow): Promise<boolean> {
  const rows = await tx.insert(stripeEvents).values(event).onConflictDoNothing().returning({ id: stripeEvents.id });
  return rows.length > 0;
}

/** Changes the outcome of an event stored in this transaction; with the update when it is to be settled later. */
export async function changeOutcome(
  tx: Transaction,
  eventId: string,
  change: Pick<EventRow, 'outcome' | 'update'>,
): Promise<void> {
  await tx.update(stripeEvents).set(change).where(eq(stripeEvents.id, eventId));
}

/** The updates of this payment that arrived before the payment was known; marks them as done. */
export async function takeWaitingUpdates(tx: Transaction, paymentIntent: string): Promise<StripeUpdate[]> {
  const rows = await tx
    .update(stripeEvents)
    .set({ outcome: 'done' })
    .where(and(eq(stripeEvents.paymentIntent, paymentIntent), eq(stripeEvents.outcome, 'waiting')))
    .returning({ update: stripeEvents.update });
  return rows.flatMap(({ update }) => update ?? []);
}

/** Deletes old events; the clean-up job calls it. */
export async function deleteOldStripeEvents({ db, clock }: AppContext): Promise<void> {
  await db.delete(stripeEvents).where(lt(stripeEvents.receivedAt, addDays(clock.now(), -STRIPE_EVENT_RETENTION_DAYS)));
}
