import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { FactorMethod, User } from '#features/accounts/contract.ts';
import { isSecondFactorRequired } from '#features/accounts/server/door.ts';
import type { Passkey, SecondFactor } from '#features/factors/contract.ts';
import { oneTimeCodeSecrets, passkeys } from '#features/factors/tables.ts';
import type { AppContext } from '#platform/app-context.ts';
import type { Database, Transaction } from '#platform/database.ts';
import { countRecoveryCodes } from './recovery-codes.ts';
import { findRelyingParty } from './relying-party.ts';

type Reader = Database | Transaction;

/** The second factor of one's own account, for its screen. */
export async function readSecondFactor(context: AppContext, user: User, shopUrl: string): Promise<SecondFactor> {
  const factors = await findFactors(context.db, user.id);
  return {
    isOn: hasAny(factors),
    isRequired: isSecondFactorRequired(context, user),
    offersPasskeys: findRelyingParty(context, shopUrl) !== null,
    ...factors,
    recoveryCodesLeft: await countRecoveryCodes(context.db, user.id, context.clock.now()),
  };
}

/** The ways in which this account can give its second factor at this address of the shop. */
export async function factorMethods(context: AppContext, userId: number, shopUrl: string): Promise<FactorMethod[]> {
  const factors = await findFactors(context.db, userId);
  const hasPasskey = factors.passkeys.length > 0 && findRelyingParty(context, shopUrl) !== null;
  const methods: FactorMethod[] = [];
  if (hasPasskey) methods.push('passkey');
  if (factors.hasCodes) methods.push('code');
  // Without a code left too, so that the answer does not tell how many there are.
  if (hasAny(factors)) methods.push('recovery');
  return methods;
}

/** The app and the passkeys of an account. */
export async function findFactors(db: Reader, userId: number): Promise<{ hasCodes: boolean; passkeys: Passkey[] }> {
  const isConfirmed = and(eq(oneTimeCodeSecrets.userId, userId), isNotNull(oneTimeCodeSecrets.confirmedAt));
  const apps = await db.select({ userId: oneTimeCodeSecrets.userId }).from(oneTimeCodeSecrets).where(isConfirmed);
  const rows = await db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.id));
  return { hasCodes: apps.length > 0, passkeys: rows.map(presentPasskey) };
}

export function presentPasskey({ id, name, createdAt, lastUsedAt }: typeof passkeys.$inferSelect): Passkey {
  return { id, name, createdAt: createdAt.toISOString(), lastUsedAt: lastUsedAt?.toISOString() ?? null };
}

export function hasAny(factors: { hasCodes: boolean; passkeys: readonly unknown[] }): boolean {
  return factors.hasCodes || factors.passkeys.length > 0;
}
