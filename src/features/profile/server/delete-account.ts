import type { User } from '#features/accounts/contract.ts';
import { confirmPassword, deleteUser, forgetRejectedRequests, lockUser } from '#features/accounts/server/door.ts';
import { forgetAlerts } from '#features/alerts/server/door.ts';
import { forgetPerson } from '#features/audit/server/door.ts';
import { creditOf } from '#features/credit/server/door.ts';
import { forgetSender } from '#features/messages/server/door.ts';
import { forgetCustomer, hasOrderUnderWay, isCreditOnItsWay } from '#features/orders/server/door.ts';
import { forgetQuotes } from '#features/quotes/server/door.ts';
import { forgetReturns } from '#features/returns/server/door.ts';
import { recordSecurityEvent } from '#features/security/server/door.ts';
import { forgetDeliveries } from '#features/tracking/server/door.ts';
import type { AppContext } from '#platform/app-context.ts';
import type { Transaction } from '#platform/database.ts';
import { deleteAnnouncementsAbout } from '#platform/delete-announcements.ts';
import { deleteEmailsAbout } from '#platform/delete-emails.ts';
import { type Refusal, refuse } from '#platform/refusal.ts';
import { formatPounds } from '#values/money.ts';

/**
 * Deletes a customer's account (decision A12) after checking the password again. What the books need stays without the name and
 * contact; everything else is deleted. Throws `conflict` while an order is under way or when other records refer to the account.
 */
export async function deleteAccount(context: AppContext, user: User, password: string, address: string): Promise<void> {
  await confirmPassword(context, user.id, password, address);
  await context.db.transaction((tx) => deleteEverything(tx, user, context.clock.now()));
}

async function deleteEverything(tx: Transaction, { id, email }: User, at: Date): Promise<void> {
  // Waits for an order that is being placed, so that the check below sees it.
  if (!(await lockUser(tx, id, 'update'))) throw refuse('not_found', 'This account is deleted already.');
  if (await hasOrderUnderWay(tx, id)) {
    throw refuse(
      'conflict',
      'An order of yours is still under way. You can delete the account once it has been delivered or cancelled.',
    );
  }
  if (await isCreditOnItsWay(tx, id)) {
    throw refuse(
      'conflict',
      'Money of an order of yours is on its way into your account as credit, which would go with the account. Please look again in a moment.',
    );
  }
  const credit = await creditOf(tx, id);
  if (credit > 0) {
    throw refuse(
      'conflict',
      `Your account has ${formatPounds(credit)} of credit. Spend it, or ask us to pay it out, first: it would go with the account.`,
    );
  }
  await forgetReturns(tx, id, at);
  await forgetDeliveries(tx, id);
  await forgetCustomer(tx, id);
  await forgetSender(tx, id);
  await forgetQuotes(tx, id);
  await forgetPerson(tx, id);
  await deleteEmailsAbout(tx, 'user', id);
  await deleteAnnouncementsAbout(tx, 'userId', id);
  await forgetRejectedRequests(tx, email);
  await forgetAlerts(tx, email);
  // The audit log retains the changes of a customer who was once staff.
  if (!(await deleteUser(tx, id))) throw workedHere();
  await recordSecurityEvent(tx, { kind: 'account_closed', userId: id, detail: 'By its owner' }, at);
}

function workedHere(): Refusal {
  return refuse('conflict', 'Other records rest on this account. Please write to us, and we delete it for you.');
}
