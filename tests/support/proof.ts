import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Challenge, CheckedForm } from '#features/bots/contract.ts';
import type { Visitor } from './shop.ts';

/** A challenge and its solution, as a browser sends them. */
export interface Proof {
  challenge: Challenge;
  solution: { counter: number; derivedKey: string };
}

/** Gets a challenge of a form and solves it as a browser does. */
export async function prove(visitor: Visitor, form: CheckedForm): Promise<Proof> {
  const challenge = await visitor.get<Challenge>(`/api/form-challenges/${form}`);
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error('The challenge was not solved in time.');
  return { challenge, solution: { counter: solution.counter, derivedKey: solution.derivedKey } };
}

/** The header that carries a proof. */
export function proofHeader(proof: Proof): Record<string, string> {
  return { 'X-Form-Proof': Buffer.from(JSON.stringify(proof)).toString('base64') };
}
