import { and, eq, sql } from 'drizzle-orm';
import type { User } from '#features/accounts/contract.ts';
import { confirmPassword } from '#features/accounts/server/door.ts';
import { signupRequests, users } from '#features/accounts/tables.ts';
import { forgetPerson } from '#features/audit/server/door.ts';
import { forgetSender } from '#features/messages/server/door.ts';
import { forgetCustomer, hasOrderUnderWay } from '#features/orders/server/door.ts';
import { forgetQuotes } from '#features/quotes/server/door.ts';
import { forgetReturns } from '#features/returns/server/door.ts';
import { forgetDeliveries } from '#features/tracking/server/door.ts';
import type { AppContext } from '#platform/app-context.ts';
import { sqlState, type Transaction } from '#platform/database.ts';
import { type Refusal, refuse } from '#platform/refusal.ts';
import { announcements, emails } from '#platform/tables.ts';
import { readOwnAccount } from './own-account.ts';

/**
 * Deletes a customer's account for good (decision A12), after the password was given again. What the books need stays, with
 * the person's name and contact replaced; everything else goes. Throws `conflict` while an order is under way.
 */
export async function deleteAccount(context: AppContext, user: User, password: string, address: string): Promise<void> {
  await confirmPassword(context, await readOwnAccount(context.db, user.id), password, address);
  try {
    await context.db.transaction((tx) => deleteEverything(tx, user));
  } catch (error) {
    throw RESTED_ON.includes(sqlState(error) ?? '') ? workedHere() : error;
  }
}

async function deleteEverything(tx: Transaction, { id, email }: User): Promise<void> {
  // An order being placed holds on to the account: it is waited for, and then seen.
  const [account] = await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for('update');
  if (!account) throw refuse('not_found', 'This account is deleted already.');
  if (await hasOrderUnderWay(tx, id)) {
    throw refuse(
      'conflict',
      'An order of yours is still under way. You can delete the account once it has been delivered or cancelled.',
    );
  }
  await forgetReturns(tx, id);
  await forgetDeliveries(tx, id);
  await forgetCustomer(tx, id);
  await forgetSender(tx, id);
  await forgetQuotes(tx, id);
  await forgetPerson(tx, id);
  await tx.delete(emails).where(sql`${emails.cause} like ${`announcement:%:user:${id}:%`}`);
  await tx.delete(announcements).where(sql`${announcements.payload} ->> 'userId' = ${String(id)}`);
  // One that waits for a decision stays: nobody has proved that the address is this customer's.
  const isTheirs = eq(sql`lower(${signupRequests.email})`, sql`lower(${email})`);
  await tx.delete(signupRequests).where(and(isTheirs, eq(signupRequests.status, 'rejected')));
  // Sessions, addresses, cart, points and notifications go with the account.
  await tx.delete(users).where(eq(users.id, id));
}

// Somebody who was staff once made changes that the audit log keeps.
const RESTED_ON = ['23503', '23001'];

function workedHere(): Refusal {
  return refuse('conflict', 'Other records rest on this account. Please write to us, and we delete it for you.');
}
