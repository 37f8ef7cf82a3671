import { and, eq, sql } from 'drizzle-orm';
import { findUser } from '#features/accounts/server/door.ts';
import type { Reaction } from '#platform/reactions-runner.ts';
import { quotes } from '../tables.ts';

/** A customer's quotes are sent to the new address of their account from then on. */
export const quotesFollowNewEmail: Reaction<'user.email_changed'> = async ({ tx }, { payload: { userId, from } }) => {
  const user = await findUser(tx, userId);
  const isOfAccount = and(eq(quotes.customerId, userId), eq(sql`lower(${quotes.email})`, from.toLowerCase()));
  if (user) await tx.update(quotes).set({ email: user.email }).where(isOfAccount);
};
