import { presentUser, type UserRow } from '#features/accounts/server/door.ts';

/** A user as the audit log stores them: what screens may show. */
export function auditedUser(user: UserRow) {
  const { id: _id, createdAt: _createdAt, permissions: _permissions, ...shown } = presentUser(user, []);
  return shown;
}
