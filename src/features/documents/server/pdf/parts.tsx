import { Text, View } from '@react-pdf/renderer';
import { formatDate } from '#values/instant.ts';
import { formatPounds, type Pence } from '#values/money.ts';
import type { DepositTakenOff, DocumentLine, DocumentSums, Seller } from '../../content.ts';
import { style } from './style.ts';

export interface Fact {
  term: string;
  value: string | null;
}

/** The dates and numbers of a document; empty ones are left out. */
export function Facts({ facts }: { facts: Fact[] }) {
  return (
    <View style={style.facts}>
      {facts.map(({ term, value }) =>
        value ? (
          <View key={term} style={style.fact}>
            <Text style={style.label}>{term}</Text>
            <Text style={style.strong}>{value}</Text>
          </View>
        ) : null,
      )}
    </View>
  );
}

/** Names and addresses side by side, the first line of each in bold. */
export function Parties({ parties }: { parties: { label: string; lines: string[] }[] }) {
  return (
    <View style={style.columns}>
      {parties.map(({ label, lines: [first, ...rest] }) => (
        <View key={label} style={style.column}>
          <Text style={style.label}>{label}</Text>
          <Text style={style.strong}>{first}</Text>
          {rest.map((line) => (
            <Text key={line}>{line}</Text>
          ))}
        </View>
      ))}
    </View>
  );
}

export function sellerLines({ name, addressLines, vatNumber, companyNumber }: Seller): string[] {
  return [
    name,
    ...addressLines,
    ...(vatNumber ? [`VAT number ${vatNumber}`] : []),
    ...(companyNumber ? [`Company number ${companyNumber}`] : []),
  ];
}

export interface Column {
  head: string;
  width?: number;
  of(line: DocumentLine): string;
}

/** Of what is not sold yet: a quote, a plan. */
export function unitPrices(hasVat: boolean): readonly Column[] {
  const ex = hasVat ? ' ex VAT' : '';
  return [
    { head: 'Quantity', width: 54, of: (line) => line.quantity.toLocaleString('en-GB') },
    { head: `Unit price${ex}`, width: 84, of: (line) => formatPounds(line.unitPrice) },
    { head: `Amount${ex}`, width: 84, of: (line) => formatPounds(line.total) },
  ];
}

/** The lines of a document. The header repeats on every page, and no line is split between pages. */
export function Lines({ lines, columns }: { lines: DocumentLine[]; columns: readonly Column[] }) {
  return (
    <View>
      <View style={style.tableHead} fixed>
        <Text style={{ flex: 1 }}>Description</Text>
        {columns.map(({ head, width }) => (
          <Text key={head} style={cell(width)}>
            {head}
          </Text>
        ))}
      </View>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: drawn once, and two lines may say the same
        <View key={index} style={style.row} wrap={false}>
          <View style={{ flex: 1 }}>
            <Text>{line.description}</Text>
            {line.sku ? <Text style={style.soft}>{line.sku}</Text> : null}
          </View>
          {columns.map(({ head, width, of }) => (
            <Text key={head} style={cell(width)}>
              {of(line)}
            </Text>
          ))}
        </View>
      ))}
    </View>
  );
}

function cell(width = 62) {
  return { ...style.figure, width };
}

interface SumsProps {
  sums: DocumentSums;
  /** Whether VAT is spoken of. */
  hasVat?: boolean;
  totalLabel: string;
  paid?: Pence | undefined;
  /** What refunds took off the price. */
  released?: Pence | undefined;
  deposits?: DepositTakenOff[] | undefined;
}

/** The totals, together on one page. Deposits are taken off ex VAT, before the VAT that is left to pay. */
export function Sums({ sums, hasVat = true, totalLabel, paid = 0, released = 0, deposits = [] }: SumsProps) {
  const { subtotal, discount, delivery, totalAmount, vatRate, vatAmount, grandTotal } = sums;
  const ex = hasVat ? ' ex VAT' : '';
  const rows = [
    { label: `Subtotal${ex}`, amount: formatPounds(subtotal) },
    ...(discount > 0 ? [{ label: 'Reward points', amount: formatPounds(-discount) }] : []),
    ...(delivery ? [{ label: `Delivery${ex} (${delivery.name})`, amount: formatPounds(delivery.fee) }] : []),
    ...deposits.map(({ number, issuedAt, isCredited, exVat }) => ({
      label: `Less ${isCredited ? 'what is left of the ' : ''}deposit${ex} (invoice ${number} of ${formatDate(issuedAt)})`,
      amount: formatPounds(-exVat),
    })),
    ...(hasVat
      ? [
          { label: deposits.length > 0 ? 'Left ex VAT' : 'Total ex VAT', amount: formatPounds(totalAmount) },
          { label: `VAT at ${percentOf(vatRate)} on ${formatPounds(totalAmount)}`, amount: formatPounds(vatAmount) },
        ]
      : []),
    ...(paid + released > 0
      ? [{ label: hasVat ? 'Total including VAT' : 'Total', amount: formatPounds(grandTotal) }]
      : []),
    ...(released > 0 ? [{ label: 'Not charged any more', amount: formatPounds(-released) }] : []),
    ...(paid > 0 ? [{ label: 'Paid already', amount: formatPounds(-paid) }] : []),
  ];
  return (
    <View style={style.sums} wrap={false}>
      {rows.map(({ label, amount }) => (
        <View key={label} style={style.sum}>
          <Text style={{ flex: 1 }}>{label}</Text>
          <Text style={style.figure}>{amount}</Text>
        </View>
      ))}
      <View style={style.grandTotal}>
        <Text style={style.grandTotalText}>{totalLabel}</Text>
        <Text style={{ ...style.grandTotalText, ...style.figure }}>{formatPounds(grandTotal - released - paid)}</Text>
      </View>
    </View>
  );
}

/** `20%`, `17.5%`. */
export function percentOf(rate: number): string {
  return `${rate / 100}%`;
}

export function Terms({ title, lines }: { title: string; lines: string[] }) {
  if (lines.length === 0) return null;
  return (
    <View style={style.panel} wrap={false}>
      <Text style={style.strong}>{title}</Text>
      {lines.map((line) => (
        <Text key={line}>{line}</Text>
      ))}
    </View>
  );
}
