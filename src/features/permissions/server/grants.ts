import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import { users } from '#features/accounts/tables.ts';
import type { PermissionType } from '#features/permissions/permission.ts';
import { permissions } from '#features/permissions/tables.ts';
import type { Database, Transaction } from '#platform/database.ts';

/** What this user has been granted and not been stripped of again, by name. */
export async function grantedPermissions(db: Database | Transaction, userId: number): Promise<PermissionType[]> {
  const rows = await db
    .select({ type: permissions.permissionType })
    .from(permissions)
    .where(and(eq(permissions.userId, userId), eq(permissions.granted, true)))
    .orderBy(asc(permissions.permissionType));
  return rows.map((row) => row.type);
}

// In brackets of its own: a query of one table would take the table's name from the columns, and mean the grant's own id.
const ofTheUser = sql`
  select ${permissions.permissionType}::text from ${permissions}
  where ${permissions.userId} = ${users.id} and ${permissions.granted} order by 1`;

/** The same as a column for a query of `users`, so that a caller and what they may do are read at once. */
export const grantedToUser: SQL<PermissionType[]> = sql`array(${ofTheUser})`;

/** Takes every permission of a user back; the rows stay as history. */
export async function revokeEveryPermission(tx: Transaction, userId: number): Promise<void> {
  await tx.update(permissions).set({ granted: false }).where(eq(permissions.userId, userId));
}

export interface Grant {
  userId: number;
  permissionType: PermissionType;
  /** The admin who grants it; null for the sample shop's own grants. */
  grantedBy: number | null;
  at: Date;
}

/** Grants a permission; one that was revoked comes back, one that is there stays as it was granted first. */
export async function grantPermission(tx: Database | Transaction, grant: Grant): Promise<void> {
  const { userId, permissionType, grantedBy, at } = grant;
  const granted = { granted: true, grantedBy, grantedAt: at };
  await tx
    .insert(permissions)
    .values({ userId, permissionType, ...granted, createdAt: at })
    .onConflictDoUpdate({
      target: [permissions.userId, permissions.permissionType],
      set: granted,
      setWhere: eq(permissions.granted, false),
    });
}
