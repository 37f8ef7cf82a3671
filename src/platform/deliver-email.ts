import type { Transporter } from 'nodemailer';
import type { AppContext } from './app-context.ts';
import type { Config } from './config.ts';
import { mailTransport, SEND_MS } from './mail-transport.ts';
import { type EmailRow, type Enclosures, type FillIns, Undeliverable } from './mailer.ts';

/** How the parts of messages are made that are not stored. */
export interface MailPlan {
  fillIns: FillIns;
  enclosures: Enclosures;
}

/** What became of one try: sent, refused for good, or to be tried again. */
export type Delivery = { kind: 'sent' } | { kind: 'refused' | 'delayed'; error: Error };

/** The connections to the mail server. They are used again for as long as messages follow one another. */
export async function openTransport(smtpUrl: string, connections?: number): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  return createTransport(mailTransport(smtpUrl, connections));
}

/** Hands a message to the mail server, in two minutes at most. Never throws, and no transaction is open meanwhile. */
export async function deliverEmail(
  context: AppContext,
  transport: Transporter,
  email: EmailRow,
  { fillIns, enclosures }: MailPlan,
): Promise<Delivery> {
  try {
    const values = (await fillIns[email.template]?.(context, email)) ?? {};
    const attachments = (await enclosures[email.template]?.(context, email)) ?? [];
    await transport.sendMail({
      from: context.config.MAIL_FROM,
      to: { name: '', address: email.recipient },
      ...(email.replyTo ? { replyTo: { name: '', address: email.replyTo } } : {}),
      subject: email.subject,
      messageId: email.messageId,
      html: withPublicLinks(fillIn(email.html, values), context.config),
      text: withPublicLinks(fillIn(email.text, values), context.config),
      attachments,
      signal: AbortSignal.timeout(SEND_MS),
    });
    return { kind: 'sent' };
  } catch (thrown) {
    const error = thrown instanceof Error ? thrown : new Error(String(thrown));
    return { kind: isForGood(error) ? 'refused' : 'delayed', error };
  }
}

// The server refused the mailbox or this very message, so retries are useless. Errors about the login or the sender can be
// fixed, so those are tried again.
function isForGood(failure: Error): boolean {
  if (failure instanceof Undeliverable) return true;
  const { responseCode = 0, command } = failure as { responseCode?: number; command?: string };
  return responseCode >= 500 && responseCode < 600 && (command === 'RCPT TO' || command === 'DATA');
}

function fillIn(text: string, values: Record<string, string>): string {
  return Object.entries(values).reduce((filled, [placeholder, value]) => filled.replaceAll(placeholder, value), text);
}

// What was written before PUBLIC_URL was set leads to this machine, where no customer can open it.
function withPublicLinks(text: string, { SHOP_MODE, PUBLIC_URL }: Config): string {
  if (SHOP_MODE !== 'production' || !PUBLIC_URL) return text;
  return text.replace(LOOPBACK_LINK, new URL(PUBLIC_URL).origin);
}

const LOOPBACK_LINK = /\bhttps?:\/\/(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?(?![\w.-])/gi;
