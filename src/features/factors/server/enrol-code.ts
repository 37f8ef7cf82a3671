import { eq, isNull } from 'drizzle-orm';
import type { CodeSetup } from '#features/factors/contract.ts';
import { oneTimeCodeSecrets, usedOneTimeCodes } from '#features/factors/tables.ts';
import type { AppContext } from '#platform/app-context.ts';
import { refuse } from '#platform/refusal.ts';
import { withNewFactor } from './change-factors.ts';
import { limited } from './factor-limits.ts';
import { newSecret, secretUri } from './one-time-code.ts';
import { relyingPartyName } from './relying-party.ts';
import { spendCodeOf } from './spend-code.ts';

/** The account that a factor is added to. */
export interface Enrolling {
  id: number;
  username: string;
}

const MINUTES_TO_CONFIRM = 15;

/**
 * Makes a secret for an app for codes; it counts once its first code is confirmed. Throws `conflict` when the account has an
 * app: its codes must go on working until it is taken off.
 */
export async function startCode(context: AppContext, { id: userId, username }: Enrolling): Promise<CodeSetup> {
  const secret = newSecret();
  const values = { userId, secret, createdAt: context.clock.now() };
  const [started] = await context.db
    .insert(oneTimeCodeSecrets)
    .values(values)
    .onConflictDoUpdate({
      target: oneTimeCodeSecrets.userId,
      set: values,
      setWhere: isNull(oneTimeCodeSecrets.confirmedAt),
    })
    .returning({ secret: oneTimeCodeSecrets.secret });
  if (!started) throw refuse('conflict', 'This account has an app for codes. Take it off before you set up another.');
  // Steps that were used with an earlier secret say nothing about codes of this one.
  await context.db.delete(usedOneTimeCodes).where(eq(usedOneTimeCodes.userId, userId));
  return { secret, uri: secretUri(secret, await relyingPartyName(context), username) };
}

/**
 * Confirms the new secret with its first code. Answers ten recovery codes with the first factor. Throws `conflict` without a
 * new secret, `wrong_factor` or `too_many`.
 */
export async function confirmCode(
  context: AppContext,
  { id: userId }: Pick<Enrolling, 'id'>,
  code: string,
  address: string,
): Promise<string[] | undefined> {
  const at = context.clock.now();
  const [started] = await context.db.select().from(oneTimeCodeSecrets).where(eq(oneTimeCodeSecrets.userId, userId));
  const isOpen =
    started?.confirmedAt === null && at.getTime() < started.createdAt.getTime() + MINUTES_TO_CONFIRM * 60_000;
  if (!isOpen) throw tooLate();
  await limited(context, { userId, address }, () => spendCodeOf(context, userId, started.secret, code));
  return context.db.transaction((tx) =>
    withNewFactor(tx, userId, 'codes_added', at, async () => {
      const confirmed = await tx
        .update(oneTimeCodeSecrets)
        .set({ confirmedAt: at })
        .where(eq(oneTimeCodeSecrets.secret, started.secret))
        .returning({ userId: oneTimeCodeSecrets.userId });
      if (confirmed.length === 0) throw tooLate();
    }),
  );
}

function tooLate() {
  return refuse('conflict', 'This set-up is over. Start again and scan the new picture.');
}
