import { createChallenge, randomInt } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { AppContext } from '#platform/app-context.ts';
import type { Challenge, CheckedForm } from '../contract.ts';
import { derivedSecret } from './derived-secret.ts';

/** How long a challenge may be solved and its solution be sent. */
export const CHALLENGE_SECONDS = 3_600;

// Measured in docs/decisions/0101: the work is the cost times the counter.
const COST = 2_000;
const COUNTER = { least: 60, most: 120 };

/** A signed task for one form. Its counter is drawn from a narrow range, so that no visitor is unlucky. */
export async function makeChallenge({ db, clock }: AppContext, form: CheckedForm): Promise<Challenge> {
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: COST,
    counter: randomInt(COUNTER.most, COUNTER.least),
    deriveKey,
    data: { form },
    expiresAt: new Date(clock.now().getTime() + CHALLENGE_SECONDS * 1_000),
    hmacSignatureSecret: await derivedSecret(db, 'challenge'),
    hmacKeySignatureSecret: await derivedSecret(db, 'solution'),
  });
  return challenge as Challenge;
}
