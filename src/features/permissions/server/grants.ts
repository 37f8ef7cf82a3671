import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import { users } from '#features/accounts/tables.ts';
import type { PermissionType } from '#features/permissions/permission.ts';
import { permissions } from '#features/permissions/tables.ts';
import type { Database, Transaction } from '#platform/database.ts';

/** The names of the permissions that this user holds. */
export async function grantedPermissions(db: Database | Transaction, userId: number): Promise<PermissionType[]> {
  const rows = await db
    .select({ type: permissions.permissionType })
    .from(permissions)
    .where(and(eq(permissions.userId, userId), eq(permissions.granted, true)))
    .orderBy(asc(permissions.permissionType));
  return rows.map((row) => row.type);
}

// A separate `sql`: Drizzle drops table names in a query of one table, and `id` would mean the grant's own.
const ofTheUser = sql`
  select ${permissions.permissionType}::text from ${permissions}
  where ${permissions.userId} = ${users.id} and ${permissions.granted} order by 1`;

/** The same as a column for queries of `users`. */
export const grantedToUser: SQL<PermissionType[]> = sql`array(${ofTheUser})`;

/** Revokes every permission of a user; the rows stay as history. */
export async function revokeEveryPermission(tx: Transaction, userId: number): Promise<void> {
  await tx.update(permissions).set({ granted: false }).where(eq(permissions.userId, userId));
}

export interface Grant {
  userId: number;
  permissionType: PermissionType;
  /** The admin who grants it; null for sample data. */
  grantedBy: number | null;
  at: Date;
}

/** Grants a permission, also a revoked one; an existing grant stays unchanged. */
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
