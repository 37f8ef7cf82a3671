import { and, eq, exists, or } from 'drizzle-orm';
import { users } from '#features/accounts/tables.ts';
import type { PermissionType } from '#features/permissions/permission.ts';
import { permissions } from '#features/permissions/tables.ts';
import type { Database, Transaction } from '#platform/database.ts';

/** Only `manage_x`: who may view also depends on another permission. */
type Managing = Extract<PermissionType, `manage_${string}`>;

/** The active staff with this permission: every admin, and the employers who hold it. */
export async function listStaffWhoMay(db: Database | Transaction, right: Managing) {
  const isGranted = exists(
    db
      .select({ id: permissions.id })
      .from(permissions)
      .where(
        and(eq(permissions.userId, users.id), eq(permissions.permissionType, right), eq(permissions.granted, true)),
      ),
  );
  const isStaff = or(eq(users.userType, 'admin'), and(eq(users.userType, 'employer'), isGranted));
  return db
    .select()
    .from(users)
    .where(and(eq(users.isActive, true), isStaff));
}
