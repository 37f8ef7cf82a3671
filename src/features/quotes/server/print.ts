import { zoneWords } from '#features/delivery/zone-words.ts';
import { type PrintedQuote, printQuote } from '#features/documents/server/door.ts';
import { deliveryWords } from '#features/quotes/delivery-words.ts';
import { wishesWords } from '#features/quotes/wishes-words.ts';
import { companyDetails, vatRateAt } from '#features/settings/server/door.ts';
import type { AppContext } from '#platform/app-context.ts';
import type { FileAnswer } from '#platform/http/contract.ts';
import type { Enclosures } from '#platform/mailer.ts';
import { refuse } from '#platform/refusal.ts';
import { loadQuote, type WholeQuote } from './load-quotes.ts';
import { depositWords, sumsOf } from './present-quote.ts';
import { quoteOfEmail } from './quote-key.ts';

/** The PDF of a sent quote. Throws `quote_unpriced` before it is sent. */
export async function printWholeQuote(context: AppContext, whole: WholeQuote): Promise<FileAnswer> {
  return printQuote(await toPrint(context, whole));
}

const enclosePdf: Enclosures[string] = async (context, email) => {
  const whole = await loadQuote(context.db, await quoteOfEmail(context, email));
  const { filename, content } = await printQuote(await toPrint(context, whole));
  return [{ filename, content: Buffer.from(content), contentType: 'application/pdf' }];
};

export const quoteEnclosures: Enclosures = { quote: enclosePdf };

async function toPrint({ db }: AppContext, whole: WholeQuote): Promise<PrintedQuote> {
  const { quote, lines, delivery } = whole;
  const { openingHours: _, ...seller } = await companyDetails(db);
  // A quote that is being priced again differs from what was sent.
  const sentAt = quote.status === 'requested' ? null : quote.sentAt;
  const sums = sentAt && sumsOf(whole, await vatRateAt(db, sentAt));
  if (!sums || !quote.validUntil) throw refuse('quote_unpriced', 'This quote has not been sent yet.');
  return {
    seller,
    number: quote.number,
    sentAt: sentAt.toISOString(),
    validUntil: quote.validUntil,
    deliverOn: quote.deliverOn,
    buyer: [quote.name, quote.company, quote.email, quote.phone].filter((line): line is string => Boolean(line)),
    lines: lines.map(({ productName, sku, quantity, unitPrice }) => ({
      description: productName,
      sku,
      quantity,
      unitPrice: unitPrice ?? 0,
      total: (unitPrice ?? 0) * quantity,
    })),
    sums: {
      ...sums,
      delivery: delivery && { name: deliveryWords(delivery.name, quote.deliveryZone), fee: sums.deliveryFee },
    },
    fitting: fittingTerms(quote),
    hasGoods: lines.some(({ service }) => !service),
    note: quote.note,
    deposit: depositWords(quote, sums.grandTotal),
  };
}

function fittingTerms({ fitting }: WholeQuote['quote']): string[] {
  if (!fitting) return [];
  const { postcode, zone, wishes } = fitting;
  const place = postcode && `For ${postcode}${zone ? `, at prices for ${zoneWords(zone)}` : ''}.`;
  const days = wishesWords(wishes);
  const when = days ? `${days}.` : 'The day is agreed once it is ordered.';
  return [place, when].filter((line): line is string => Boolean(line));
}
