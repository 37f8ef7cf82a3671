import { eq, notExists } from 'drizzle-orm';
import { deleteIdleGuests } from '#features/accounts/server/door.ts';
import { sessions } from '#features/accounts/tables.ts';
import { cartItems } from '#features/cart/tables.ts';
import type { AppContext } from '#platform/app-context.ts';
import { addDays } from '#values/instant.ts';

/** The number of days that the session of a guest with an empty cart is stored; with a cart it lives its usual 30 days. */
export const EMPTY_SESSION_DAYS = 1;

/** Deletes the sessions of guests that hold nothing any more; a timed job calls it. */
export async function deleteEmptySessions({ db, clock }: AppContext): Promise<void> {
  const hasNoCart = notExists(
    db.select({ id: cartItems.id }).from(cartItems).where(eq(cartItems.sessionId, sessions.id)),
  );
  await deleteIdleGuests(db, { idleSince: addDays(clock.now(), -EMPTY_SESSION_DAYS), condition: hasNoCart });
}
