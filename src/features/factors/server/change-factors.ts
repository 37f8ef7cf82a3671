import { and, eq } from 'drizzle-orm';
import type { User } from '#features/accounts/contract.ts';
import { isSecondFactorRequired, lockUser, markSecondFactor } from '#features/accounts/server/door.ts';
import type { Passkey } from '#features/factors/contract.ts';
import { FACTOR_CHANGES, type FactorChange } from '#features/factors/factor-change.ts';
import { oneTimeCodeSecrets, passkeys, recoveryCodes, usedOneTimeCodes } from '#features/factors/tables.ts';
import { recordSecurityEvent } from '#features/security/server/door.ts';
import { announce } from '#platform/announcements.ts';
import type { AppContext } from '#platform/app-context.ts';
import type { Transaction } from '#platform/database.ts';
import { refuse } from '#platform/refusal.ts';
import { findFactors, hasAny, presentPasskey } from './find-factors.ts';
import { replaceRecoveryCodes } from './recovery-codes.ts';

/**
 * Adds a factor to a locked account: `add` writes it. The first one switches the second factor on and answers ten recovery
 * codes; its owner is told by e-mail.
 */
export async function withNewFactor(
  tx: Transaction,
  userId: number,
  change: FactorChange,
  at: Date,
  add: () => Promise<void>,
): Promise<string[] | undefined> {
  const user = await lockUser(tx, userId, 'no key update');
  if (!user?.isActive) throw refuse('unauthenticated', 'Please sign in to continue.');
  await add();
  await announce(tx, 'user.second_factor_changed', { userId, change }, at);
  await recordSecurityEvent(tx, { kind: 'factor_added', userId, detail: FACTOR_CHANGES[change] }, at);
  if (user.hasSecondFactor) return undefined;
  await markSecondFactor(tx, userId, true);
  return replaceRecoveryCodes(tx, userId, at);
}

/** Renames a passkey. Throws `not_found` for one of another account. */
export async function renamePasskey({ db }: AppContext, user: User, id: number, name: string): Promise<Passkey> {
  const [renamed] = await db.update(passkeys).set({ name }).where(ownPasskey(user.id, id)).returning();
  if (!renamed) throw noPasskey();
  return presentPasskey(renamed);
}

/** Takes a passkey off. Throws `not_found`, or `conflict` for the last factor of an account that needs one. */
export async function removePasskey(context: AppContext, user: User, id: number): Promise<void> {
  await removeFactor(context, user, 'passkey_removed', async (tx) => {
    const removed = await tx.delete(passkeys).where(ownPasskey(user.id, id)).returning({ id: passkeys.id });
    if (removed.length === 0) throw noPasskey();
  });
}

/** Takes the app for codes off. Throws `conflict` without one, and for the last factor of an account that needs one. */
export async function removeCodes(context: AppContext, user: User): Promise<void> {
  await removeFactor(context, user, 'codes_removed', async (tx) => {
    const removed = await tx.delete(oneTimeCodeSecrets).where(eq(oneTimeCodeSecrets.userId, user.id)).returning();
    if (removed.length === 0) throw refuse('conflict', 'This account has no app for codes.');
  });
}

/** Ten new recovery codes in place of the old ones. Throws `conflict` without a second factor. */
export async function newRecoveryCodes({ db, clock }: AppContext, user: User): Promise<string[]> {
  return db.transaction(async (tx) => {
    const account = await lockUser(tx, user.id, 'no key update');
    if (!account?.hasSecondFactor) throw refuse('conflict', 'Set up a passkey or an app for codes first.');
    const at = clock.now();
    await announce(tx, 'user.second_factor_changed', { userId: user.id, change: 'recovery_codes_replaced' }, at);
    await recordSecurityEvent(
      tx,
      { kind: 'factor_added', userId: user.id, detail: FACTOR_CHANGES.recovery_codes_replaced },
      at,
    );
    return replaceRecoveryCodes(tx, user.id, at);
  });
}

/** Deletes every factor of an account and switches its second factor off. */
export async function deleteFactors(tx: Transaction, userId: number): Promise<void> {
  await tx.delete(passkeys).where(eq(passkeys.userId, userId));
  for (const table of [oneTimeCodeSecrets, usedOneTimeCodes, recoveryCodes]) {
    await tx.delete(table).where(eq(table.userId, userId));
  }
  await markSecondFactor(tx, userId, false);
}

async function removeFactor(
  context: AppContext,
  user: User,
  change: FactorChange,
  remove: (tx: Transaction) => Promise<void>,
): Promise<void> {
  await context.db.transaction(async (tx) => {
    await lockUser(tx, user.id, 'no key update');
    await remove(tx);
    const at = context.clock.now();
    await announce(tx, 'user.second_factor_changed', { userId: user.id, change }, at);
    await recordSecurityEvent(tx, { kind: 'factor_removed', userId: user.id, detail: FACTOR_CHANGES[change] }, at);
    if (hasAny(await findFactors(tx, user.id))) return;
    if (isSecondFactorRequired(context, user)) {
      throw refuse('conflict', 'Staff need a second factor. Set up another one first, then take this one off.');
    }
    await deleteFactors(tx, user.id);
  });
}

function ownPasskey(userId: number, id: number) {
  return and(eq(passkeys.id, id), eq(passkeys.userId, userId));
}

function noPasskey() {
  return refuse('not_found', 'There is no such passkey in your account.');
}
