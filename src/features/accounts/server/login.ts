import { and, eq, sql } from 'drizzle-orm';
import type { User } from '#features/accounts/contract.ts';
import { INVALID_CREDENTIALS } from '#features/accounts/login-words.ts';
import { users } from '#features/accounts/tables.ts';
import type { UserType } from '#features/accounts/user-types.ts';
import type { AppContext } from '#platform/app-context.ts';
import type { Transaction } from '#platform/database.ts';
import { type Refusal, refuse } from '#platform/refusal.ts';
import type { SessionRef } from './caller.ts';
import { checkPassword } from './check-password.ts';
import { inHashTurn } from './hash-turns.ts';
import { type Attempt, forgetFailures, typedName } from './login-limits.ts';
import { hashPassword, isPasswordOf, needsRehash } from './password-hash.ts';
import { createPendingSignIn } from './pending-sign-in.ts';
import { presentUser } from './present-user.ts';
import { secondFactorStep } from './second-factor-rule.ts';
import type { GrantedColumn, NewSession } from './session.ts';
import { type MergeCart, startSession } from './start-session.ts';

export interface Credentials {
  /** A username or an e-mail address, in any case. */
  username: string;
  password: string;
  role: UserType;
}

/** What a login needs of features to the right of accounts. */
export interface LoginDeps {
  mergeCart: MergeCart;
  granted: GrantedColumn;
}

export interface SignedIn {
  started: NewSession;
  user: User;
}

/** The password was right; the second factor is missing, or has to be set up. */
export interface HalfSignedIn {
  /** `token` is for the cookie. */
  pending: { token: string; userId: number; mustEnrol: boolean };
}

type Account = typeof users.$inferSelect;

/**
 * Signs a user in (decision A4), or half: an account with a second factor gets no session yet (decision A14). Unknown users and wrong
 * passwords get the same answer after the same work; other reasons are given only after the right password.
 */
export async function login(
  context: AppContext,
  { mergeCart, granted }: LoginDeps,
  credentials: Credentials,
  origin: { address: string; session: SessionRef | null },
): Promise<SignedIn | HalfSignedIn> {
  const found = await findAccount(context, granted, credentials.username);
  // Counted by what was typed, known or not: one count for both names of an account would tell that they are one.
  const userId = found?.account.id ?? null;
  const attempt: Attempt = { account: typedName(credentials.username), userId, address: origin.address };
  await checkPassword(context, attempt, found?.account.passwordHash ?? null, credentials.password, wrongCredentials);
  if (!found) throw wrongCredentials();

  const { account, permissions } = found;
  if (account.userType !== credentials.role) throw wrongRole(account.userType, credentials.role);
  if (!account.isActive) {
    throw refuse('inactive_account', 'This account is not active. Please contact us to have it opened again.');
  }
  await forgetFailures(context, attempt);
  await upgradeHash(context, account, credentials.password);
  const step = await secondFactorStep(context, account);
  return context.db.transaction(async (tx) => {
    await refuseWhenChanged(tx, account, credentials.password);
    const now = context.clock.now();
    if (step) {
      const pending = await createPendingSignIn(tx, { purpose: step, userId: account.id }, now);
      return { pending: { ...pending, userId: account.id, mustEnrol: step === 'enrolment' } };
    }
    const started = await startSession(tx, mergeCart, account, origin.session, now);
    return { started, user: presentUser(account, permissions) };
  });
}

async function findAccount(context: AppContext, granted: GrantedColumn, typed: string) {
  const isUsername = sql`lower(${users.username}) = lower(${typed})`;
  const isEmail = sql`lower(${users.email}) = lower(${typed})`;
  const [found] = await context.db
    .select({ account: users, permissions: granted })
    .from(users)
    .where(sql`${isUsername} or ${isEmail}`)
    // A username wins over another user's equal e-mail address.
    .orderBy(sql`${isUsername} desc`)
    .limit(1);
  // PostgreSQL may lower letters that JavaScript does not ('İ'): such a spelling would have counters of its own.
  const isCountedAs = (name: string) => typedName(name) === typedName(typed);
  return found && [found.account.username, found.account.email].some(isCountedAs) ? found : undefined;
}

async function upgradeHash(context: AppContext, account: Account, password: string): Promise<void> {
  const before = account.passwordHash;
  if (before === null || !needsRehash(before)) return;
  const passwordHash = await hashPassword(password);
  // Replaces only the hash that was checked, so that a password changed meanwhile stays.
  await context.db
    .update(users)
    .set({ passwordHash })
    .where(and(eq(users.id, account.id), eq(users.passwordHash, before)));
}

// Hashing is slow: the account may have been deactivated or given a new password or a second factor meanwhile.
async function refuseWhenChanged(tx: Transaction, verified: Account, password: string): Promise<void> {
  const [now] = await tx
    .select({ isActive: users.isActive, passwordHash: users.passwordHash, hasSecondFactor: users.hasSecondFactor })
    .from(users)
    .where(eq(users.id, verified.id))
    .for('share');
  if (!now?.isActive || now.hasSecondFactor !== verified.hasSecondFactor) throw wrongCredentials();
  // A different hash may still be of the same password, upgraded by this login or a parallel one.
  const isSame = now.passwordHash === verified.passwordHash;
  if (!isSame && !(await inHashTurn(() => isPasswordOf(now.passwordHash, password)))) throw wrongCredentials();
}

function wrongCredentials(): Refusal {
  return refuse('wrong_credentials', INVALID_CREDENTIALS);
}

const ROLE_NAMES: Record<UserType, string> = { public: 'a Customer', employer: 'an Employer', admin: 'an Admin' };

function wrongRole(actual: UserType, chosen: UserType): Refusal {
  const role = ROLE_NAMES[actual].split(' ')[1];
  const mismatch = `This is ${ROLE_NAMES[actual]} account, not ${ROLE_NAMES[chosen]} account.`;
  return refuse('wrong_role', `${mismatch} Choose ${role} as your role and sign in again.`);
}
