import type { z } from 'zod';
import { findUser } from '#features/accounts/server/door.ts';
import { nameOfUser } from '#features/accounts/user-name.ts';
import type { contactBody } from '#features/messages/contract.ts';
import type { MessageKind } from '#features/messages/kinds.ts';
import { messages } from '#features/messages/tables.ts';
import { findQuoteRow, goodsOf, loadQuote } from '#features/quotes/server/door.ts';
import { announce } from '#platform/announcements.ts';
import type { AppContext } from '#platform/app-context.ts';
import type { Transaction } from '#platform/database.ts';
import type { Reaction } from '#platform/reactions-runner.ts';

const MOST_LETTERS = 200;

/** Stores a message to the shop and answers its id; 0, without storing it, for a bot that fills in the hidden field. */
export async function receiveMessage(
  { db, clock }: AppContext,
  { website, ...written }: z.output<typeof contactBody>,
  customerId: number | null,
): Promise<number> {
  if (website) return 0;
  const message = { ...written, kind: kindOf(written.subject), customerId, createdAt: clock.now() };
  return db.transaction((tx) => storeMessage(tx, message));
}

/** Stores a quote request as a message for staff (decision E5). */
export const storeQuoteRequest: Reaction<'quote.requested'> = async ({ tx }, { payload, at }) => {
  const row = await findQuoteRow(tx, payload.quoteId);
  if (!row) return;
  const { name, email, phone, company, customerId, request } = row;
  const whole = await loadQuote(tx, row);
  const goods = whole.lines.map(({ quantity, productName }) => `${quantity} × ${productName}`).join('\n');
  await storeMessage(tx, {
    ...{ name, email, phone, customerId },
    kind: 'quote',
    subject: `Quote: ${goodsOf(whole)}`.slice(0, MOST_LETTERS),
    message: [request, company && `Company: ${company}`, goods].filter(Boolean).join('\n\n'),
    quoteId: row.id,
    createdAt: at,
  });
};

/** Stores the note sent with a registration as a message for staff. */
export const storeSignupMessage: Reaction<'user.created'> = async ({ tx }, { payload, at }) => {
  const { userId, message } = payload;
  if (message === undefined) return;
  const user = await findUser(tx, userId);
  if (!user) return;
  await storeMessage(tx, {
    kind: 'account',
    name: nameOfUser(user).slice(0, MOST_LETTERS),
    email: user.email,
    phone: user.phoneNumber ?? '',
    subject: 'Message from a new customer',
    message,
    customerId: user.id,
    createdAt: at,
  });
};

async function storeMessage(tx: Transaction, message: typeof messages.$inferInsert): Promise<number> {
  const [row] = await tx.insert(messages).values(message).returning({ id: messages.id });
  if (!row) throw new Error('The message was not written.');
  await announce(tx, 'message.received', { messageId: row.id }, message.createdAt);
  return row.id;
}

// The 'Quote' buttons fill in the subject; a typed one counts the same.
function kindOf(subject: string): MessageKind {
  return /\bquot/i.test(subject) ? 'quote' : 'contact';
}
