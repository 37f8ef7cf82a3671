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
  /** A badge, or a dropdown for staff who may change the status. */
  statusOf: (order: Order) => ReactNode;
  /** The selection for bulk changes; absent for staff without the permission. */
  bulk: Bulk | undefined;
};

/** A page of the order list, with the bulk actions and the pager below it. */
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
