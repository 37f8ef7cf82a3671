import { randomBytes } from 'node:crypto';
import { hash, type Options, parseOptions, verify } from '@node-rs/argon2';
import { inHashTurn } from './hash-turns.ts';

/** argon2id (the library's default): 64 MiB and four passes, about 90 ms of one core of a small server. */
const COST = { memoryCost: 65_536, timeCost: 4, parallelism: 1 } satisfies Options;

export function hashPassword(password: string): Promise<string> {
  return inHashTurn(() => hash(password, COST));
}

/**
 * Whether this is the password of that hash. Without a hash (an unknown user, or an account that has no password yet) it
 * takes as long and says no. To be called within {@link inHashTurn}.
 */
export async function isPasswordOf(passwordHash: string | null, password: string): Promise<boolean> {
  const decoy = await decoyHash();
  const matches = await verify(passwordHash ?? decoy, password);
  return matches && passwordHash !== null;
}

/** Whether the hash was made with less work than is asked for today (decision A5). */
export function needsRehash(passwordHash: string): boolean {
  const { memoryCost, timeCost, outputLen } = parseOptions(passwordHash);
  return memoryCost < COST.memoryCost || timeCost < COST.timeCost || outputLen < 32;
}

let decoy: Promise<string> | undefined;

// Made with today's cost from a password that nobody knows.
function decoyHash(): Promise<string> {
  decoy ??= hash(randomBytes(32).toString('base64url'), COST);
  return decoy;
}
