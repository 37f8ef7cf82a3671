import { and, eq, ne } from 'drizzle-orm';
import type { User } from '#features/accounts/contract.ts';
import { type Caller, lockUser, requireProof, signedIn, withdrawStaffEmail } from '#features/accounts/server/door.ts';
import { recordChange } from '#features/audit/server/door.ts';
import type { Permission } from '#features/permissions/contract.ts';
import { granteeName } from '#features/permissions/grantees.ts';
import type { PermissionType } from '#features/permissions/permission.ts';
import { permissions } from '#features/permissions/tables.ts';
import type { AppContext } from '#platform/app-context.ts';
import { orTaken, type Transaction } from '#platform/database.ts';
import { refuse, refuseFields } from '#platform/refusal.ts';
import { findGrantee, type Grantee, type PermissionRow, presentPermission } from './present-permission.ts';

/** An admin's decision about one employer and one permission. */
export interface Decision {
  userId: number;
  permissionType: PermissionType;
  granted: boolean;
}

/** Grants a permission, after a proof, for which the employer has no entry yet. It works on their next request. */
export async function addPermission(context: AppContext, decision: Decision, caller: Caller): Promise<Permission> {
  requireProof(context, caller);
  const [admin, at] = [signedIn(caller), context.clock.now()];
  return context.db.transaction(async (tx) => {
    await lockHolder(tx, decision);
    const grantee = await demandEmployer(tx, decision.userId);
    const [row] = await tx
      .insert(permissions)
      .values({ ...decision, grantedBy: admin.id, grantedAt: decision.granted ? at : null, createdAt: at })
      .onConflictDoNothing()
      .returning();
    if (!row) throw await refuseTwin(tx, decision, grantee);
    await withdrawProposal(tx, row, admin, at);
    await recordChange(tx, { ...changeOf(row, admin, 'granted'), before: null, after: describe(row, grantee) }, at);
    return presentPermission(row, grantee);
  });
}

/** Changes the holder, permission or state of a grant, after a proof. Equal values change nothing. */
export async function changePermission(
  context: AppContext,
  id: number,
  decision: Decision,
  caller: Caller,
): Promise<Permission> {
  requireProof(context, caller);
  const admin = signedIn(caller);
  const changing = context.db.transaction((tx) => change(tx, id, decision, admin, context.clock.now()));
  // Another admin may make the same grant after the check.
  return orTaken(changing, () => refuse('conflict', 'This has just been granted by somebody else.'));
}

async function change(tx: Transaction, id: number, decision: Decision, admin: User, at: Date): Promise<Permission> {
  await lockHolder(tx, decision);
  const before = await demandPermission(tx, id);
  const had = await findGrantee(tx, before.userId);
  if (isAlready(before, decision)) return presentPermission(before, had);
  // The grant of a former employer can still be revoked.
  const isOnlyRevoked = !decision.granted && decision.userId === before.userId;
  const grantee = isOnlyRevoked ? had : await demandEmployer(tx, decision.userId);
  await refuseIfTaken(tx, id, decision, grantee);
  const grantedAt = decision.granted ? (stillGranted(before, decision) ?? at) : null;
  const [row] = await tx
    .update(permissions)
    .set({ ...decision, grantedAt, grantedBy: admin.id })
    .where(eq(permissions.id, id))
    .returning();
  if (!row) throw noSuchPermission();
  await withdrawProposal(tx, row, admin, at);
  const change = { before: describe(before, had), after: describe(row, grantee) };
  await recordChange(tx, { ...changeOf(row, admin, verbOf(before, row)), ...change }, at);
  return presentPermission(row, grantee);
}

/** Removes a grant with its row, after a proof; its history stays in the audit log. */
export async function removePermission(context: AppContext, id: number, caller: Caller): Promise<void> {
  requireProof(context, caller);
  const admin = signedIn(caller);
  await context.db.transaction(async (tx) => {
    const row = await demandPermission(tx, id);
    const before = describe(row, await findGrantee(tx, row.userId));
    await tx.delete(permissions).where(eq(permissions.id, id));
    await recordChange(tx, { ...changeOf(row, admin, 'removed'), before, after: null }, context.clock.now());
  });
}

// The user before the grant, as where a role changes, so that the two never wait for each other.
async function lockHolder(tx: Transaction, { userId, granted }: Decision): Promise<void> {
  if (granted) await lockUser(tx, userId, 'no key update');
}

/** An e-mail address that staff proposed before the account had this right is a way into it no more. */
async function withdrawProposal(tx: Transaction, { userId, granted }: PermissionRow, admin: User, at: Date) {
  const pendingEmail = granted ? await withdrawStaffEmail(tx, userId) : null;
  if (pendingEmail === null) return;
  const record = { actorId: admin.id, action: 'user.changed', recordType: 'user', recordId: userId };
  await recordChange(tx, { ...record, before: { pendingEmail }, after: { pendingEmail: null } }, at);
}

async function demandPermission(tx: Transaction, id: number): Promise<PermissionRow> {
  const [row] = await tx.select().from(permissions).where(eq(permissions.id, id)).for('update');
  if (!row) throw noSuchPermission();
  return row;
}

function noSuchPermission() {
  return refuse('not_found', 'There is no such grant. Somebody may have removed it.');
}

async function demandEmployer(tx: Transaction, userId: number): Promise<Grantee> {
  const grantee = await findGrantee(tx, userId);
  if (grantee?.userType === 'employer') return grantee;
  throw refuseFields({ userId: ['Permissions can be granted to employers only'] });
}

// Checked before writing, because a failed statement would end the transaction. The unique key decides parallel calls.
async function refuseIfTaken(tx: Transaction, id: number, decision: Decision, grantee: Grantee | undefined) {
  const { userId, permissionType } = decision;
  const [twin] = await tx
    .select({ id: permissions.id })
    .from(permissions)
    .where(and(eq(permissions.userId, userId), eq(permissions.permissionType, permissionType), ne(permissions.id, id)));
  if (twin) throw await refuseTwin(tx, decision, grantee);
}

async function refuseTwin(tx: Transaction, { userId, permissionType }: Decision, grantee: Grantee | undefined) {
  const [twin] = await tx
    .select({ granted: permissions.granted })
    .from(permissions)
    .where(and(eq(permissions.userId, userId), eq(permissions.permissionType, permissionType)));
  const name = granteeName(grantee);
  const sentence = twin?.granted
    ? `${name} has been granted ${permissionType} already.`
    : `${name} has an entry for ${permissionType} that was revoked. Edit it to grant it again.`;
  return refuse('conflict', sentence, { errors: { permissionType: [sentence] } });
}

function isAlready(row: PermissionRow, { userId, permissionType, granted }: Decision): boolean {
  return row.userId === userId && row.permissionType === permissionType && row.granted === granted;
}

function stillGranted(before: PermissionRow, { userId, permissionType }: Decision): Date | null {
  const isSame = before.userId === userId && before.permissionType === permissionType;
  return before.granted && isSame ? before.grantedAt : null;
}

function verbOf(before: PermissionRow, after: PermissionRow): string {
  if (before.granted === after.granted) return 'changed';
  return after.granted ? 'granted' : 'revoked';
}

function changeOf(row: PermissionRow, admin: User, verb: string) {
  return { actorId: admin.id, action: `permission.${verb}`, recordType: 'permission', recordId: row.id };
}

/** A grant as the audit log stores it, with the username for its readers. */
function describe({ userId, permissionType, granted }: PermissionRow, grantee: Grantee | undefined) {
  return { userId, username: grantee?.username ?? null, permissionType, granted };
}
