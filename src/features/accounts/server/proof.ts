import { eq } from 'drizzle-orm';
import { sessions } from '#features/accounts/tables.ts';
import type { AppContext } from '#platform/app-context.ts';
import { refuse } from '#platform/refusal.ts';
import { type Caller, signedIn } from './caller.ts';
import { confirmPassword } from './check-password.ts';

const PROOF_HOLDS_MS = 10 * 60_000;

/**
 * Throws `proof_required` unless the person at this session signed in or proved who they are in the last 10 minutes (decision
 * A15). Call it before anything is written, or within the transaction.
 */
export function requireProof(context: AppContext, caller: Caller): void {
  if (isProved(context, caller)) return;
  throw refuse('proof_required', 'Enter your password to go on. Nothing has been changed yet.');
}

/** Whether the last proof of this session is at most 10 minutes old. */
export function isProved({ clock }: AppContext, { session }: Caller): boolean {
  return session?.provedAt != null && clock.now().getTime() - session.provedAt.getTime() <= PROOF_HOLDS_MS;
}

/** Takes the password as proof. Wrong ones count as login failures. */
export async function proveByPassword(
  context: AppContext,
  caller: Caller,
  password: string,
  address: string,
): Promise<void> {
  await confirmPassword(context, signedIn(caller).id, password, address);
  await recordProof(context, caller);
}

/** Stores that the person at this session has just proved who they are, in whichever way. */
export async function recordProof({ db, clock }: AppContext, { session }: Caller): Promise<void> {
  if (session) await db.update(sessions).set({ provedAt: clock.now() }).where(eq(sessions.id, session.id));
}
