import { ClipboardList } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import type { Order } from '#features/orders/contract.ts';
import { Panel } from '#ui/panel.tsx';
import { CursorPager } from '#web/lists/cursor-pager.tsx';
import { NothingListed } from '#web/lists/nothing-listed.tsx';
import { paths } from '#web/paths.ts';
import { BulkPaid } from './bulk-paid.tsx';
import { BulkStatus } from './bulk-status.tsx';
import { isFiltered, type OrderFilter, orderSearch } from './order-filter.ts';
import { OrdersTable } from './orders-table.tsx';
import type { Bulk } from './use-bulk.ts';

type OrdersListProps = {
  orders: readonly Order[];
  filter: OrderFilter;
  nextCursor: string | null;
  openNumber: string | null;
  onOpen: (order: Order) => (event: MouseEvent) => void;
  /** The status of a row: a badge, or a dropdown for staff who may change it. */
  statusOf: (order: Order) => ReactNode;
  /** What many orders are changed with at once; absent for staff who may not. */
  bulk: Bulk | undefined;
};

/** A page of the orders, with what can be done to the ticked ones and the ways to other pages at its foot. */
export function OrdersList({ orders, filter, nextCursor, bulk, ...table }: OrdersListProps) {
  if (orders.length === 0) {
    return (
      <NothingListed
        what="orders"
        icon={<ClipboardList />}
        isFiltered={isFiltered(filter) || filter.trail.length > 0}
        allHref={paths.staffOrders}
        none="An order appears here the moment it is placed."
        noMatch="Try another number, name or e-mail address, or another status."
      />
    );
  }
  return (
    <Panel padded={false}>
      <OrdersTable
        {...table}
        orders={orders}
        sort={filter.sort ?? 'newest'}
        sortHref={(sort) => paths.staffOrders + orderSearch({ ...filter, sort, trail: [] })}
        selection={bulk?.selection}
      />
      <CursorPager
        nouns={['order', 'orders']}
        count={orders.length}
        trail={filter.trail}
        nextCursor={nextCursor}
        hrefOf={(trail) => paths.staffOrders + orderSearch({ ...filter, trail })}
      >
        {bulk && (
          <BulkStatus chosen={bulk.chosen} learn={bulk.learn} onClear={bulk.clear} onOutcomes={bulk.finish}>
            <BulkPaid chosen={bulk.chosen} onPaid={bulk.paid} />
          </BulkStatus>
        )}
      </CursorPager>
    </Panel>
  );
}
