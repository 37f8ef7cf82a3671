import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/server';
import { eq } from 'drizzle-orm';
import { type PendingSignIn, takeChallenge } from '#features/accounts/server/door.ts';
import type { NewPasskey, Passkey } from '#features/factors/contract.ts';
import { passkeys } from '#features/factors/tables.ts';
import type { AppContext } from '#platform/app-context.ts';
import { orTaken } from '#platform/database.ts';
import { refuse } from '#platform/refusal.ts';
import { withNewFactor } from './change-factors.ts';
import type { Enrolling } from './enrol-code.ts';
import { presentPasskey } from './find-factors.ts';
import { loadWebAuthn } from './load-webauthn.ts';
import { type RelyingParty, relyingPartyName } from './relying-party.ts';

const MOST_PASSKEYS = 20;
// EdDSA, ES256, RS256: what every browser offers. The library's own list tries what Node still calls experimental.
const supportedAlgorithmIDs = [-8, -7, -257];

/** The options for the browser to make a passkey with; their challenge is to be stored. */
export async function newPasskeyOptions(
  context: AppContext,
  { id, username }: Enrolling,
  { id: rpID }: RelyingParty,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const known = await context.db.select().from(passkeys).where(eq(passkeys.userId, id));
  if (known.length >= MOST_PASSKEYS) throw refuse('conflict', `An account can have ${MOST_PASSKEYS} passkeys at most.`);
  const { generateRegistrationOptions } = await loadWebAuthn();
  return generateRegistrationOptions({
    rpName: await relyingPartyName(context),
    rpID,
    supportedAlgorithmIDs,
    userName: username,
    userDisplayName: username,
    // The authenticator stores it and shows it to the page again; the number tells nothing about the person.
    userID: new TextEncoder().encode(String(id)),
    excludeCredentials: known.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    // Found by the browser without a username, and only with a fingerprint or PIN: the passkey alone signs in.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
}

/** Stores a new passkey. Throws `sign_in_expired` for a spent challenge, `invalid` when it cannot be checked. */
export async function addPasskey(
  context: AppContext,
  pending: PendingSignIn,
  userId: number,
  party: RelyingParty,
  { name, passkey }: { name: string | undefined; passkey: NewPasskey },
): Promise<{ passkey: Passkey; recoveryCodes: string[] | undefined }> {
  const expectedChallenge = await takeChallenge(context.db, pending);
  if (!expectedChallenge)
    throw refuse('sign_in_expired', 'This took too long or was done already. Please start again.');
  const { verifyRegistrationResponse } = await loadWebAuthn();
  const response = { ...passkey, clientExtensionResults: {} };
  const expected = { expectedChallenge, expectedOrigin: party.origin, expectedRPID: party.id };
  const verified = await verifyRegistrationResponse({ response, ...expected, supportedAlgorithmIDs }).catch(() => null);
  if (!verified?.verified) throw refuse('invalid', 'The passkey could not be checked. Please try again.');

  const { credential } = verified.registrationInfo;
  const at = context.clock.now();
  const values = {
    userId,
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: passkey.response.transports ?? [],
    name: name ?? 'Passkey',
    createdAt: at,
  };
  const adding = context.db.transaction(async (tx) => {
    let added: Passkey | undefined;
    const recoveryCodes = await withNewFactor(tx, userId, 'passkey_added', at, async () => {
      const [row] = await tx.insert(passkeys).values(values).returning();
      added = row && presentPasskey(row);
    });
    if (!added) throw new Error('The passkey was not written.');
    return { passkey: added, recoveryCodes };
  });
  return orTaken(adding, () => refuse('conflict', 'This passkey is set up already.'));
}
