import { and, eq, lt } from 'drizzle-orm';
import type { StripeUpdate } from '#features/payments/stripe-update.ts';
import { stripeEvents } from '#features/payments/tables.ts';
import type { AppContext } from '#platform/app-context.ts';
import type { Transaction } from '#platform/database.ts';
import { addDays } from '#values/instant.ts';

/** Stripe gives up on an event after three days; the rest is for looking into what went wrong. */
export const STRIPE_EVENT_RETENTION_DAYS = 90;

type EventRow = typeof stripeEvents.$inferInsert;

/** Stores that this event was handled; false when it had been before. A twin under way is waited for. */
export async function storeEvent(tx: Transaction, event: EventRow): Promise<boolean> {
  const rows = await tx.insert(stripeEvents).values(event).onConflictDoNothing().returning({ id: stripeEvents.id });
  return rows.length > 0;
}

/** Corrects the outcome of an event of this transaction; with an update, so that it can be settled later. */
export async function changeOutcome(
  tx: Transaction,
  eventId: string,
  change: Pick<EventRow, 'outcome' | 'update'>,
): Promise<void> {
  await tx.update(stripeEvents).set(change).where(eq(stripeEvents.id, eventId));
}

/** Updates of this payment that came before the payment was known; from now on they count as done. */
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
