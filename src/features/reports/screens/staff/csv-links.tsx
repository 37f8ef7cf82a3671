import { Download } from 'lucide-react';
import type { ReportName } from '#features/reports/contract.ts';
import type { Period } from '#features/reports/period.ts';
import { buttonClass } from '#ui/button-class.ts';

/** The spreadsheet of a report of these days. */
export function Csv({ report, period }: { report: ReportName; period: Period }) {
  return (
    <CsvLink href={`/api/reports/${report}/export?${daysOf(period)}`} words={report}>
      CSV
    </CsvLink>
  );
}

/** The VAT report's, and its documents one by one for those who may see orders. */
export function VatCsv({ period, withDocuments }: { period: Period; withDocuments: boolean }) {
  return (
    <>
      {withDocuments && (
        <CsvLink href={`/api/documents/export?${daysOf(period)}`} words="documents">
          Documents
        </CsvLink>
      )}
      <Csv report="vat" period={period} />
    </>
  );
}

function daysOf({ from, to }: Period): URLSearchParams {
  return new URLSearchParams({ from, to });
}

function CsvLink({ href, words, children }: { href: string; words: string; children: string }) {
  return (
    <a
      href={href}
      download
      aria-label={`Download CSV: ${words}`}
      className={buttonClass({ variant: 'secondary', size: 'sm' })}
    >
      <Download aria-hidden="true" className="size-4" />
      {children}
    </a>
  );
}
