import { and, eq, sql } from 'drizzle-orm';
import { findUser } from '#features/accounts/server/door.ts';
import type { Reaction } from '#platform/reactions-runner.ts';
import { messages } from '../tables.ts';

/** A customer's messages are answered to the new address of their account from then on. */
export const messagesFollowNewEmail: Reaction<'user.email_changed'> = async ({ tx }, { payload: { userId, from } }) => {
  const user = await findUser(tx, userId);
  const isOfAccount = and(eq(messages.customerId, userId), eq(sql`lower(${messages.email})`, from.toLowerCase()));
  if (user) await tx.update(messages).set({ email: user.email }).where(isOfAccount);
};
