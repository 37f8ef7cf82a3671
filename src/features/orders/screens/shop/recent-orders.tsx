import { ChevronRight } from 'lucide-react';
import type { Order } from '#features/orders/contract.ts';
import { VatAmount } from '#features/settings/screens/vat-amount.tsx';
import { UiLink } from '#ui/link.tsx';
import { formatDate } from '#values/instant.ts';
import { toPence } from '#values/money.ts';
import { OrderStatusBadge } from '../status-badge.tsx';

/** A few orders, a line each; the whole line is a link. */
export function RecentOrders({ orders, hrefOf }: { orders: readonly Order[]; hrefOf: (order: Order) => string }) {
  return (
    <ul className="divide-y divide-line border-line border-y">
      {orders.map((order) => (
        <li key={order.id} className="relative flex items-center gap-4 py-3 has-[a:hover]:bg-sunken">
          <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4">
            <div className="min-w-32 flex-1">
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <UiLink
                  href={hrefOf(order)}
                  className="tabular rounded-xs font-semibold underline decoration-line-strong underline-offset-4 after:absolute after:inset-0"
                >
                  {order.orderNumber}
                </UiLink>
                <OrderStatusBadge status={order.status} />
              </p>
              <p className="meta mt-0.5 break-words">
                {order.productName} · {formatDate(order.orderDate)}
              </p>
            </div>
            <span className="tabular wrap-anywhere ms-auto max-w-full text-end font-semibold">
              <VatAmount ex={toPence(order.totalAmount)} inc={toPence(order.grandTotal)} />
            </span>
          </div>
          <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-soft rtl:rotate-180" />
        </li>
      ))}
    </ul>
  );
}
