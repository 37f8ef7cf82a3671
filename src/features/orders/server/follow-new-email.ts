import { and, eq, sql } from 'drizzle-orm';
import { findUser } from '#features/accounts/server/door.ts';
import type { Reaction } from '#platform/reactions-runner.ts';
import { orderRequests } from '../requests/tables.ts';
import { orders } from '../tables.ts';

/**
 * What is written about a customer's orders goes to the new address of their account from then on, credit notes of old orders too. An
 * order that was placed with another address than the account's keeps it, and issued documents stay as they are.
 */
export const ordersFollowNewEmail: Reaction<'user.email_changed'> = async ({ tx }, { payload: { userId, from } }) => {
  const user = await findUser(tx, userId);
  if (!user) return;
  const { email } = user;
  for (const table of [orders, orderRequests]) {
    const isOfAccount = and(eq(table.customerId, userId), eq(sql`lower(${table.email})`, from.toLowerCase()));
    await tx.update(table).set({ email }).where(isOfAccount);
  }
};
