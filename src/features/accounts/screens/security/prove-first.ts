import type { Problem } from '#values/problem.ts';
import { type Api, ApiError } from '#web/api.ts';

/** Whether a refusal asks for the password, or says that the one given as proof is wrong. */
export function asksForPassword(problem: Problem | null | undefined): boolean {
  return /#(proof_required|wrong_password)$/.test(problem?.type ?? '');
}

/** Whether a call needs a proof of who is at the session (decision A15). */
export function needsProof(error: unknown): boolean {
  return error instanceof ApiError && /#proof_required$/.test(error.problem?.type ?? '');
}

/** Gives the password of a form as proof, when it has one: its field is shown once the form was refused for want of it. */
export async function proveFirst(api: Api, form: FormData, name = 'password'): Promise<void> {
  const password = form.get(name);
  if (typeof password === 'string' && password !== '') await api('POST /api/proof', { body: { password } });
}
