import type { Order } from '#features/orders/contract.ts';
import { CoverLink } from '#ui/cover-link.tsx';
import { formatDateTime } from '#values/instant.ts';
import { formatPounds, toPence } from '#values/money.ts';
import { OrderStatusBadge } from '../status-badge.tsx';

/** A short list of the newest orders, for a dashboard. */
export function NewestOrders({ orders, hrefOf }: { orders: readonly Order[]; hrefOf: (order: Order) => string }) {
  if (orders.length === 0) return <p className="meta p-4 sm:px-5">No orders yet.</p>;
  return (
    <ul className="divide-y divide-line">
      {orders.map((order) => (
        <li
          key={order.id}
          className="relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 px-4 py-2.5 text-sm hover:bg-sunken sm:grid-cols-[9.5rem_minmax(0,1fr)_7rem_9rem] sm:px-5 xl:grid-cols-[9.5rem_14rem_minmax(0,1fr)_7rem_9rem]"
        >
          <CoverLink href={hrefOf(order)} className="tabular font-semibold">
            {order.orderNumber}
          </CoverLink>
          <span className="min-w-0 max-sm:order-3">
            <bdi className="name line-clamp-1">{order.customer.name}</bdi>
            <span className="meta tabular block">{formatDateTime(order.orderDate)}</span>
          </span>
          <span className="line-clamp-1 max-xl:hidden">{order.productName}</span>
          <span className="tabular text-end">{formatPounds(toPence(order.grandTotal))}</span>
          <span className="text-end max-sm:order-4">
            <OrderStatusBadge status={order.status} />
          </span>
        </li>
      ))}
    </ul>
  );
}
