import { Text, View } from '@react-pdf/renderer';
import { formatDate } from '#values/instant.ts';
import { formatPounds } from '#values/money.ts';
import type { DocumentContent } from '../../content.ts';
import { isOfVat } from '../../vat-invoice.ts';
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

const WORDS_WITHOUT_VAT = {
  invoice: { ...WORDS.invoice, title: 'Invoice', total: 'Total' },
  deposit_invoice: { ...WORDS.deposit_invoice, title: 'Invoice for a deposit', total: 'Deposit' },
  credit_note: WORDS.credit_note,
  pro_forma: WORDS.pro_forma,
};

function wordsOf({ kind, content }: MoneyDocument) {
  return (isOfVat(content) ? WORDS : WORDS_WITHOUT_VAT)[kind];
}

/** A full VAT invoice, a credit note, or a pro-forma; of a seller who is not registered for VAT an invoice without any. */
export function MoneyDocumentSheet({ document }: { document: MoneyDocument }) {
  const { kind, number, content } = document;
  const { seller, buyer, buyerEmail, deliverTo, lines, sums, paid, released, deposits, vatNote, terms } = content;
  const words = wordsOf(document);
  const hasVat = isOfVat(content);
  return (
    <Sheet
      seller={seller}
      title={words.title}
      reference={number ?? content.orderNumber}
      {...(kind === 'pro_forma' ? { warning: hasVat ? 'This is not a VAT invoice' : 'This is not an invoice' } : {})}
    >
      <Facts facts={factsOf(document)} />
      <Parties
        parties={[
          { label: 'From', lines: sellerLines(seller) },
          { label: kind === 'credit_note' ? 'To' : 'Bill to', lines: [...buyer, ...emailLines(buyer, buyerEmail)] },
          { label: 'Deliver to', lines: deliverTo ?? ['Collected'] },
        ]}
      />
      <Lines lines={lines} columns={columnsOf(hasVat ? sums.vatRate : null)} />
      <Sums {...{ sums, hasVat, paid, released, deposits }} totalLabel={words.total} />
      <View style={style.notes}>
        {vatNote ? <Text>{vatNote}</Text> : null}
        {content.credits ? <Text>Reason for the credit: {content.credits.reason}</Text> : null}
        <Terms title="Payment" lines={terms} />
        {kind === 'pro_forma' ? (
          <Text style={style.soft}>
            {hasVat
              ? 'We send you a VAT invoice when your payment has arrived. VAT cannot be reclaimed on this document.'
              : 'We send you an invoice when your payment has arrived.'}
          </Text>
        ) : null}
      </View>
    </Sheet>
  );
}

function factsOf(document: MoneyDocument) {
  const { kind, number, issuedAt, content } = document;
  const words = wordsOf(document);
  const taxPoint = isOfVat(content) ? document.taxPoint : null;
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

// Null: without VAT.
function columnsOf(vatRate: number | null): Column[] {
  const exVat = vatRate === null ? '' : ' ex VAT';
  return [
    { head: 'Quantity', width: 44, of: (line) => line.quantity.toLocaleString('en-GB') },
    { head: `Unit price${exVat}`, width: 78, of: (line) => formatPounds(line.unitPrice) },
    ...(vatRate === null ? [] : [{ head: 'VAT rate', width: 42, of: () => percentOf(vatRate) }]),
    { head: `Amount${exVat}`, width: 78, of: (line) => formatPounds(line.total) },
  ];
}

// Splits a long address before the `@`, where the renderer would break it anywhere.
function emailLines(buyer: string[], email: string): string[] {
  if (buyer.includes(email)) return [];
  return email.length > 30 ? email.split(/(?=@)/) : [email];
}
