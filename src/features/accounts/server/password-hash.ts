import { randomBytes } from 'node:crypto';
import { hash, type Options, parseOptions, verify } from '@node-rs/argon2';
import { inHashTurn } from './hash-turns.ts';

/** argon2id (the library's default): 64 MiB and four passes, about 90 ms on one core of a small server. */
const COST = { memoryCost: 65_536, timeCost: 4, parallelism: 1 } satisfies Options;

export function hashPassword(password: string): Promise<string> {
  return inHashTurn(() => hash(password, COST));
}

/**
 * Whether the password matches the hash. Without a hash (unknown user, no password yet) it takes the same time and answers
 * false. Call it within {@link inHashTurn}.
 */
export async function isPasswordOf(passwordHash: string | null, password: string): Promise<boolean> {
  const decoy = await decoyHash();
  const matches = await verify(passwordHash ?? decoy, password);
  return matches && passwordHash !== null;
}

/** Whether the hash was made at a lower cost than today's (decision A5). */
export function needsRehash(passwordHash: string): boolean {
  const { memoryCost, timeCost, outputLen } = parseOptions(passwordHash);
  return memoryCost < COST.memoryCost || timeCost < COST.timeCost || outputLen < 32;
}

let decoy: Promise<string> | undefined;

// Of a random password, at today's cost.
function decoyHash(): Promise<string> {
  decoy ??= hash(randomBytes(32).toString('base64url'), COST);
  return decoy;
}
