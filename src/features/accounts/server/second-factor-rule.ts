import { eq } from 'drizzle-orm';
import { users } from '#features/accounts/tables.ts';
import { readSetting } from '#features/settings/server/door.ts';
import type { AppContext } from '#platform/app-context.ts';
import type { Transaction } from '#platform/database.ts';

type Account = Pick<typeof users.$inferSelect, 'userType' | 'hasSecondFactor' | 'secondFactorAskedAt'>;

export interface SecondFactorRule {
  /** What the sign-in waits for; null: nothing. */
  step: 'second-factor' | 'enrolment' | null;
  /** This is the first sign-in that the rule concerns. */
  asksNow: boolean;
}

const DAY_MS = 86_400_000;

/** Whether every account of this type needs a second factor: staff do in production (decision A14). */
export function isSecondFactorRequired({ config }: AppContext, { userType }: Pick<Account, 'userType'>): boolean {
  return userType !== 'public' && config.SHOP_MODE === 'production';
}

/** What a sign-in with the right password waits for (decision A14). Only staff without a factor cost a query. */
export async function secondFactorRule(context: AppContext, account: Account): Promise<SecondFactorRule> {
  if (account.hasSecondFactor) return { step: 'second-factor', asksNow: false };
  if (!isSecondFactorRequired(context, account)) return { step: null, asksNow: false };
  const { graceDays } = await readSetting(context.db, 'secondFactor');
  const now = context.clock.now();
  const asksNow = account.secondFactorAskedAt === null;
  const askedAt = account.secondFactorAskedAt ?? now;
  const isOver = now.getTime() >= askedAt.getTime() + graceDays * DAY_MS;
  return { step: isOver ? 'enrolment' : null, asksNow };
}

/** Starts the days of grace. They never start again, so that losing a factor gives no new ones. */
export async function rememberAsked(tx: Transaction, userId: number, now: Date): Promise<void> {
  await tx.update(users).set({ secondFactorAskedAt: now }).where(eq(users.id, userId));
}
