import type { Sums, VatReport } from '#features/reports/contract.ts';
import type { Period } from '#features/reports/period.ts';
import { numeric, Table, TBody, Td, THead, Tr } from '#ui/table.tsx';
import { formatPounds, toPence } from '#values/money.ts';
import { useIsRegistered } from '#web/use-is-registered.ts';
import { Figure } from './sales-panel.tsx';
import { count, periodInWords } from './words.ts';

type VatTableProps = { report: VatReport; hrefOf: ((days: Period, vatRate?: string) => string) | undefined };

const FIGURES = ['Invoiced ex VAT', 'VAT on it', 'Credited ex VAT', 'VAT on it', 'VAT due'];

/** VAT by rate, by month and in total, for a quarterly return. */
export function VatTable({ report: { period, rates, months, total }, hrefOf }: VatTableProps) {
  const withoutVat = useIsRegistered() ? 'Zero-rated (exports)' : 'Without VAT';
  const byMonth = months.length > 1 ? months.filter(hasDocuments) : [];
  const groups = [
    {
      title: 'By rate',
      rows: rates.map((rate) => ({
        ...rate,
        key: `rate ${rate.vatRate}`,
        name: Number(rate.vatRate) === 0 ? withoutVat : `At ${Number(rate.vatRate)}%`,
        href: hrefOf?.(period, rate.vatRate),
      })),
    },
    {
      title: 'The same by month',
      rows: byMonth.map((month) => ({ ...month, key: month.from, name: periodInWords(month), href: hrefOf?.(month) })),
    },
    { title: null, rows: [{ ...total, key: 'total', name: 'Altogether', href: hrefOf?.(period) }] },
  ];
  return (
    <Table caption="VAT by rate and month" className="sm:max-h-[30rem]">
      <THead columns={['Of', ...FIGURES.map((name) => numeric(name))]} />
      {groups.map(({ title, rows }) => (
        <TBody key={title}>
          {/* Without months no headings are needed. */}
          {title && byMonth.length > 0 && (
            <Tr>
              <Td colSpan={6} className="meta">
                {title}
              </Td>
            </Tr>
          )}
          {rows.map((row) => (
            <Tr key={row.key} className={row.key === 'total' ? 'font-semibold' : undefined}>
              <Td primary className="whitespace-nowrap">
                <Figure href={row.href}>{row.name}</Figure>
                <span className="meta font-normal sm:block">{papers(row)}</span>
              </Td>
              <Money label="Invoiced ex VAT" of={row.invoiced} what="exVat" />
              <Money label="VAT on it" of={row.invoiced} what="vat" />
              <Money label="Credited ex VAT" of={row.credited} what="exVat" />
              <Money label="VAT on credits" of={row.credited} what="vat" />
              <Money label="VAT due" of={row.due} what="vat" />
            </Tr>
          ))}
        </TBody>
      ))}
    </Table>
  );
}

function Money({ label, of, what }: { label: string; of: Sums; what: keyof Sums }) {
  return (
    <Td label={label} numeric>
      {formatPounds(toPence(of[what]))}
    </Td>
  );
}

function hasDocuments({ invoices, creditNotes }: VatReport['total']): boolean {
  return invoices + creditNotes > 0;
}

function papers({ invoices, creditNotes }: VatReport['total']): string {
  const invoiced = invoices === 1 ? '1 invoice' : `${count(invoices)} invoices`;
  if (creditNotes === 0) return invoiced;
  return `${invoiced}, ${creditNotes === 1 ? '1 credit note' : `${count(creditNotes)} credit notes`}`;
}
