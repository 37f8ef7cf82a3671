import { Text, View } from '@react-pdf/renderer';
import { formatDate } from '#values/instant.ts';
import { formatPounds } from '#values/money.ts';
import type { DocumentContent } from '../../content.ts';
import { type Column, Facts, Lines, Parties, percentOf, Sums, sellerLines, Terms } from './parts.tsx';
import { Sheet } from './sheet.tsx';
import { style } from './style.ts';

export interface MoneyDocument {
  kind: 'invoice' | 'deposit_invoice' | 'credit_note' | 'pro_forma';
  /** The number in its series; null for a pro-forma. */
  number: string | null;
  issuedAt: string;
  taxPoint: string | null;
  content: DocumentContent;
}

const WORDS = {
  invoice: { title: 'VAT invoice', number: 'Invoice number', date: 'Invoice date', total: 'Total including VAT' },
  deposit_invoice: {
    title: 'VAT invoice for a deposit',
    number: 'Invoice number',
    date: 'Invoice date',
    total: 'Deposit including VAT',
  },
  credit_note: { title: 'Credit note', number: 'Credit note number', date: 'Date', total: 'Total credited' },
  pro_forma: { title: 'Pro-forma invoice', number: '', date: 'Date', total: 'Total to pay' },
};

/** A full VAT invoice, a credit note, or a pro-forma. */
export function MoneyDocumentSheet({ document }: { document: MoneyDocument }) {
  const { kind, number, content } = document;
  const { seller, buyer, buyerEmail, deliverTo, lines, sums, vatNote, terms } = content;
  const words = WORDS[kind];
  return (
    <Sheet
      seller={seller}
      title={words.title}
      reference={number ?? content.orderNumber}
      {...(kind === 'pro_forma' ? { warning: 'This is not a VAT invoice' } : {})}
    >
      <Facts facts={factsOf(document)} />
      <Parties
        parties={[
          { label: 'From', lines: sellerLines(seller) },
          { label: kind === 'credit_note' ? 'To' : 'Bill to', lines: [...buyer, ...emailLines(buyer, buyerEmail)] },
          { label: 'Deliver to', lines: deliverTo ?? ['Collected'] },
        ]}
      />
      <Lines lines={lines} columns={columnsOf(sums.vatRate)} />
      <Sums sums={sums} totalLabel={words.total} paid={content.paid} deposits={content.deposits} />
      <View style={style.notes}>
        {vatNote ? <Text>{vatNote}</Text> : null}
        {content.credits ? <Text>Reason for the credit: {content.credits.reason}</Text> : null}
        <Terms title="Payment" lines={terms} />
        {kind === 'pro_forma' ? (
          <Text style={style.soft}>
            We send you a VAT invoice when your payment has arrived. VAT cannot be reclaimed on this document.
          </Text>
        ) : null}
      </View>
    </Sheet>
  );
}

function factsOf({ kind, number, issuedAt, taxPoint, content }: MoneyDocument) {
  const words = WORDS[kind];
  const { orderNumber, orderedAt, purchaseOrderNumber, credits } = content;
  return [
    { term: words.number, value: number },
    { term: words.date, value: formatDate(issuedAt) },
    { term: 'Tax point', value: taxPoint && kind !== 'credit_note' ? formatDate(taxPoint) : null },
    { term: 'Credits invoice', value: credits?.number ?? null },
    { term: 'Invoice date', value: credits ? formatDate(credits.issuedAt) : null },
    { term: 'Expected delivery', value: content.expectedOn ?? null },
    { term: 'Order number', value: orderNumber },
    { term: 'Order date', value: formatDate(orderedAt) },
    { term: 'Your purchase order', value: purchaseOrderNumber },
  ];
}

function columnsOf(vatRate: number): Column[] {
  return [
    { head: 'Quantity', width: 44, of: (line) => line.quantity.toLocaleString('en-GB') },
    { head: 'Unit price ex VAT', width: 78, of: (line) => formatPounds(line.unitPrice) },
    { head: 'VAT rate', width: 42, of: () => percentOf(vatRate) },
    { head: 'Amount ex VAT', width: 78, of: (line) => formatPounds(line.total) },
  ];
}

// Splits a long address before the `@`, where the renderer would break it anywhere.
function emailLines(buyer: string[], email: string): string[] {
  if (buyer.includes(email)) return [];
  return email.length > 30 ? email.split(/(?=@)/) : [email];
}
