import { and, eq, isNotNull, lt } from 'drizzle-orm';
import { oneTimeCodeSecrets, usedOneTimeCodes } from '#features/factors/tables.ts';
import type { AppContext } from '#platform/app-context.ts';
import { type Refusal, refuse } from '#platform/refusal.ts';
import { checkCode } from './one-time-code.ts';

// Longer than the codes around now that are recognised at all.
const STEPS_TO_REMEMBER = 40;

/** Accepts a one-time code of the account once. Throws `wrong_factor` for a wrong or used one, and for a clock that is off. */
export async function spendCode(context: AppContext, userId: number, code: string): Promise<void> {
  const [stored] = await context.db
    .select({ secret: oneTimeCodeSecrets.secret })
    .from(oneTimeCodeSecrets)
    .where(and(eq(oneTimeCodeSecrets.userId, userId), isNotNull(oneTimeCodeSecrets.confirmedAt)));
  if (!stored) throw wrongCode('code', 'This account has no app for codes. Use another way.');
  await spendCodeOf(context, userId, stored.secret, code);
}

/** The same with a secret that is not confirmed yet. */
export async function spendCodeOf(context: AppContext, userId: number, secret: string, code: string): Promise<void> {
  const checked = checkCode(secret, code, context.clock.now());
  if (checked.kind === 'wrong') {
    throw wrongCode('code', 'This is not the code that the app shows now. Wait for the next one and type it.');
  }
  // A code of a time to come is spent too: it has been seen, and would otherwise be right in a while.
  const isFirst = await rememberStep(context, userId, checked.step);
  if (checked.kind === 'other-time') throw wrongCode('code', clockSentence(checked.minutes));
  if (!isFirst) throw wrongCode('code', 'This code has been used already. Wait for the next one and type it.');
}

/** The refusal of a factor, beside the field that it was typed into. */
export function wrongCode(field: 'code' | 'recoveryCode', sentence: string): Refusal {
  return refuse('wrong_factor', sentence, { errors: { [field]: [sentence] } });
}

// The row is the proof: of parallel sign-ins with one code one inserts it.
async function rememberStep({ db }: AppContext, userId: number, step: number): Promise<boolean> {
  const old = and(eq(usedOneTimeCodes.userId, userId), lt(usedOneTimeCodes.step, step - STEPS_TO_REMEMBER));
  await db.delete(usedOneTimeCodes).where(old);
  const inserted = await db.insert(usedOneTimeCodes).values({ userId, step }).onConflictDoNothing().returning();
  return inserted.length > 0;
}

function clockSentence(minutes: number): string {
  const off = Math.max(1, Math.round(Math.abs(minutes)));
  const lag = `${off === 1 ? 'a minute' : `${off} minutes`} ${minutes > 0 ? 'fast' : 'slow'}`;
  return `This code is for another time: the clock of your device is about ${lag}. Set its date and time to automatic, then type the next code.`;
}
