import { and, eq, lt, or } from 'drizzle-orm';
import { type PendingSignIn, takeChallenge } from '#features/accounts/server/door.ts';
import type { PasskeySignature } from '#features/factors/contract.ts';
import { passkeys } from '#features/factors/tables.ts';
import type { AppContext } from '#platform/app-context.ts';
import { refuse } from '#platform/refusal.ts';
import { loadWebAuthn } from './load-webauthn.ts';
import type { RelyingParty } from './relying-party.ts';

type PasskeyRow = typeof passkeys.$inferSelect;

/**
 * Checks a signature of one of the shop's passkeys and answers its owner's id. With `pending.userId` it must be that
 * account's. Throws `sign_in_expired` for a spent challenge, `wrong_factor` for everything else.
 */
export async function verifyPasskey(
  context: AppContext,
  pending: PendingSignIn,
  { id, origin }: RelyingParty,
  sent: PasskeySignature,
): Promise<number> {
  const expectedChallenge = await takeChallenge(context.db, pending);
  if (!expectedChallenge)
    throw refuse('sign_in_expired', 'This sign-in has been used or is too old. Please start again.');
  const [passkey] = await context.db.select().from(passkeys).where(eq(passkeys.credentialId, sent.id));
  if (!passkey) throw wrongPasskey('This shop does not know this passkey. Use another way to sign in.');
  if (pending.userId !== null && pending.userId !== passkey.userId) {
    throw wrongPasskey('This passkey belongs to another account.');
  }
  const { verifyAuthenticationResponse } = await loadWebAuthn();
  const credential = { id: passkey.credentialId, publicKey: bytesOf(passkey.publicKey), counter: 0 };
  const response = { ...sent, clientExtensionResults: {} };
  const expected = { expectedChallenge, expectedOrigin: origin, expectedRPID: id };
  // The library throws for what it does not expect; which part it was is of no use to the visitor.
  const verified = await verifyAuthenticationResponse({ response, ...expected, credential }).catch(() => null);
  if (!verified?.verified) throw wrongPasskey('The passkey could not be checked. Please try again.');
  await countUse(context, passkey, verified.authenticationInfo.newCounter);
  return passkey.userId;
}

// A counter that does not rise belongs to a copy of the passkey. In the same statement, for two copies may sign at once.
async function countUse({ db, clock }: AppContext, { id, userId }: PasskeyRow, counter: number): Promise<void> {
  const isHigher = or(lt(passkeys.counter, counter), counter === 0 ? eq(passkeys.counter, 0) : undefined);
  const used = await db
    .update(passkeys)
    .set({ counter, lastUsedAt: clock.now() })
    .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId), isHigher))
    .returning({ id: passkeys.id });
  if (used.length > 0) return;
  throw wrongPasskey(
    'This passkey seems to have been copied, so that it is refused. Sign in another way and remove it.',
  );
}

function wrongPasskey(sentence: string) {
  return refuse('wrong_factor', sentence);
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(Buffer.from(base64url, 'base64url'));
}
