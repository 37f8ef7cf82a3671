import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database.ts';
import type { VatReport } from '../contract.ts';
import { type Period, stepsOf } from '../period.ts';
import { minus, presentSums, readSums, sumsOf } from '../sums.ts';
import { factsOf, lookOnce } from './facts.ts';

type Kind = 'invoice' | 'credit_note';
type VatRow = { month: string; vat_rate: string; kind: Kind; documents: number; ex_vat: string; vat: string };

/** VAT by documents: an invoice on its tax point, a credit note on its issue. Both are final, so a reported quarter never changes. */
export async function reportVat(db: Database, period: Period): Promise<VatReport> {
  const { rows } = await lookOnce(db, async (tx) =>
    tx.execute<VatRow>(sql`
      select to_char(day, 'YYYY-MM') as month, split_part(key, '|', 1) as vat_rate, split_part(key, '|', 2) as kind,
        sum(entries)::int as documents, sum(amount)::text as ex_vat, sum(part)::text as vat
      from ${await factsOf(tx, 'vat', period)} facts
      group by 1, 2, 3`),
  );
  const rates = [...new Set(rows.map((row) => row.vat_rate))].sort((a, b) => Number(b) - Number(a));
  return {
    period,
    rates: rates.map((vatRate) => ({ vatRate, ...addUp(rows.filter((row) => row.vat_rate === vatRate)) })),
    months: stepsOf(period, 'month').map((month) => ({
      ...month,
      ...addUp(rows.filter((row) => row.month === month.from.slice(0, 7))),
    })),
    total: addUp(rows),
  };
}

function addUp(rows: readonly VatRow[]) {
  const of = (wanted: Kind) => rows.filter(({ kind }) => kind === wanted);
  const count = (some: readonly VatRow[]) => some.reduce((sum, row) => sum + row.documents, 0);
  const [invoices, creditNotes] = [of('invoice'), of('credit_note')];
  const [invoiced, credited] = [sumsOf(invoices.map(readSums)), sumsOf(creditNotes.map(readSums))];
  return {
    invoices: count(invoices),
    invoiced: presentSums(invoiced),
    creditNotes: count(creditNotes),
    credited: presentSums(credited),
    due: presentSums(minus(invoiced, credited)),
  };
}
