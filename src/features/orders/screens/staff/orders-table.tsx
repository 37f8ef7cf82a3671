import type { MouseEvent, ReactNode } from 'react';
import type { Order } from '#features/orders/contract.ts';
import type { OrderSort } from '#features/orders/list-choices.ts';
import { CheckboxBox } from '#ui/checkbox-field.tsx';
import { UiLink } from '#ui/link.tsx';
import { Table, TBody, THead } from '#ui/table.tsx';
import { useVatWords } from '#web/vat-words.tsx';
import { OrderRow, wideOnly } from './order-row.tsx';
import type { OrderSelection } from './order-tick.tsx';

type OrdersTableProps = {
  orders: readonly Order[];
  openNumber: string | null;
  onOpen: (order: Order) => (event: MouseEvent) => void;
  /** A badge, or a dropdown for staff who may change the status. */
  statusOf: (order: Order) => ReactNode;
  sort: OrderSort;
  sortHref: (sort: OrderSort) => string;
  /** For staff who may change many orders at once. */
  selection: OrderSelection | undefined;
};

/** A table of orders; cards on a phone. */
export function OrdersTable(props: OrdersTableProps) {
  const said = useVatWords();
  const { orders, openNumber, onOpen, statusOf, sort, sortHref, selection } = props;
  const sorting = (name: string, down: OrderSort, up: OrderSort) => ({
    name: (
      <UiLink href={sortHref(sort === down ? up : down)} className={sortClass}>
        {name}
      </UiLink>
    ),
    sort: sort === down ? ('descending' as const) : sort === up ? ('ascending' as const) : ('none' as const),
  });
  return (
    <Table caption="Orders" className={tableClass}>
      <THead
        columns={[
          ...(selection ? [{ name: <SelectAll selection={selection} />, className: 'w-px pe-0' }] : []),
          'Order',
          sorting('Placed', 'newest', 'oldest'),
          'Customer',
          { name: 'Items', className: wideOnly },
          {
            ...sorting(said('Total inc VAT'), 'highest', 'lowest'),
            numeric: true,
            className: 'max-xl:whitespace-normal',
          },
          'Payment',
          'Status',
        ]}
      />
      <TBody>
        {orders.map((order) => (
          <OrderRow
            key={order.id}
            order={order}
            isOpen={order.orderNumber === openNumber}
            onOpen={onOpen(order)}
            status={statusOf(order)}
            selection={selection}
          />
        ))}
      </TBody>
    </Table>
  );
}

function SelectAll({ selection }: { selection: OrderSelection }) {
  return (
    <CheckboxBox
      aria-label="Select every order on this page"
      checked={selection.hasAll}
      onChange={(event) => selection.onAll(event.target.checked)}
    />
  );
}

const sortClass = 'rounded-xs decoration-2 decoration-accent-text underline-offset-4 hover:underline';

// The rows scroll below the table's header, so that the page around it stays in view.
const tableClass = 'sm:max-h-[max(24rem,calc(100dvh-18rem))]';
