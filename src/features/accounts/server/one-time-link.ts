import { eq } from 'drizzle-orm';
import { users } from '#features/accounts/tables.ts';
import type { AppContext } from '#platform/app-context.ts';
import type { Config } from '#platform/config.ts';
import { type EmailRow, type FillIns, linkTo, Undeliverable } from '#platform/mailer.ts';
import { announcements } from '#platform/tables.ts';
import { confirmEmailPath, issueEmailToken } from './email-change/email-token.ts';
import { issueToken, type LinkKind, resetPath } from './reset-token.ts';

/** The placeholder in the stored e-mail for the token, which only the sender knows (decision E7). */
const TOKEN_PLACEHOLDER = '--one-time-token--';

/** The templates with a link to choose a password, and the kind of each link. */
const LINKED: Record<string, LinkKind> = {
  'password-reset': 'reset',
  'account-approved': 'firstPassword',
  'account-created': 'firstPassword',
};

/** The link as the stored e-mail has it. */
export function placeholderLink(config: Config): string {
  return linkTo(config, resetPath(TOKEN_PLACEHOLDER));
}

/** The cause of an e-mail, with the user. The sender trusts it there and not in the text, which users can influence. */
export function causeOf(announcementId: number, userId: number, template: string): string {
  return `announcement:${announcementId}:user:${userId}:${template}`;
}

async function fillInToken(context: AppContext, email: EmailRow): Promise<Record<string, string>> {
  const [, announcementId, userId] = /^announcement:(\d+):user:(\d+):/.exec(email.cause ?? '') ?? [];
  const kind = LINKED[email.template];
  if (!announcementId || !userId || !kind) return {};
  await requireSameAddress(context, Number(userId), email.recipient);
  const [requested] = await context.db
    .select({ at: announcements.at })
    .from(announcements)
    .where(eq(announcements.id, Number(announcementId)));
  const request = { userId: Number(userId), kind, at: context.clock.now(), besides: requested?.at };
  return { [TOKEN_PLACEHOLDER]: await context.db.transaction((tx) => issueToken(tx, request)) };
}

// The account may have got another e-mail address since the message was written; its link must not go to the old one.
async function requireSameAddress({ db }: AppContext, userId: number, recipient: string): Promise<void> {
  const [user] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId));
  if (user?.email.toLowerCase() !== recipient.toLowerCase()) {
    throw new Undeliverable('The account has another e-mail address by now, so this link was not sent to the old one.');
  }
}

/** The link to confirm a proposed address, as the stored e-mail has it. */
export function confirmEmailPlaceholder(config: Config): string {
  return linkTo(config, confirmEmailPath(TOKEN_PLACEHOLDER));
}

async function fillInEmailToken({ db, clock }: AppContext, email: EmailRow): Promise<Record<string, string>> {
  const [, userId] = /^announcement:\d+:user:(\d+):/.exec(email.cause ?? '') ?? [];
  if (!userId) return {};
  const token = await db.transaction((tx) => issueEmailToken(tx, Number(userId), email.recipient, clock.now()));
  if (token === null)
    throw new Undeliverable('Another address was proposed or confirmed by now, so this link was not sent.');
  return { [TOKEN_PLACEHOLDER]: token };
}

export const accountFillIns: FillIns = {
  ...Object.fromEntries(Object.keys(LINKED).map((name) => [name, fillInToken])),
  'confirm-email': fillInEmailToken,
};
