import { and, eq, isNull } from 'drizzle-orm';
import { users } from '#features/accounts/tables.ts';
import { readSetting } from '#features/settings/server/door.ts';
import type { AppContext } from '#platform/app-context.ts';

type Account = Pick<typeof users.$inferSelect, 'id' | 'userType' | 'hasSecondFactor' | 'secondFactorAskedAt'>;

const DAY_MS = 86_400_000;

/** Whether every account of this type needs a second factor: staff do in production (decision A14). */
export function isSecondFactorRequired({ config }: AppContext, { userType }: Pick<Account, 'userType'>): boolean {
  return userType !== 'public' && config.SHOP_MODE === 'production';
}

/** What a sign-in with the right password waits for (decision A14); null: nothing. Only staff without a factor cost a query. */
export async function secondFactorStep(
  context: AppContext,
  account: Account,
): Promise<'second-factor' | 'enrolment' | null> {
  if (account.hasSecondFactor) return 'second-factor';
  if (!isSecondFactorRequired(context, account)) return null;
  const { graceDays } = await readSetting(context.db, 'secondFactor');
  const now = context.clock.now();
  if (account.secondFactorAskedAt === null) await rememberAsked(context, account.id, now);
  const askedAt = account.secondFactorAskedAt ?? now;
  return now.getTime() >= askedAt.getTime() + graceDays * DAY_MS ? 'enrolment' : null;
}

// The days of grace never start again, so that losing a factor gives no new ones.
async function rememberAsked({ db }: AppContext, id: number, now: Date): Promise<void> {
  const isFirst = and(eq(users.id, id), isNull(users.secondFactorAskedAt));
  await db.update(users).set({ secondFactorAskedAt: now }).where(isFirst);
}
