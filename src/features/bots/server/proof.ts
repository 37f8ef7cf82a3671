import { verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import type { AppContext } from '#platform/app-context.ts';
import { addUses } from '#platform/limits.ts';
import { type CheckedForm, challengeAnswer, type FormCheckHeaders } from '../contract.ts';
import { CHALLENGE_SECONDS } from './challenge.ts';
import { derivedSecret } from './derived-secret.ts';

const ONCE = { name: 'form-proof', most: 1, seconds: CHALLENGE_SECONDS };

const proof = z.object({
  challenge: challengeAnswer,
  solution: z.object({ counter: z.int().nonnegative(), derivedKey: z.string().max(64) }),
});
type Proof = z.output<typeof proof>;

/**
 * Whether a browser worked for this call: a solution of a challenge of this form, in time, for the first time. It counts from
 * then on as used, whatever becomes of the call. Anything else is no proof; nothing is refused.
 */
export async function isProven(context: AppContext, form: CheckedForm, sent: FormCheckHeaders): Promise<boolean> {
  const given = readProof(sent['x-form-proof']);
  if (!given || given.challenge.parameters.data.form !== form) return false;
  if (!(await isSolved(context, given))) return false;
  const { used } = await addUses(context, ONCE, given.challenge.parameters.nonce);
  return used === 1;
}

function readProof(text: string | undefined): Proof | null {
  if (!text) return null;
  try {
    return proof.safeParse(JSON.parse(Buffer.from(text, 'base64').toString('utf8'))).data ?? null;
  } catch {
    return null;
  }
}

async function isSolved({ db, clock }: AppContext, { challenge, solution }: Proof): Promise<boolean> {
  if (challenge.parameters.expiresAt * 1_000 < clock.now().getTime()) return false;
  const { verified } = await verifySolution({
    challenge,
    solution,
    deriveKey,
    hmacSignatureSecret: await derivedSecret(db, 'challenge'),
    hmacKeySignatureSecret: await derivedSecret(db, 'solution'),
  });
  return verified;
}
