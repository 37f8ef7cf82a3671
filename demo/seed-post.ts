import { eq } from 'drizzle-orm';
import { messageEntries, messages } from '#features/messages/tables.ts';
import { accessKeyOf, hashAccessKey } from '#features/orders/server/door.ts';
import { QUOTE_DAYS } from '#features/quotes/status.ts';
import { quoteLines, quotes } from '#features/quotes/tables.ts';
import type { AppContext } from '#platform/app-context.ts';
import type { Transaction } from '#platform/database.ts';
import { writeEmail } from '#platform/mailer.ts';
import { emails } from '#platform/tables.ts';
import { addDays, addMinutes } from '#values/instant.ts';
import { londonDayOf } from '#values/london-day.ts';
import { changedBy, toPence } from '#values/money.ts';
import { formatQuoteNumber } from '#values/quote-number.ts';
import { demoProducts } from './catalogue/products.ts';
import { type DemoMessage, type DemoQuote, demoMessages, demoQuotes } from './post.ts';
import type { SeededProduct } from './seed-catalogue.ts';
import type { SeededPeople } from './seed-people.ts';

interface Seeded {
  people: SeededPeople;
  products: SeededProduct[];
}

/** What people wrote to the demo shop and what they want a quote for, as staff find it in the morning. */
export async function seedPost({ db, clock, config }: AppContext, seeded: Seeded): Promise<void> {
  const now = clock.now();
  await db.transaction(async (tx) => {
    const writing = [
      ...demoMessages.map((message) => ({
        hoursAgo: message.hoursAgo,
        write: () => writeMessage(tx, config, seeded, message, now),
      })),
      ...demoQuotes.map((quote, i) => ({
        hoursAgo: quote.hoursAgo,
        write: () => writeQuote(tx, seeded, quote, i, now),
      })),
    ];
    for (const { write } of writing.toSorted((a, b) => b.hoursAgo - a.hoursAgo)) await write();
  });
}

async function writeMessage(
  tx: Transaction,
  config: AppContext['config'],
  { people }: Seeded,
  demo: DemoMessage,
  now: Date,
): Promise<void> {
  const { kind, subject, message, status = 'open', isAssigned, answer, note, hoursAgo } = demo;
  const at = hoursBefore(now, hoursAgo);
  const [row] = await tx
    .insert(messages)
    .values({
      ...personOf(people, demo.customer, demo),
      ...{ kind, subject, message, status },
      assignedTo: isAssigned ? people.adminId : null,
      createdAt: at,
    })
    .returning({ id: messages.id });
  const entry = { messageId: row?.id ?? 0, authorId: people.adminId };
  if (note) await tx.insert(messageEntries).values({ ...entry, kind: 'note', text: note, at: addMinutes(at, 35) });
  if (!answer) return;
  const answeredAt = addMinutes(at, 50);
  const [reply] = await tx
    .insert(messageEntries)
    .values({ ...entry, kind: 'reply', text: answer, at: answeredAt })
    .returning({ id: messageEntries.id });
  const letter = { template: 'message-reply', recipient: personOf(people, demo.customer, demo).email };
  const said = { subject: `Re: ${subject}`, html: `<p>${answer}</p>`, text: answer };
  const emailId = await writeEmail(tx, config, { ...letter, ...said, cause: `message-reply:${reply?.id}` }, answeredAt);
  // A demo sends no e-mail: its status is the one without a mail server.
  await tx
    .update(emails)
    .set({ status: 'kept' })
    .where(eq(emails.id, emailId ?? 0));
}

async function writeQuote(tx: Transaction, { people, products }: Seeded, demo: DemoQuote, at: number, now: Date) {
  const { request, goods, note = null, isSent = false, hoursAgo } = demo;
  const createdAt = hoursBefore(now, hoursAgo);
  const number = formatQuoteNumber(Uint8Array.of(0x5c, 0x21, 0x7e, 0x93, 0x41 + at));
  const sentAt = addMinutes(createdAt, 95);
  const sent = {
    status: 'sent' as const,
    round: 1,
    accessKeyHash: hashAccessKey(await accessKeyOf(tx, `quote:${number}:1`)),
    validUntil: londonDayOf(addDays(sentAt, QUOTE_DAYS)),
    ...{ sentAt, sentBy: people.adminId },
  };
  const person = personOf(people, demo.customer, { name: '', email: '', phone: '' });
  const [quote] = await tx
    .insert(quotes)
    .values({
      ...person,
      company: companyOf(people, demo.customer),
      number,
      request,
      note,
      createdAt,
      ...(isSent && sent),
    })
    .returning({ id: quotes.id });
  const quoteId = quote?.id ?? 0;
  const lines = goods.flatMap(({ sku, quantity, percentOff = 0 }) => {
    const place = demoProducts.findIndex((product) => product.sku === sku);
    const [id, known] = [products[place]?.id, demoProducts[place]];
    if (!id || !known) return [];
    const listPrice = toPence(known.price);
    const unitPrice = isSent ? changedBy(listPrice, -percentOff * 100) : null;
    return [{ quoteId, productId: id, productName: known.name, sku: known.sku, quantity, listPrice, unitPrice }];
  });
  await tx.insert(quoteLines).values(lines);
  await tx
    .insert(messages)
    .values({
      ...person,
      kind: 'quote',
      subject: `Quote: ${lines.map(({ quantity, productName }) => `${quantity} × ${productName}`).join(', ')}`.slice(
        0,
        200,
      ),
      message: request,
      status: isSent ? 'answered' : 'open',
      assignedTo: isSent ? people.adminId : null,
      quoteId,
      createdAt,
    });
}

function personOf(
  people: SeededPeople,
  customer: number | undefined,
  other: Pick<DemoMessage, 'name' | 'email' | 'phone'>,
) {
  const known = customer === undefined ? undefined : people.customers[customer];
  if (!known) return { name: other.name, email: other.email, phone: other.phone, customerId: null };
  const { id, firstName, lastName, email, phone } = known;
  return { name: `${firstName} ${lastName}`, email, phone, customerId: id };
}

function companyOf(people: SeededPeople, customer: number): string | null {
  return people.customers[customer]?.company ?? null;
}

function hoursBefore(now: Date, hours: number): Date {
  return addMinutes(now, -hours * 60);
}
