import { eq } from 'drizzle-orm';
import { postNews } from '#features/orders/server/door.ts';
import { companyDetails, footerLines } from '#features/settings/server/door.ts';
import type { Reaction } from '#platform/reactions-runner.ts';
import { formatDateTime } from '#values/instant.ts';
import { MESSAGE_KIND_NAMES } from '../kinds.ts';
import { messageEntries } from '../tables.ts';
import { causeOfReply, findMessageRow } from './load-messages.ts';

/** E-mails an answer with the original quoted; replies to it go to the shop's mailbox. */
export const writeReply: Reaction<'message.answered'> = async (work, { payload }) => {
  const { messageId, replyId } = payload;
  const [reply] = await work.tx.select().from(messageEntries).where(eq(messageEntries.id, replyId));
  const message = await findMessageRow(work.tx, messageId);
  if (!reply || !message) return;
  const company = await companyDetails(work.tx);
  const { renderReply } = await import('./reply-email.tsx');
  const { name, createdAt } = message;
  const subject = /^re:/i.test(message.subject) ? message.subject : `Re: ${message.subject}`;
  const rendered = renderReply({
    brand: company.tradingName,
    footerLines: footerLines(company),
    subject: message.subject,
    text: reply.text,
    original: { writtenOn: formatDateTime(createdAt), name, message: message.message },
  });
  work.post({
    ...rendered,
    template: 'message-reply',
    recipient: message.email,
    replyTo: company.email || null,
    subject,
    cause: causeOfReply(replyId),
  });
};

/** E-mails a message to the shop's mailbox too (decision E5); replies to it go to the sender. */
export const emailShopOfMessage: Reaction<'message.received'> = async (work, { id, payload }) => {
  const message = await findMessageRow(work.tx, payload.messageId);
  const company = await companyDetails(work.tx);
  if (!message || !company.email) return;
  await postNews(work, {
    template: 'message-received',
    recipient: company.email,
    replyTo: message.email,
    subject: `${MESSAGE_KIND_NAMES[message.kind]}: ${message.subject}`,
    cause: `announcement:${id}:message:${message.id}:shop`,
    heading: message.subject,
    text: `${MESSAGE_KIND_NAMES[message.kind]} from ${message.name}, ${message.email}, ${message.phone}`,
    quote: message.message,
    path: `/admin/messages?message=${message.id}`,
    linkText: 'Open the message',
  });
};
