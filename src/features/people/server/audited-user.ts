import { presentUser, type UserRow } from '#features/accounts/server/door.ts';

/** What the audit log stores of a user: what a screen may show of them. */
export function auditedUser(user: UserRow) {
  const { id: _id, createdAt: _createdAt, permissions: _permissions, ...shown } = presentUser(user, []);
  return shown;
}
