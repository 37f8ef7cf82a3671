import type { ReactNode } from 'react';
import type { Order } from '#features/orders/contract.ts';
import { DefinitionList } from '#ui/definition-list.tsx';
import { linkClass } from '#ui/link-class.ts';
import { formatDate, formatDateTime } from '#values/instant.ts';
import { AddressBlock } from './address-block.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderSummary } from './order-summary.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import { PaymentStatusBadge } from './status-badge.tsx';

/** One order with all that staff need to know of it; `status` is a badge, or a dropdown for who may change it. */
export function StaffOrderDetails({ order, status }: { order: Order; status: ReactNode }) {
  return (
    <div className="flex flex-col gap-7">
      <DefinitionList dense items={facts(order, status)} />
      <Part title="Items">
        <OrderLines items={order.items} />
        <div className="mt-3">
          <OrderSummary order={order} deliveryName={order.deliveryMethod.name} />
        </div>
      </Part>
      <div className="grid gap-7 sm:grid-cols-2">
        <Part title="Delivery address">
          {order.deliveryAddress ? (
            <AddressBlock address={order.deliveryAddress} />
          ) : (
            <p className="meta">Collected from us</p>
          )}
        </Part>
        <Part title="Billing address">
          {order.billingAddress ? (
            <AddressBlock address={order.billingAddress} />
          ) : (
            <p className="meta">As delivered</p>
          )}
        </Part>
      </div>
      {order.notes && (
        <Part title="Notes">
          <p dir="auto" className="name whitespace-pre-line text-sm">
            {order.notes}
          </p>
        </Part>
      )}
      <Part title="History">
        <OrderTimeline events={order.events} label={`History of ${order.orderNumber}`} />
      </Part>
    </div>
  );
}

function facts(order: Order, status: ReactNode) {
  return [
    { term: 'Status', value: status },
    {
      term: 'Payment',
      value: (
        <span className="flex flex-wrap items-center gap-2">
          {order.paymentMethod}
          <PaymentStatusBadge status={order.paymentStatus} />
        </span>
      ),
    },
    {
      term: 'Customer',
      value: (
        <>
          <bdi className="name block">{order.customer.name}</bdi>
          <a href={`mailto:${order.customer.email}`} className={`${linkClass} wrap-anywhere font-normal`}>
            <Email address={order.customer.email} />
          </a>
        </>
      ),
    },
    { term: 'Placed', value: formatDateTime(order.orderDate) },
    { term: 'Delivery', value: order.deliveryMethod.name },
    ...delivery(order),
    ...(order.purchaseOrderNumber
      ? [{ term: 'Purchase order', value: <bdi className="name">{order.purchaseOrderNumber}</bdi> }]
      : []),
    ...(order.pointsEarned ? [{ term: 'Points earned', value: order.pointsEarned.toLocaleString('en-GB') }] : []),
  ];
}

/** An e-mail address that breaks at its @ before it breaks anywhere else. */
function Email({ address }: { address: string }) {
  const at = address.indexOf('@') + 1;
  return (
    <>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </>
  );
}

function delivery({ actualDelivery, deliveryConfirmedAt, estimatedDelivery }: Order) {
  if (!actualDelivery) return estimatedDelivery ? [{ term: 'Expected', value: formatDate(estimatedDelivery) }] : [];
  return [
    { term: 'Delivered', value: formatDateTime(actualDelivery) },
    ...(deliveryConfirmedAt ? [{ term: 'Confirmed by customer', value: formatDateTime(deliveryConfirmedAt) }] : []),
  ];
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="title-3 mb-2">{title}</h3>
      {children}
    </section>
  );
}
