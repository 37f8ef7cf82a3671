import { Text, View } from '@react-pdf/renderer';
import { formatDate } from '#values/instant.ts';
import type { DocumentLine, DocumentSums, Seller } from '../../content.ts';
import { isOfVat } from '../../vat-invoice.ts';
import { Facts, Lines, Parties, Sums, sellerLines, Terms, unitPrices } from './parts.tsx';
import { Sheet } from './sheet.tsx';
import { style } from './style.ts';

/** The content of a printed quote. Times are ISO 8601, amounts whole pence. */
export interface PrintedQuote {
  seller: Seller;
  number: string;
  sentAt: string;
  /** Days, `2026-11-21`. */
  validUntil: string;
  deliverOn: string | null;
  /** Name and contact, a line each. */
  buyer: string[];
  lines: DocumentLine[];
  sums: DocumentSums;
  /** Where and when fitting or a survey is wished for, a line each; empty without. */
  fitting: string[];
  /** Whether there are goods, or services alone. */
  hasGoods: boolean;
  note: string | null;
  /** What is paid first, in words; null: all of it at once. */
  deposit: string | null;
}

/** A binding offer, on A4. */
export function QuoteSheet({ quote }: { quote: PrintedQuote }) {
  const { seller, number, sentAt, validUntil, deliverOn, buyer, lines, sums, fitting, hasGoods, note, deposit } = quote;
  const hasVat = isOfVat({ seller, sums });
  return (
    <Sheet seller={seller} title="Quote" reference={number}>
      <Facts
        facts={[
          { term: 'Quote number', value: number },
          { term: 'Date', value: formatDate(sentAt) },
          { term: 'Valid until', value: formatDate(validUntil) },
          { term: 'Delivery by', value: deliverOn && formatDate(deliverOn) },
        ]}
      />
      <Parties
        parties={[
          { label: 'From', lines: sellerLines(seller) },
          { label: 'For', lines: buyer },
        ]}
      />
      <Lines lines={lines} columns={unitPrices(hasVat)} />
      <Sums sums={sums} hasVat={hasVat} totalLabel={hasVat ? 'Total including VAT' : 'Total'} />
      <View style={style.notes}>
        {note ? <Text>{note}</Text> : null}
        {fitting.length > 0 ? <Terms title="Fitting and survey" lines={fitting} /> : null}
        <Terms
          title="How to order"
          lines={[
            `Open the link in our e-mail and accept this quote by ${formatDate(validUntil)}. You choose how to pay then.`,
            ...(deposit ? [`${deposit} is paid first, and the rest before dispatch.`] : []),
            ...(sums.delivery || !hasGoods ? [] : ['Delivery is chosen, and added, when you accept.']),
            ...(hasVat
              ? [
                  'VAT is charged at the rate of the day of the order. Deliveries outside the United Kingdom and the Isle of Man are zero-rated.',
                ]
              : []),
            ...(hasGoods ? ['Goods are subject to stock on the day of the order.'] : []),
          ]}
        />
      </View>
    </Sheet>
  );
}
