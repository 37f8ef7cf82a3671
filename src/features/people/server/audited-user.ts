import { presentUser } from '#features/accounts/server/door.ts';
import type { UserRow } from './lock-people.ts';

/** What the audit log keeps of a user: what a screen may show of them. */
export function auditedUser(user: UserRow) {
  const { id: _id, createdAt: _createdAt, permissions: _permissions, ...kept } = presentUser(user, []);
  return kept;
}
