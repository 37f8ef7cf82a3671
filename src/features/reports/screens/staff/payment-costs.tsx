import type { PaymentsReport } from '#features/reports/contract.ts';
import { numeric, Table, TBody, Td, THead, Tr } from '#ui/table.tsx';
import { formatPounds, toPence } from '#values/money.ts';
import { Figure } from './sales-panel.tsx';
import { count } from './words.ts';

type Item = PaymentsReport['items'][number];

const MONEY = [
  ['Taken', 'taken'],
  ['Given back', 'refunded'],
  ['Cost', 'cost'],
] as const;

type PaymentCostsProps = { report: PaymentsReport; hrefOf: ((item: Item) => string | undefined) | undefined };

/** How customers paid, and the cost of each method. */
export function PaymentCosts({ report, hrefOf }: PaymentCostsProps) {
  if (report.items.length === 0) return <p className="meta p-4 sm:px-5">No money moved in these days.</p>;
  const items = report.items.map((item) => ({
    ...item,
    key: `${item.paymentMethodId} ${item.name}`,
    href: hrefOf?.(item),
  }));
  const total = { ...report.total, key: 'total', name: 'Altogether', feePercent: null, href: undefined };
  // Credit moves no money, so it stands below what the others come to.
  const rows = [...items.filter(({ isCredit }) => !isCredit), total, ...items.filter(({ isCredit }) => isCredit)];
  return (
    <Table caption="Payments and what they cost">
      <THead columns={['Paid by', ...MONEY.map(([name]) => numeric(name))]} />
      <TBody>
        {rows.map((row) => (
          <Tr key={row.key} className={row.key === 'total' ? 'font-semibold' : undefined}>
            <Td primary>
              <Figure href={row.href}>{row.name}</Figure>
              <span className="meta font-normal sm:block">
                {row.payments === 1 ? '1 payment' : `${count(row.payments)} payments`}
                {row.feePercent !== null && Number(row.feePercent) > 0 && ` at ${Number(row.feePercent)}%`}
              </span>
            </Td>
            {MONEY.map(([name, part]) => (
              <Td key={part} label={name} numeric>
                {formatPounds(toPence(row[part]))}
              </Td>
            ))}
          </Tr>
        ))}
      </TBody>
    </Table>
  );
}
