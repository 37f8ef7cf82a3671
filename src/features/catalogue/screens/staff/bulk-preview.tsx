import type { BulkReport } from '#features/catalogue/bulk-contract.ts';
import { Notice } from '#ui/notice.tsx';
import { Table, TBody, Td, THead, Tr } from '#ui/table.tsx';
import { formatPounds, toPence } from '#values/money.ts';
import { useVatWords } from '#web/vat-words.tsx';
import { BeforeAndAfter } from './before-and-after.tsx';

type State = BulkReport['rows'][number]['before'];

const COLUMNS: { key: keyof State; label: string; numeric: boolean; show: (state: State) => string }[] = [
  { key: 'price', label: 'Price ex VAT', numeric: true, show: ({ price }) => formatPounds(toPence(price)) },
  { key: 'stockQuantity', label: 'Stock', numeric: true, show: (state) => state.stockQuantity.toLocaleString('en-GB') },
  {
    key: 'reorderPoint',
    label: 'Reorder point',
    numeric: true,
    show: ({ reorderPoint }) => reorderPoint?.toLocaleString('en-GB') ?? 'As the shop',
  },
  { key: 'category', label: 'Category', numeric: false, show: ({ category }) => category },
];

/** What a bulk change would do: the first products before and after, or the products that prevent it. */
export function BulkPreview({ report }: { report: BulkReport }) {
  const said = useVatWords();
  const { matched, changed, refused, refusedCount, rows } = report;
  if (refusedCount > 0) return <Refused refused={refused} refusedCount={refusedCount} />;
  if (changed === 0) {
    return (
      <Notice tone="info" role="status" title="Nothing would change">
        {matched === 0 ? 'There is no such product.' : 'These products are like that already.'}
      </Notice>
    );
  }
  const columns = COLUMNS.filter(({ key }) => rows.some(({ before, after }) => before[key] !== after[key]));
  return (
    <div className="flex flex-col gap-2">
      <p role="status" className="text-sm">
        <strong className="tabular">{changed.toLocaleString('en-GB')}</strong> of {matched.toLocaleString('en-GB')}{' '}
        {matched === 1 ? 'product' : 'products'} would change
        {changed > rows.length && `; the first ${rows.length} of them`}:
      </p>
      <Table caption="Preview of the change">
        <THead columns={['Product', ...columns.map(({ label, numeric }) => ({ name: said(label), numeric }))]} />
        <TBody>
          {rows.map(({ id, name, before, after }) => (
            <Tr key={id}>
              <Td label="Product" primary>
                <span dir="auto" className="break-words">
                  {name}
                </span>
              </Td>
              {columns.map(({ key, label, numeric, show }) => (
                <Td key={key} label={said(label)} numeric={numeric}>
                  <BeforeAndAfter before={show(before)} after={show(after)} />
                </Td>
              ))}
            </Tr>
          ))}
        </TBody>
      </Table>
    </div>
  );
}

const MOST_NAMED = 8;

function Refused({ refused, refusedCount }: Pick<BulkReport, 'refused' | 'refusedCount'>) {
  const others = refusedCount - Math.min(refused.length, MOST_NAMED);
  const title = refusedCount === 1 ? 'One product cannot' : `${refusedCount.toLocaleString('en-GB')} products cannot`;
  return (
    <Notice tone="negative" role="alert" title={`${title} be changed like this, so nothing will be`}>
      <ul className="mt-1 list-disc ps-5">
        {refused.slice(0, MOST_NAMED).map(({ id, name, message }) => (
          <li key={id}>
            <bdi className="name font-medium">{name}</bdi>: {message}
          </li>
        ))}
        {others > 0 && <li>and {others.toLocaleString('en-GB')} more</li>}
      </ul>
    </Notice>
  );
}
