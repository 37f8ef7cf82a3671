import { presentUser, type UserRow } from '#features/accounts/server/door.ts';
import { recordChange } from '#features/audit/server/door.ts';
import type { Transaction } from '#platform/database.ts';

/** A user as the audit log stores them: what screens may show. */
export function auditedUser(user: UserRow) {
  const { id: _id, createdAt: _createdAt, permissions: _permissions, ...shown } = presentUser(user, []);
  return shown;
}

/** Records that this member of staff created the account. */
export function recordNewUser(tx: Transaction, actorId: number, user: UserRow, at: Date): Promise<void> {
  const change = { actorId, action: 'user.created', recordType: 'user', recordId: user.id };
  return recordChange(tx, { ...change, before: null, after: auditedUser(user) }, at);
}
