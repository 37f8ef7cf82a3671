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
import { completeSignIn, getPending } from './sign-in.ts';
import { verifyPasskey } from './verify-passkey.ts';

type Options = PublicKeyCredentialRequestOptionsJSON;

/** The challenge for a passkey that signs in alone: the browser offers those of any account. */
export async function challengeAny(call: CallContext): Promise<Options> {
  const { context, shopUrl, address } = call;
  const { id: rpID } = getRelyingParty(context, shopUrl);
  await countChallenge(context, address);
  const options = await challengeFor(rpID, []);
  const pending = { purpose: 'passkey', userId: null, challenge: options.challenge } as const;
  call.setSignInCookie((await createPendingSignIn(context.db, pending, context.clock.now())).token);
  return options;
}

/** The challenge for a passkey as the second factor: of the account whose password was right. */
export async function challengeOwner(call: CallContext): Promise<Options> {
  const { context, shopUrl } = call;
  const { id: rpID } = getRelyingParty(context, shopUrl);
  const { id, userId } = await getPending(call, 'second-factor');
  const options = await challengeFor(rpID, await credentialsOf(call, userId));
  await renewChallenge(context.db, id, options.challenge);
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

async function challengeFor(rpID: string, allowCredentials: { id: string }[]): Promise<Options> {
  const { generateAuthenticationOptions } = await loadWebAuthn();
  return generateAuthenticationOptions({ rpID, allowCredentials, userVerification: 'required' });
}

async function credentialsOf({ context: { db } }: CallContext, userId: number) {
  const known = await db.select().from(passkeys).where(eq(passkeys.userId, userId));
  return known.map(({ credentialId, transports }) => ({ id: credentialId, transports }));
}
