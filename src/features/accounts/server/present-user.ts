import type { User } from '#features/accounts/contract.ts';
import type { users } from '#features/accounts/tables.ts';

/** A user as clients may see them; every member is listed, so that a new column never leaks. */
export function presentUser(user: typeof users.$inferSelect, permissions: string[]): User {
  return {
    id: user.id,
    username: user.username,
    email: user.email,
    userType: user.userType,
    isActive: user.isActive,
    firstName: user.firstName,
    lastName: user.lastName,
    companyName: user.companyName,
    phoneNumber: user.phoneNumber,
    department: user.department,
    createdAt: user.createdAt.toISOString(),
    permissions,
  };
}
