import type { User } from '#features/accounts/contract.ts';
import {
  type CallContext,
  findPendingSignIn,
  finishPendingSignIn,
  lockUser,
  type MergeCart,
  type PendingSignIn,
  presentUser,
  startSession,
} from '#features/accounts/server/door.ts';
import type { FactorGiven, SignInStep } from '#features/factors/contract.ts';
import { grantedPermissions } from '#features/permissions/server/door.ts';
import { recordSecurityEvent } from '#features/security/server/door.ts';
import { announce } from '#platform/announcements.ts';
import { type Refusal, refuse } from '#platform/refusal.ts';
import { limited } from './factor-limits.ts';
import { factorMethods } from './find-factors.ts';
import { spendRecoveryCode } from './recovery-codes.ts';
import { findRelyingParty, getRelyingParty } from './relying-party.ts';
import { spendCode } from './spend-code.ts';
import { verifyPasskey } from './verify-passkey.ts';

type SignInCall = Pick<
  CallContext,
  'context' | 'caller' | 'address' | 'shopUrl' | 'signInToken' | 'setSignInCookie' | 'setSessionCookie'
>;

/** A pending sign-in of a known account. */
export type KnownSignIn = PendingSignIn & { userId: number };

/** What the sign-in of this browser waits for; `pending` is null when it waits for nothing. */
export async function readSignIn({ context, signInToken, shopUrl }: SignInCall): Promise<SignInStep> {
  const offersPasskeys = findRelyingParty(context, shopUrl) !== null;
  const found = await findPendingSignIn(context, signInToken, ['second-factor', 'enrolment']);
  if (!found?.userId) return { pending: null, offersPasskeys };
  const mustEnrol = found.purpose === 'enrolment';
  const methods = mustEnrol ? [] : await factorMethods(context, found.userId, shopUrl);
  return { pending: { methods, mustEnrol }, offersPasskeys };
}

/** Completes a sign-in with the second factor. Throws `sign_in_expired`, `wrong_factor` or `too_many`. */
export async function giveSecondFactor(call: SignInCall, mergeCart: MergeCart, given: FactorGiven): Promise<User> {
  const { context, address, shopUrl } = call;
  const pending = await getPending(call, 'second-factor');
  const { userId } = pending;
  const { code, recoveryCode, passkey } = given;
  await limited(context, { userId, address, isRecovery: recoveryCode !== undefined }, async () => {
    if (code !== undefined) await spendCode(context, userId, code);
    else if (recoveryCode !== undefined) await spendRecoveryCode(context, userId, recoveryCode);
    else if (passkey) await verifyPasskey(context, pending, getRelyingParty(context, shopUrl), passkey);
  });
  if (recoveryCode !== undefined) await tellOfRecovery(call, userId);
  return completeSignIn(call, mergeCart, pending, userId);
}

/** The pending sign-in of this browser; throws `sign_in_expired` without one. */
export async function getPending(
  { context, signInToken }: Pick<SignInCall, 'context' | 'signInToken'>,
  purpose: 'second-factor' | 'enrolment',
): Promise<KnownSignIn> {
  const pending = await findPendingSignIn(context, signInToken, [purpose]);
  if (!pending || pending.userId === null) throw expired();
  return { ...pending, userId: pending.userId };
}

/** Ends the pending sign-in and starts the session, once. Throws when the account was closed meanwhile. */
export async function completeSignIn(
  call: SignInCall,
  mergeCart: MergeCart,
  pending: PendingSignIn,
  userId: number,
): Promise<User> {
  const { context, caller } = call;
  const signedIn = await context.db.transaction(async (tx) => {
    const user = await lockUser(tx, userId, 'share');
    if (!user?.isActive) {
      throw refuse('inactive_account', 'This account is not active. Please contact us to have it opened again.');
    }
    if (!(await finishPendingSignIn(tx, pending.id))) throw expired();
    const started = await startSession(tx, mergeCart, user, caller.session, context.clock.now());
    return { started, user: presentUser(user, await grantedPermissions(tx, userId)) };
  });
  call.setSignInCookie(null);
  call.setSessionCookie(signedIn.started.token, signedIn.started.maxAgeSeconds);
  return signedIn.user;
}

async function tellOfRecovery({ context: { db, clock } }: SignInCall, userId: number): Promise<void> {
  const change = { userId, change: 'recovery_code_used' as const };
  const at = clock.now();
  await db.transaction(async (tx) => {
    await announce(tx, 'user.second_factor_changed', change, at);
    await recordSecurityEvent(tx, { kind: 'recovery_code_used', userId }, at);
  });
}

function expired(): Refusal {
  return refuse('sign_in_expired', 'This sign-in is over or took too long. Please enter your password again.');
}
