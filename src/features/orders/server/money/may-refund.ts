import type { User } from '#features/accounts/contract.ts';
import { readSetting } from '#features/settings/server/door.ts';
import type { Database, Transaction } from '#platform/database.ts';
import { refuse } from '#platform/refusal.ts';

/** Refuses with `forbidden` a refund by staff who may not make one, for the shop's owner has left refunds to admins. */
export async function demandMayRefund(tx: Transaction, { userType }: Pick<User, 'userType'>): Promise<void> {
  if (userType === 'admin' || !(await areRefundsForAdmins(tx))) return;
  throw refuse('forbidden', 'Refunds are for admins only in this shop. Ask an admin to pay it back.');
}

export async function areRefundsForAdmins(db: Database | Transaction): Promise<boolean> {
  return (await readSetting(db, 'refunds')).adminsOnly;
}
