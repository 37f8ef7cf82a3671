import { sql } from 'drizzle-orm';
import type { ImportReport } from '#features/catalogue/file-contract.ts';
import { PRODUCT_COLUMNS, type ProductColumn } from '#features/catalogue/server/csv/product-columns.ts';
import { catalogueOf } from '#features/catalogue/server/door.ts';
import { orSkuTaken } from '#features/catalogue/server/sku-taken.ts';
import { touchCatalogue } from '#features/catalogue/server/touch-catalogue.ts';
import type { AppContext } from '#platform/app-context.ts';
import type { Database, Transaction } from '#platform/database.ts';
import { refuse } from '#platform/refusal.ts';
import { type Plan, Planner } from './plan-rows.ts';
import { type CsvFile, type CsvRow, readCsv, UnreadableCsv } from './read-csv.ts';
import { columnCheck, readHeader } from './read-header.ts';
import { ReportBook } from './report.ts';
import { PlanWriter } from './write-plans.ts';

// Keeps statements few and limits the rows in memory.
const ROWS_AT_ONCE = 250;

/** A product file, in memory or on disk, and its possible columns. */
export type ProductFile = CsvFile & { name?: string | undefined; columns?: readonly ProductColumn[] };

/** An import that is written, with the products to read again. */
export interface WrittenImport {
  report: ImportReport;
  ids: readonly number[];
}

type Importing = Pick<AppContext, 'db' | 'clock'>;

/** Reports what an import of this file would do, without doing it. */
export async function checkImport({ db, clock }: Importing, file: ProductFile): Promise<ImportReport> {
  const report = new ReportBook();
  await goThrough(db, { ...file, at: clock.now() }, report, async () => undefined);
  return report.close(true);
}

/** Imports a whole file, or nothing if one row is wrong. */
export async function importProducts(context: AppContext, file: ProductFile, actorId: number): Promise<ImportReport> {
  const { report, ids } = await writeImport(context, file, actorId);
  if (ids.length) await catalogueOf(context).catchUp();
  return report;
}

/** Writes an import to the database. Reads the file twice: for errors before any lock, then to write. */
export async function writeImport(context: Importing, file: ProductFile, actorId: number): Promise<WrittenImport> {
  const at = context.clock.now();
  const work = context.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('product import'))`);
    const changing: number[] = [];
    const check = new ReportBook();
    await goThrough(tx, { ...file, at }, check, async (plans) => {
      for (const { before } of plans) if (before) changing.push(before.id);
    });
    refuseWrong(check);
    await lockInOrder(tx, changing);
    const report = new ReportBook();
    const writer = new PlanWriter(tx, { actorId, at, note: file.name });
    await goThrough(tx, { ...file, at }, report, (plans) => writer.write(plans));
    refuseWrong(report);
    await writer.close();
    if (writer.writtenIds.length) await touchCatalogue(tx, writer.writtenIds);
    return { report: report.close(false), ids: writer.writtenIds };
  });
  return orSkuTaken(work, null);
}

async function goThrough(
  db: Database | Transaction,
  { columns = PRODUCT_COLUMNS, at, ...file }: ProductFile & { at: Date },
  report: ReportBook,
  take: (plans: Plan[]) => Promise<void>,
): Promise<void> {
  const rows = readCsv(file, columnCheck(columns));
  try {
    const first = await rows.next();
    const header = readHeader(first.done ? [] : first.value.cells, columns);
    report.noteUnknown(header.unknown);
    if (header.problem) return report.noteError(first.done ? 1 : first.value.line, null, header.problem);
    const planner = new Planner(db, header, report, at);
    for await (const batch of inBatches(rows)) await take(await planner.plan(batch));
    planner.close();
  } catch (error) {
    if (!(error instanceof UnreadableCsv)) throw error;
    report.noteError(error.line, null, error.message);
  } finally {
    await rows.return(undefined);
  }
}

async function* inBatches(rows: AsyncIterable<CsvRow>): AsyncGenerator<CsvRow[]> {
  let batch: CsvRow[] = [];
  for await (const row of rows) {
    if (batch.push(row) < ROWS_AT_ONCE) continue;
    yield batch;
    batch = [];
  }
  if (batch.length) yield batch;
}

function refuseWrong(book: ReportBook): void {
  if (!book.hasErrors) return;
  const report = book.close(false);
  const rows =
    report.wrongRows === 1 ? 'One line is wrong' : `${report.wrongRows.toLocaleString('en-GB')} lines are wrong`;
  throw refuse('invalid', `${rows}, so nothing was imported. Please put the file right and try again.`, {
    extra: { report },
  });
}

// In the same order as orders take stock, so that there is no deadlock.
async function lockInOrder(tx: Transaction, ids: number[]): Promise<void> {
  if (ids.length === 0) return;
  const list = JSON.stringify(ids);
  await tx.execute(sql`
    select count(*) from (
      select id from products where id in (select value::integer from jsonb_array_elements_text(${list}::jsonb))
      order by id for update
    ) as locked`);
}
