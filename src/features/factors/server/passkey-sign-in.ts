import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server';
import { eq } from 'drizzle-orm';
import type { User } from '#features/accounts/contract.ts';
import {
  type CallContext,
  createPendingSignIn,
  findPendingSignIn,
  type MergeCart,
  renewChallenge,
} from '#features/accounts/server/door.ts';
import type { PasskeySignature } from '#features/factors/contract.ts';
import { passkeys } from '#features/factors/tables.ts';
import { refuse } from '#platform/refusal.ts';
import { countChallenge, limitedByAddress } from './factor-limits.ts';
import { loadWebAuthn } from './load-webauthn.ts';
import { getRelyingParty } from './relying-party.ts';
import { completeSignIn } from './sign-in.ts';
import { verifyPasskey } from './verify-passkey.ts';

/** A new challenge for a passkey: of the account that is half signed in, or of any account. */
export async function passkeyChallenge(call: CallContext): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { context, shopUrl, signInToken, address } = call;
  const { id: rpID } = getRelyingParty(context, shopUrl);
  await countChallenge(context, address);
  const { generateAuthenticationOptions } = await loadWebAuthn();
  const waiting = await findPendingSignIn(context, signInToken, ['second-factor', 'passkey']);
  const allowCredentials = waiting?.userId ? await credentialsOf(call, waiting.userId) : [];
  const options = await generateAuthenticationOptions({ rpID, allowCredentials, userVerification: 'required' });
  const { challenge } = options;
  if (waiting) await renewChallenge(context.db, waiting.id, challenge);
  else {
    const pending = { purpose: 'passkey', userId: null, challenge } as const;
    call.setSignInCookie((await createPendingSignIn(context.db, pending, context.clock.now())).token);
  }
  return options;
}

/**
 * Signs in with a passkey alone: it is both something that the user has and, by fingerprint or PIN, something that only
 * they can give. Throws `sign_in_expired`, `wrong_factor` or `too_many`.
 */
export async function signInByPasskey(
  call: CallContext,
  mergeCart: MergeCart,
  passkey: PasskeySignature,
): Promise<User> {
  const { context, shopUrl, signInToken, address } = call;
  const pending = await findPendingSignIn(context, signInToken, ['passkey']);
  if (!pending) throw refuse('sign_in_expired', 'This took too long. Please choose ‘Use a passkey’ again.');
  const party = getRelyingParty(context, shopUrl);
  const userId = await limitedByAddress(context, address, () => verifyPasskey(context, pending, party, passkey));
  return completeSignIn(call, mergeCart, pending, userId);
}

async function credentialsOf({ context: { db } }: CallContext, userId: number) {
  const known = await db.select().from(passkeys).where(eq(passkeys.userId, userId));
  return known.map(({ credentialId, transports }) => ({ id: credentialId, transports }));
}
