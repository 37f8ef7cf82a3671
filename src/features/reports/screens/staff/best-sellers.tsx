import type { ProductsReport } from '#features/reports/contract.ts';
import { numeric, Table, TBody, Td, THead, Tr } from '#ui/table.tsx';
import { formatPounds, toPence } from '#values/money.ts';
import { useVatWords } from '#web/vat-words.tsx';
import { Change } from './change.tsx';
import { Figure } from './sales-panel.tsx';
import { count } from './words.ts';

type Item = ProductsReport['items'][number];

type BestSellersProps = {
  report: ProductsReport;
  productHref: ((item: Item) => string) | undefined;
  ordersHref: ((item: Item) => string) | undefined;
};

/** The best sellers, each with a bar for its sales relative to the first. */
export function BestSellers({ report: { items }, productHref, ordersHref }: BestSellersProps) {
  const said = useVatWords();
  if (items.length === 0) return <p className="meta p-4 sm:px-5">Nothing was sold in these days.</p>;
  const most = Math.max(1, ...items.map(({ exVat }) => toPence(exVat)));
  return (
    <Table
      caption="Best sellers"
      cards={false}
      className="max-h-[34rem] max-sm:[&_td]:border-b max-sm:[&_td]:px-3 max-sm:[&_td]:py-2"
    >
      <THead
        columns={[
          'Product',
          numeric('Units'),
          numeric('Orders', 'max-sm:hidden'),
          numeric(said('Sales ex VAT')),
          numeric('Beside before', 'max-sm:hidden'),
        ]}
      />
      <TBody>
        {items.map((item) => (
          <Tr key={item.productId}>
            <Td primary className="w-full max-w-0">
              <span className="block min-w-0">
                <span className="block truncate" title={item.name}>
                  <Figure href={productHref?.(item)}>{item.name}</Figure>
                </span>
                <span className="mt-1.5 flex items-center gap-2">
                  <span aria-hidden="true" className="pixel-track block w-full max-w-56 bg-line">
                    <span className="pixel-fill block" style={{ width: `${(toPence(item.exVat) / most) * 100}%` }} />
                  </span>
                  <span className="tabular shrink-0 font-normal text-ink-soft text-xs">
                    {(item.permille / 10).toFixed(1)}%
                  </span>
                </span>
              </span>
            </Td>
            <Td label="Units" numeric>
              {count(item.units)}
            </Td>
            <Td label="Orders" numeric className="max-sm:hidden">
              <Figure href={ordersHref?.(item)}>{count(item.orders)}</Figure>
            </Td>
            <Td label={said('Sales ex VAT')} numeric>
              <Figure href={ordersHref?.(item)}>{formatPounds(toPence(item.exVat))}</Figure>
            </Td>
            <Td label="Beside before" numeric className="text-xs max-sm:hidden">
              <Change now={toPence(item.exVat)} before={toPence(item.before.exVat)} />
            </Td>
          </Tr>
        ))}
      </TBody>
    </Table>
  );
}
