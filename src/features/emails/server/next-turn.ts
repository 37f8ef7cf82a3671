import { sql } from 'drizzle-orm';
import { type Settings, settingValue } from '#features/settings/server/door.ts';
import type { Transaction } from '#platform/database.ts';
import type { Letter } from '#platform/mailer.ts';
import { emails } from '#platform/tables.ts';
import { addMinutes } from '#values/instant.ts';

const RESET = 'password-reset';
const HOUR_MINUTES = 60;

// The warnings of a takeover: who takes an account over could delay them with other post. What causes them is bounded.
const WITHOUT_TURN = [
  ...['security-alert', 'second-factor-changed', 'password-changed'],
  ...['email-proposed', 'email-changed', 'email-set', 'confirm-email'],
];

/**
 * When a message may be sent, so that its address gets no more than the settings say within any hour (decision C15); null: now.
 * Links to choose a password have a limit of their own, so that a flood of receipts locks nobody out. The shop's own mailbox
 * has none, nor have warnings of a takeover. Messages to one address wait for each other until the transaction ends.
 */
export async function nextTurn(
  tx: Transaction,
  { recipient, template }: Pick<Letter, 'recipient' | 'template'>,
  at: Date,
): Promise<Date | null> {
  if (WITHOUT_TURN.includes(template)) return null;
  const { rows } = await tx.execute<{ limits: Settings['mail']; own: string }>(sql`
    select pg_advisory_xact_lock(hashtext('e-mail to'), hashtext(lower(${recipient}))),
      ${settingValue('mail')} as limits, ${settingValue('company')} ->> 'email' as own`);
  const { limits, own = '' } = rows[0] ?? {};
  if (!limits || own.toLowerCase() === recipient.toLowerCase()) return null;
  const isReset = template === RESET;
  // The message that is this many before it: an hour after that one there is room again.
  const due = sql<Date>`coalesce(${emails.dueAt}, ${emails.createdAt})`.mapWith(emails.createdAt);
  const [earlier] = await tx
    .select({ due })
    .from(emails)
    .where(sql`lower(${emails.recipient}) = lower(${recipient}) and (${emails.template} = ${RESET}) = ${isReset}`)
    .orderBy(sql`coalesce(${emails.dueAt}, ${emails.createdAt}) desc`)
    .offset((isReset ? limits.resetsPerHour : limits.perHour) - 1)
    .limit(1);
  const turn = earlier && addMinutes(earlier.due, HOUR_MINUTES);
  return turn && turn > at ? turn : null;
}
