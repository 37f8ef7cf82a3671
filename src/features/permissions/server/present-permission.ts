import { eq, getTableColumns } from 'drizzle-orm';
import { users } from '#features/accounts/tables.ts';
import type { Permission } from '#features/permissions/contract.ts';
import { permissions } from '#features/permissions/tables.ts';
import type { Database, Transaction } from '#platform/database.ts';

export type PermissionRow = typeof permissions.$inferSelect;
export type Grantee = Pick<
  typeof users.$inferSelect,
  'id' | 'username' | 'firstName' | 'lastName' | 'isActive' | 'userType'
>;

const { id, username, firstName, lastName, isActive, userType } = getTableColumns(users);

/** The columns of a grant's holder. */
export const granteeColumns = { id, username, firstName, lastName, isActive, userType };

/** Every grant, by id. */
export async function listPermissions(db: Database): Promise<Permission[]> {
  const rows = await db
    .select({ permission: permissions, grantee: granteeColumns })
    .from(permissions)
    .leftJoin(users, eq(users.id, permissions.userId))
    .orderBy(permissions.id);
  return rows.map((row) => presentPermission(row.permission, row.grantee));
}

export async function findGrantee(tx: Transaction, userId: number): Promise<Grantee | undefined> {
  // The lock holds the user's type until the grant is written.
  const [row] = await tx.select(granteeColumns).from(users).where(eq(users.id, userId)).for('share');
  return row;
}

export function presentPermission(row: PermissionRow, grantee: Grantee | null | undefined): Permission {
  const { id, userId, permissionType, granted, grantedBy, grantedAt, createdAt } = row;
  return {
    ...{ id, userId, permissionType, granted, grantedBy },
    grantedAt: (granted && grantedAt?.toISOString()) || null,
    createdAt: createdAt.toISOString(),
    user: grantee ? presentGrantee(grantee) : null,
  };
}

function presentGrantee({ userType: _, ...shown }: Grantee): Permission['user'] {
  return shown;
}
