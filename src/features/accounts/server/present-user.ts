import type { User } from '#features/accounts/contract.ts';
import type { users } from '#features/accounts/tables.ts';

/** A user as clients may see them; every member is listed, so that a new column never leaks. */
export function presentUser(user: typeof users.$inferSelect, permissions: string[]): User {
  const { id, username, email, pendingEmail, userType, isActive, firstName, lastName } = user;
  const { companyName, phoneNumber, department } = user;
  return {
    ...{
      id,
      username,
      email,
      pendingEmail,
      userType,
      isActive,
      firstName,
      lastName,
      companyName,
      phoneNumber,
      department,
    },
    createdAt: user.createdAt.toISOString(),
    permissions,
  };
}
