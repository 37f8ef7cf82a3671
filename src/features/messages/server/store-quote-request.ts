import { findQuoteRow, goodsOf, loadQuote } from '#features/quotes/server/door.ts';
import { announce } from '#platform/announcements.ts';
import type { Reaction } from '#platform/reactions-runner.ts';
import { messages } from '../tables.ts';

const SUBJECT_LENGTH = 200;

/** Stores a quote request as a message for staff (decision E5). */
export const storeQuoteRequest: Reaction<'quote.requested'> = async ({ tx }, { payload, at }) => {
  const row = await findQuoteRow(tx, payload.quoteId);
  if (!row) return;
  const { name, email, phone, company, customerId, request } = row;
  const whole = await loadQuote(tx, row);
  const goods = whole.lines.map(({ quantity, productName }) => `${quantity} × ${productName}`).join('\n');
  const [message] = await tx
    .insert(messages)
    .values({
      ...{ name, email, phone, customerId },
      kind: 'quote',
      subject: `Quote: ${goodsOf(whole)}`.slice(0, SUBJECT_LENGTH),
      message: [request, company && `Company: ${company}`, goods].filter(Boolean).join('\n\n'),
      quoteId: row.id,
      createdAt: at,
    })
    .returning({ id: messages.id });
  await announce(tx, 'message.received', { messageId: message?.id ?? 0 }, at);
};
