import { Button, Section, Text } from '@react-email/components';
import { EmailLayout, QuietLines } from '#ui/email/email-layout.tsx';
import { figures, emailStyle as style } from '#ui/email/email-style.ts';

/** The content of a receipt, already formatted: amounts as `£1,234.56`, addresses as lines. */
export interface Receipt {
  brand: string;
  footerLines: string[];
  greetingName: string;
  orderNumber: string;
  placedOn: string;
  /** Null for the accounts department, to which the order does not belong: only documents are sent there. */
  url: string | null;
  lines: {
    name: string;
    sku: string | null;
    quantity: number;
    unitPrice: string;
    total: string;
    totalIncVat: string;
  }[];
  /** Whether it speaks of VAT. */
  hasVat: boolean;
  sums: { label: string; amount: string }[];
  /** Why no VAT is charged, and what else the buyer pays abroad. */
  vatNote: string | null;
  grandTotal: string;
  delivery: { method: string; expectedOn: string | null; addressLines: string[] };
  /** How the day of the fitting or the survey stands; null where neither was bought. */
  visit: { name: string; words: string } | null;
  payment: {
    method: string;
    /** How much of it is paid, in words. */
    state: string;
    /** What is to be transferred first, and what then where that is a deposit. */
    asked: string;
    later: string | null;
    /** The last day on which the payment is in time; null where no goods are held for it. */
    by: string | null;
    bankLines: string[] | null;
  };
  purchaseOrderNumber: string | null;
}

export function ReceiptEmail({ receipt }: { receipt: Receipt }) {
  const { orderNumber, delivery, payment } = receipt;
  return (
    <EmailLayout
      brand={receipt.brand}
      footerLines={receipt.footerLines}
      heading="Thank you for your order"
      preview={`Order ${orderNumber}: ${receipt.grandTotal}${receipt.hasVat ? ' including VAT' : ''}`}
    >
      <Text style={style.text}>
        Hello {receipt.greetingName}, we have received your order {orderNumber} of {receipt.placedOn}.
        {receipt.purchaseOrderNumber ? ` Your purchase order number is ${receipt.purchaseOrderNumber}.` : ''}
      </Text>
      <Lines receipt={receipt} />
      <Sums receipt={receipt} />
      {receipt.vatNote && <Text style={style.quiet}>{receipt.vatNote}.</Text>}
      {payment.bankLines ? <BankTransfer receipt={receipt} lines={payment.bankLines} /> : null}
      <Text style={style.subheading}>Delivery</Text>
      <Text style={style.text}>
        {delivery.method}
        {delivery.expectedOn ? `, expected by ${delivery.expectedOn}` : ''}
      </Text>
      <QuietLines lines={delivery.addressLines} />
      {receipt.visit && (
        <>
          <Text style={style.subheading}>{receipt.visit.name}</Text>
          <Text style={style.text}>{receipt.visit.words}</Text>
        </>
      )}
      <Text style={style.subheading}>Payment</Text>
      <Text style={style.text}>
        {payment.method}: {payment.state}
        {payment.by && !payment.bankLines ? ` ${payByWords(payment.by)}` : ''}
      </Text>
      {receipt.url && (
        <Button href={receipt.url} style={style.button}>
          View your order
        </Button>
      )}
    </EmailLayout>
  );
}

function Lines({ receipt }: { receipt: Receipt }) {
  return (
    <table className="figures" style={style.table}>
      <thead>
        <tr>
          <th scope="col" style={style.head}>
            Product
          </th>
          {['Quantity', 'Total'].map((name) => (
            <th key={name} scope="col" style={figures(style.head)}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {receipt.lines.map((line) => (
          <tr key={`${line.sku} ${line.name}`}>
            <td style={style.cell}>
              {line.name}
              <Text style={style.quiet}>
                {line.sku ? `${line.sku} · ` : ''}
                {line.unitPrice}
                {receipt.hasVat ? ' ex VAT each' : ' each'}
              </Text>
            </td>
            <td style={figures(style.cell)}>{line.quantity}</td>
            <td style={{ ...figures(style.cell), paddingLeft: 20 }}>
              {line.total}
              {receipt.hasVat && (
                <>
                  {' ex VAT'}
                  <Text style={style.quiet}>{line.totalIncVat} inc VAT</Text>
                </>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Sums({ receipt }: { receipt: Receipt }) {
  return (
    <table className="figures" style={style.table}>
      <tbody>
        {receipt.sums.map(({ label, amount }) => (
          <tr key={label}>
            <td style={style.sumCell}>{label}</td>
            <td style={figures(style.sumCell)}>{amount}</td>
          </tr>
        ))}
        <tr>
          <td style={style.totalCell}>{receipt.hasVat ? 'Total including VAT' : 'Total'}</td>
          <td style={figures(style.totalCell)}>{receipt.grandTotal}</td>
        </tr>
      </tbody>
    </table>
  );
}

function BankTransfer({ receipt, lines }: { receipt: Receipt; lines: string[] }) {
  const { payment } = receipt;
  return (
    <Section style={style.panel}>
      <Text style={{ ...style.subheading, margin: '0 0 8px' }}>Please pay by bank transfer</Text>
      <Text style={style.text}>
        Transfer {payment.asked} {receipt.hasVat && '(inc VAT) '}and give the order number {receipt.orderNumber} as the
        reference, so that we can match your payment.{' '}
        {payment.later
          ? `This is your deposit; the other ${payment.later} is due before dispatch.`
          : 'We send your order once it has arrived.'}
      </Text>
      {payment.by && <Text style={style.text}>{payByWords(payment.by)}</Text>}
      <QuietLines lines={lines} />
    </Section>
  );
}

function payByWords(day: string): string {
  return `Please pay by ${day}: if nothing has arrived by the end of that day, the order is cancelled and its goods are for sale again.`;
}
