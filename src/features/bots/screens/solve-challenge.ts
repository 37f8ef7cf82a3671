import { solveChallenge } from 'altcha-lib';
import type { DeriveKeyFunction } from 'altcha-lib/types';
import { api } from '#web/api.ts';
import type { CheckedForm } from '../contract.ts';

/** Gets a challenge and solves it. The answer is the value of `X-Form-Proof`; empty when it took too long. */
export async function solveFor(form: CheckedForm): Promise<string> {
  const challenge = await api('GET /api/form-challenges/{form}', { params: { form } });
  const solution = await solveChallenge({ challenge, deriveKey, timeout: 30_000 });
  if (!solution) return '';
  const { counter, derivedKey } = solution;
  return btoa(JSON.stringify({ challenge, solution: { counter, derivedKey } }));
}

// Web Crypto works in threads of its own, so the page answers to the visitor meanwhile.
const deriveKey: DeriveKeyFunction = async ({ cost, keyLength }, salt, password) => {
  const key = await crypto.subtle.importKey('raw', new Uint8Array(password), 'PBKDF2', false, ['deriveBits']);
  const how = { name: 'PBKDF2', hash: 'SHA-256', salt: new Uint8Array(salt), iterations: cost };
  return { derivedKey: new Uint8Array(await crypto.subtle.deriveBits(how, key, keyLength * 8)) };
};
