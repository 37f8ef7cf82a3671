import type { VatReport } from '#features/reports/contract.ts';
import type { Period } from '#features/reports/period.ts';
import { numeric, Table, TBody, Td, THead, Tr } from '#ui/table.tsx';
import { formatPounds, toPence } from '#values/money.ts';
import { useIsRegistered } from '#web/use-is-registered.ts';
import { Figure } from './sales-panel.tsx';
import { count, periodInWords } from './words.ts';

type VatTableProps = {
  report: VatReport;
  /** False for a shop without VAT that charged none: one column for what was invoiced, one for what was credited. */
  hasVat: boolean;
  hrefOf: ((days: Period, vatRate?: string) => string) | undefined;
};

interface MoneyColumn {
  head: string;
  label: string;
  of: (row: VatReport['total']) => string;
}

const FIGURES: readonly MoneyColumn[] = [
  { head: 'Invoiced ex VAT', label: 'Invoiced ex VAT', of: ({ invoiced }) => invoiced.exVat },
  { head: 'VAT on it', label: 'VAT on it', of: ({ invoiced }) => invoiced.vat },
  { head: 'Credited ex VAT', label: 'Credited ex VAT', of: ({ credited }) => credited.exVat },
  { head: 'VAT on it', label: 'VAT on credits', of: ({ credited }) => credited.vat },
  { head: 'VAT due', label: 'VAT due', of: ({ due }) => due.vat },
];

const FIGURES_WITHOUT_VAT: readonly MoneyColumn[] = [
  { head: 'Invoiced', label: 'Invoiced', of: ({ invoiced }) => invoiced.incVat },
  { head: 'Credited', label: 'Credited', of: ({ credited }) => credited.incVat },
];

/** VAT by rate, by month and in total, for a quarterly return. */
export function VatTable({ report: { period, rates, months, total }, hasVat, hrefOf }: VatTableProps) {
  const figures = hasVat ? FIGURES : FIGURES_WITHOUT_VAT;
  const withoutVat = useIsRegistered() ? 'Zero-rated (exports)' : 'Without VAT';
  const byMonth = months.length > 1 ? months.filter(hasDocuments) : [];
  const groups = [
    {
      title: 'By rate',
      rows: (hasVat ? rates : []).map((rate) => ({
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
    <Table caption={hasVat ? 'VAT by rate and month' : 'Invoices by month'} className="sm:max-h-[30rem]">
      <THead columns={['Of', ...figures.map(({ head }) => numeric(head))]} />
      {groups.map(({ title, rows }) => (
        <TBody key={title}>
          {/* Without months no headings are needed. */}
          {title && byMonth.length > 0 && hasVat && (
            <Tr>
              <Td colSpan={figures.length + 1} className="meta">
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
              {figures.map(({ label, of }) => (
                <Td key={label} label={label} numeric>
                  {formatPounds(toPence(of(row)))}
                </Td>
              ))}
            </Tr>
          ))}
        </TBody>
      ))}
    </Table>
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
