import {
  dueNow,
  dueOn,
  findOrderRow,
  type OrderRow,
  orderInHand,
  postOrderNews,
} from '#features/orders/server/door.ts';
import { findPayment, type PaymentRow, sumPayments } from '#features/payments/server/door.ts';
import type { Announced, Announcement } from '#platform/announcements.ts';
import type { Transaction } from '#platform/database.ts';
import type { ReactionWork } from '#platform/reactions-runner.ts';
import { formatLondonDay, type LondonDay } from '#values/london-day.ts';
import { formatPounds, type Pence } from '#values/money.ts';
import type { DocumentRow } from '../tables.ts';
import { documentsOf } from './payment-documents.ts';
import { documentName, goesWithPayment, type LetterToAccounts, postToAccounts } from './write-document-emails.ts';

/** Writes to the buyer that money has come in, and encloses the invoice that it brought about. */
export async function writePaymentReceived(
  work: ReactionWork,
  announcement: Announcement<'payment.received'>,
): Promise<void> {
  const found = await find(work.tx, announcement);
  // The money of a refund that failed was never paid by the customer.
  if (!found || found.payment.reference?.startsWith('failed-')) return;
  const { order, payment, due, payBy } = found;
  const rest = [dueWords(due) ?? settledWords(order), payBy && payByWords(order, payBy)].filter(Boolean).join(' ');
  const sum = formatPounds(payment.amount);
  const came =
    payment.provider === 'account_credit'
      ? `${sum} of your account credit has paid for your order ${order.orderNumber}.`
      : `We have received ${sum} for your order ${order.orderNumber}.`;
  const text = `${came} ${rest}`;
  await tell(work, announcement.id, found, { heading: 'We have received your payment', text });
}

function dueWords(due: Pence): string | null {
  return due > 0 ? `${formatPounds(due)} is still to be paid.` : null;
}

// As long as the goods are held for the rest; staff decide about what is later.
function payByWords({ orderNumber }: OrderRow, day: LondonDay): string {
  return `Please pay it by ${formatLondonDay(day)} and give ${orderNumber} as the reference.`;
}

function settledWords({ status, owedBack }: OrderRow): string {
  if (owedBack === 0) return 'It is paid in full.';
  const back = `We owe you ${formatPounds(owedBack)} back, and write to you when we pay it back.`;
  return status === 'cancelled'
    ? `It is cancelled. ${back}`
    : `That is more than it costs. It is paid in full. ${back}`;
}

/** Writes to the buyer that money goes back, and encloses the credit note. */
export async function writePaymentRefunded(
  work: ReactionWork,
  announcement: Announcement<'payment.refunded'>,
): Promise<void> {
  const found = await find(work.tx, announcement);
  if (!found) return;
  const { order, payment, due } = found;
  const about = `This is about your order ${order.orderNumber}.`;
  const text = [about, paidBackWords(payment), withheldWords(payment), dueWords(due)].filter(Boolean).join(' ');
  await tell(work, announcement.id, found, { heading: 'Your refund', text, quote: payment.reason });
}

interface Found {
  order: OrderRow;
  payment: PaymentRow;
  due: Pence;
  /** The day until which the goods are held for what is due of a transfer. */
  payBy: LondonDay | null;
  issued: DocumentRow[];
}

async function find(
  tx: Transaction,
  { payload }: Announced<{ orderId: number; paymentId: number }>,
): Promise<Found | null> {
  const inHand = orderInHand(tx, payload.orderId);
  const order = inHand?.order ?? (await findOrderRow(tx, payload.orderId));
  const payment =
    inHand?.payments.find(({ id }) => id === payload.paymentId) ?? (await findPayment(tx, payload.paymentId));
  if (!order || !payment) return null;
  const sums = inHand?.sums ?? (await sumPayments(tx, order.id));
  return {
    order,
    payment,
    due: dueNow(order, sums),
    payBy: order.heldUntil && dueOn(order, sums),
    issued: await documentsOf(tx, payment),
  };
}

// 'Credit note CN-000002' begins a subject; 'VAT invoice' is written so anywhere.
function inSentence(name: string): string {
  return name.startsWith('VAT') ? name : `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
}

type Says = { heading: string; text: string; quote?: string | null };

async function tell(work: ReactionWork, announcementId: number, found: Found, says: Says): Promise<void> {
  const { order, payment, issued } = found;
  const enclosed = issued.map((document) => `Your ${inSentence(documentName(document))} is enclosed.`);
  await postOrderNews(work, order, {
    template: 'order-payment',
    announcementId,
    about: `payment:${payment.id}`,
    heading: says.heading,
    text: [says.text, ...enclosed].join(' '),
    quote: says.quote,
  });
  // The document, where there is one, has gone there by itself when it was issued; that of a deposit goes with this letter.
  if (issued.some((document) => !goesWithPayment(document))) return;
  const text = [says.text, ...enclosed].join(' ');
  const letter: LetterToAccounts = { heading: says.heading, says: text, about: `payment:${payment.id}` };
  await postToAccounts(work, announcementId, order, letter);
}

function paidBackWords({ amount, provider, reason }: PaymentRow): string | null {
  if (amount === 0) return null;
  const sum = formatPounds(amount);
  if (reason?.startsWith('Chargeback lost')) return `Your bank has taken back ${sum} of your payment for you.`;
  if (provider === 'account_credit') return `${sum} is now credit of your account, for your next orders.`;
  if (provider === 'stripe') return `We pay back ${sum} to your card. Banks show it within a few days.`;
  if (provider === 'test_card') return `We have paid back ${sum} to the test card, which moves no money.`;
  return provider === 'bank_transfer' ? `We have paid back ${sum} by bank transfer.` : `We have paid back ${sum}.`;
}

function withheldWords({ withheld }: PaymentRow): string | null {
  if (withheld === 0) return null;
  return `${formatPounds(withheld)} are withheld for reward points of this order that you have spent.`;
}
