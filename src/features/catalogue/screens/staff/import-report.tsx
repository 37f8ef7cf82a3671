import type { ImportReport } from '#features/catalogue/file-contract.ts';
import { Notice } from '#ui/notice.tsx';
import { Table, TBody, Td, THead, Tr } from '#ui/table.tsx';
import { BeforeAndAfter } from './before-and-after.tsx';

/** What a file would do to the catalogue, or its errors line by line. */
export function ImportReportView({ report }: { report: ImportReport }) {
  return (
    <div className="flex flex-col gap-5">
      <Verdict report={report} />
      {report.unknownColumns.length > 0 && (
        <Notice tone="info" title="Some columns are not read">
          <span dir="auto" className="break-words">
            {report.unknownColumns.join(', ')}
          </span>
        </Notice>
      )}
      {report.stockLeftAlone > 0 && (
        <Notice tone="caution" title={`The stock stays as it is in ${rows(report.stockLeftAlone)}`}>
          The file says how many there are, but not when that was. An export made now has the column stockAsOf; for
          pieces that were counted just now use stockCount, for those that came or went stockChange.
        </Notice>
      )}
      {report.errors.length > 0 && <Errors report={report} />}
      {report.errors.length === 0 && report.stock.length > 0 && <StockChanges report={report} />}
    </div>
  );
}

function Verdict({ report }: { report: ImportReport }) {
  const { rows, added, changed, unchanged, wrongRows, errorCount } = report;
  if (errorCount > 0) {
    return (
      <Notice tone="negative" role="alert" title={`${lines(wrongRows)} wrong, so nothing can be imported yet`}>
        Put {wrongRows === 1 ? 'it' : 'them'} right in the file and choose it again.
      </Notice>
    );
  }
  return (
    <Notice
      tone={added + changed > 0 ? 'positive' : 'info'}
      role="status"
      title={added + changed > 0 ? 'The file can be imported' : 'The shop already says all of this'}
    >
      <dl className="mt-2 grid grid-cols-2 gap-x-6 gap-y-2 sm:grid-cols-4">
        <Figure term="Rows" value={rows} />
        <Figure term="New" value={added} />
        <Figure term="Changed" value={changed} />
        <Figure term="Unchanged" value={unchanged} />
      </dl>
    </Notice>
  );
}

function Figure({ term, value }: { term: string; value: number }) {
  return (
    <div>
      <dt className="meta">{term}</dt>
      <dd className="tabular font-semibold text-lg">{value.toLocaleString('en-GB')}</dd>
    </div>
  );
}

function Errors({ report: { errors, errorCount } }: { report: ImportReport }) {
  return (
    <div className="flex flex-col gap-2">
      <Table caption="What is wrong in the file">
        <THead columns={[{ name: 'Line', className: 'w-16' }, 'Column', 'What is wrong', 'In the file']} />
        <TBody>
          {errors.map(({ line, field, message, value }) => (
            <Tr key={`${line} ${field} ${message}`}>
              <Td label="Line" primary className="tabular">
                <span className="sm:hidden">Line </span>
                {line}
              </Td>
              <Td label="Column">{field ?? 'The whole line'}</Td>
              <Td label="What is wrong">{message}</Td>
              <Td label="In the file">
                <span dir="auto" className="break-all text-ink-soft">
                  {value || 'Empty'}
                </span>
              </Td>
            </Tr>
          ))}
        </TBody>
      </Table>
      <Beginning shown={errors.length} all={errorCount} of="mistakes" />
    </div>
  );
}

function StockChanges({ report: { stock, stockChanged } }: { report: ImportReport }) {
  return (
    <div className="flex flex-col gap-2">
      <Table caption="What becomes of the stock">
        <THead columns={['Product', { name: 'Stock', numeric: true }]} />
        <TBody>
          {stock.map(({ line, name, before, after }) => (
            <Tr key={line}>
              <Td label="Product" primary>
                <bdi className="break-words">{name}</bdi>
              </Td>
              <Td label="Stock" numeric>
                <BeforeAndAfter before={before.toLocaleString('en-GB')} after={after.toLocaleString('en-GB')} />
              </Td>
            </Tr>
          ))}
        </TBody>
      </Table>
      <Beginning shown={stock.length} all={stockChanged} of="products" />
    </div>
  );
}

/** Says that a table shows the first of its rows only. */
function Beginning({ shown, all, of }: { shown: number; all: number; of: string }) {
  if (all <= shown) return null;
  return (
    <p className="meta">
      The first {shown.toLocaleString('en-GB')} of {all.toLocaleString('en-GB')} {of}.
    </p>
  );
}

function rows(count: number): string {
  return count === 1 ? 'one row' : `${count.toLocaleString('en-GB')} rows`;
}

function lines(count: number): string {
  return count === 1 ? 'One line is' : `${count.toLocaleString('en-GB')} lines are`;
}
