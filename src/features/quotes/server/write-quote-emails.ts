import { postNews } from '#features/orders/server/door.ts';
import { companyDetails, shopWords } from '#features/settings/server/door.ts';
import type { Reaction, ReactionWork } from '#platform/reactions-runner.ts';
import { formatLondonDay } from '#values/london-day.ts';
import { formatPounds } from '#values/money.ts';
import { wishesWords } from '../wishes-words.ts';
import { causeOfSending, findQuoteRow, loadQuote, type WholeQuote } from './load-quotes.ts';
import { sumsOf } from './present-quote.ts';
import { KEY_PLACEHOLDER } from './quote-key.ts';

/** E-mails the quote. The sender makes the key in its link and the PDF. */
export const writeQuote: Reaction<'quote.sent'> = async (work, { payload }) => {
  const whole = await find(work, payload.quoteId);
  // A later sending writes its own e-mail.
  if (!whole || whole.quote.round !== payload.round) return;
  const { quote } = whole;
  const sums = sumsOf(whole, 0);
  const said = await shopWords(work.tx, work.context.clock.now());
  const { depositPercent } = quote;
  const deposit =
    depositPercent === null ? '' : ` A deposit of ${depositPercent}% is paid first, the rest before dispatch.`;
  const until = quote.validUntil ? formatLondonDay(quote.validUntil) : '';
  await post(work, {
    template: 'quote',
    recipient: quote.email,
    cause: causeOfSending(quote),
    subject: `Your quote ${quote.number}`,
    heading: 'Your quote is ready',
    text: `Thank you for asking us, ${quote.name}. Our quote ${quote.number} for ${goodsOf(whole)} comes to ${said(`${formatPounds(sums?.totalAmount ?? 0)} ex VAT`)} and holds until ${until}.${deposit}${wishesSentence(quote)} It is attached as PDF; you can accept or decline it at the link below.`,
    quote: quote.note,
    path: `/quotes/${quote.number}?key=${KEY_PLACEHOLDER}`,
    linkText: 'View your quote',
  });
};

function wishesSentence({ fitting }: WholeQuote['quote']): string {
  const words = wishesWords(fitting?.wishes ?? []);
  return words && ` ${words}.`;
}

/** E-mails the customer that a quote was withdrawn. */
export const writeQuoteWithdrawn: Reaction<'quote.withdrawn'> = async (work, { id, payload }) => {
  const whole = await find(work, payload.quoteId);
  if (!whole) return;
  const { quote } = whole;
  await post(work, {
    template: 'quote-news',
    recipient: quote.email,
    cause: `announcement:${id}:quote:${quote.id}:withdrawn`,
    subject: `Quote withdrawn: ${quote.number}`,
    heading: 'We have withdrawn our quote',
    text: `Quote ${quote.number} for ${goodsOf(whole)} can no longer be accepted. Write to us, and we make you a new one.`,
    path: '/contact',
    linkText: 'Write to us',
  });
};

/** E-mails the customer's decision to the shop's own mailbox. */
export const emailShopOfQuote: Reaction<'quote.accepted' | 'quote.declined'> = async (work, { id, name, payload }) => {
  const whole = await find(work, payload.quoteId);
  const { email } = await companyDetails(work.tx);
  if (!whole || !email) return;
  const { quote, orderNumber } = whole;
  const isAccepted = name === 'quote.accepted';
  await post(work, {
    template: 'quote-news',
    recipient: email,
    replyTo: quote.email,
    cause: `announcement:${id}:quote:${quote.id}:shop`,
    subject: `Quote ${isAccepted ? 'accepted' : 'declined'}: ${quote.number}`,
    heading: isAccepted ? 'A quote is accepted' : 'A quote is declined',
    text: isAccepted
      ? `${quote.name} accepted quote ${quote.number} for ${goodsOf(whole)}. It is order ${orderNumber} now.`
      : `${quote.name} declined quote ${quote.number} for ${goodsOf(whole)}.`,
    quote: isAccepted ? null : quote.declineReason,
    path: isAccepted ? `/admin/orders?order=${orderNumber}` : `/admin/quotes/${quote.number}`,
    linkText: isAccepted ? 'Open the order' : 'Open the quote',
  });
};

async function find({ tx }: ReactionWork, quoteId: number): Promise<WholeQuote | null> {
  const row = await findQuoteRow(tx, quoteId);
  return row ? loadQuote(tx, row) : null;
}

async function post(work: ReactionWork, letter: Parameters<typeof postNews>[1]): Promise<void> {
  const { email } = await companyDetails(work.tx);
  await postNews(work, { replyTo: email || null, ...letter });
}

/** The goods of a quote for use in a sentence. */
export function goodsOf({ lines }: Pick<WholeQuote, 'lines'>): string {
  const named = lines.slice(0, 3).map(({ quantity, productName }) => `${quantity} × ${productName}`);
  const more = lines.length > 3 ? [`${lines.length - 3} more`] : [];
  return new Intl.ListFormat('en-GB').format([...named, ...more]) || 'the goods you asked for';
}
