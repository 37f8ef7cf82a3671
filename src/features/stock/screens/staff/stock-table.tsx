import type { MouseEvent } from 'react';
import type { StockMovement } from '#features/stock/contract.ts';
import { Table, TBody, Td, THead, Tr } from '#ui/table.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { formatDate, formatTime } from '#values/instant.ts';
import { signed } from './stock-view.ts';
import { type StockLinks, WhyItChanged } from './why-it-changed.tsx';

type StockTableProps = {
  movements: readonly StockMovement[];
  links: StockLinks;
  hrefOf: (productId: number) => string;
  onOpen: (productId: number) => (event: MouseEvent) => void;
};

/** The changes of stock as rows, or cards on a phone. */
export function StockTable({ movements, links, hrefOf, onOpen }: StockTableProps) {
  return (
    <Table caption="Changes of stock" className="[&_td]:align-top">
      <THead
        columns={['When', 'Product', 'Why', { name: 'Change', numeric: true }, { name: 'Stock', numeric: true }]}
      />
      <TBody>
        {movements.map((movement) => (
          <Tr key={movement.id}>
            <Td label="When" className="tabular whitespace-nowrap">
              <time dateTime={movement.at}>
                {formatDate(movement.at)} <span className="meta sm:block">{formatTime(movement.at)}</span>
              </time>
            </Td>
            <Td primary className="sm:w-1/3">
              <span className="block min-w-0 text-start">
                <TextLink href={hrefOf(movement.product.id)} onClick={onOpen(movement.product.id)}>
                  <bdi className="wrap-anywhere">{movement.product.name}</bdi>
                </TextLink>
                {movement.product.sku && (
                  <span className="meta block font-normal wrap-anywhere">{movement.product.sku}</span>
                )}
              </span>
            </Td>
            <Td label="Why" className="sm:w-1/3">
              <WhyItChanged movement={movement} links={links} />
            </Td>
            <Td label="Change" numeric>
              <Change change={movement.change} />
            </Td>
            <Td label="Stock" numeric>
              {movement.stockAfter.toLocaleString('en-GB')}
            </Td>
          </Tr>
        ))}
      </TBody>
    </Table>
  );
}

/** A change, read at a glance: what came in stands out. */
export function Change({ change }: { change: number }) {
  return <span className={change > 0 ? 'font-semibold text-positive' : 'font-semibold'}>{signed(change)}</span>;
}
