import { eq } from 'drizzle-orm';
import { sessions } from '#features/accounts/tables.ts';
import type { UserType } from '#features/accounts/user-types.ts';
import { recordSecurityEvent } from '#features/security/server/door.ts';
import type { Transaction } from '#platform/database.ts';
import { networkOf } from '#platform/http/client-address.ts';
import { requestOrigin } from '#platform/http/request-origin.ts';
import type { SessionRef } from './caller.ts';
import { createSession, deleteSession, type NewSession } from './session.ts';

/** Merges a guest's cart into a user's. */
export type MergeCart = (tx: Transaction, guestSessionId: number, userId: number) => Promise<void>;

/** Makes the session of a completed sign-in. It takes the place of the browser's previous one, with the cart of a guest. */
export async function startSession(
  tx: Transaction,
  mergeCart: MergeCart,
  user: { id: number; userType: UserType },
  previous: SessionRef | null,
  now: Date,
): Promise<NewSession> {
  const origin = requestOrigin();
  const device = origin ? { browser: origin.browser, network: networkOf(origin.address) } : undefined;
  const fresh = await createSession(tx, user, now, device);
  await recordSecurityEvent(tx, { kind: 'signed_in', userId: user.id }, now);
  if (previous) await takeOver(tx, mergeCart, previous, user.id);
  return fresh;
}

// When a form is sent twice at once, the second finds the session gone and merges nothing.
async function takeOver(tx: Transaction, mergeCart: MergeCart, previous: SessionRef, userId: number): Promise<void> {
  const [row] = await tx.select({ id: sessions.id }).from(sessions).where(eq(sessions.id, previous.id)).for('update');
  if (!row) return;
  if (previous.userId === null) await mergeCart(tx, previous.id, userId);
  await deleteSession(tx, previous.id);
}
