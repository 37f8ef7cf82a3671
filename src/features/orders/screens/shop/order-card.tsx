import type { Order } from '#features/orders/contract.ts';
import { VatAmount } from '#features/settings/screens/vat-amount.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { formatDate } from '#values/instant.ts';
import { toBasisPoints, toPence, withVat } from '#values/money.ts';
import { VatWords } from '#web/vat-words.tsx';
import { OrderStatusBadge } from '../status-badge.tsx';
import { stillDue } from '../still-due.tsx';
import { deliveryFact } from './delivery-fact.ts';

/** One order in the customer's list. */
export function OrderCard({ order, orderHref, trackHref }: { order: Order; orderHref: string; trackHref: string }) {
  const delivery = deliveryFact(order);
  const facts = [
    { term: 'Quantity', value: order.quantity.toLocaleString('en-GB') },
    { term: 'Unit price', value: <UnitPrice order={order} /> },
    { term: 'Date', value: formatDate(order.orderDate) },
    ...(delivery ? [delivery] : []),
    { term: 'Shipping address', value: order.shippingAddress?.replace(/\s*\n\s*/g, ', ') },
  ];
  return (
    <li className="grid gap-x-8 gap-y-4 py-6 md:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="tabular font-semibold">{order.orderNumber}</span>
          <OrderStatusBadge status={order.status} />
        </div>
        <h2 className="title-3 mt-1.5 break-words">{order.productName}</h2>
        <dl className="mt-3 flex flex-wrap gap-x-8 gap-y-3 text-sm">
          {facts
            .filter(({ value }) => value)
            .map(({ term, value }) => (
              <div key={term} className="min-w-0 max-w-full">
                <dt className="text-ink-soft">{term}</dt>
                <dd className="name tabular max-w-sm">{value}</dd>
              </div>
            ))}
        </dl>
      </div>
      <div className="flex flex-col gap-3 md:items-end">
        <p className="md:text-end">
          <span className="meta block">Total</span>
          <span className="title-3 tabular">
            <VatAmount ex={toPence(order.totalAmount)} inc={toPence(order.grandTotal)} />
          </span>
          {stillDue(order) && (
            <span className="meta tabular block">
              <VatWords>Still due, inc VAT: {stillDue(order) ?? ''}</VatWords>
            </span>
          )}
        </p>
        <div className="flex flex-wrap gap-2">
          <ButtonLink href={trackHref} aria-label={`Track order ${order.orderNumber}`} variant="secondary" size="sm">
            Track
          </ButtonLink>
          <ButtonLink
            href={orderHref}
            aria-label={`Details of order ${order.orderNumber}`}
            variant="secondary"
            size="sm"
          >
            Details
          </ButtonLink>
        </div>
      </div>
    </li>
  );
}

/** The specification's flat order has the price of its first line, but the pieces of all: with several lines it says whose price it is. */
function UnitPrice({ order: { items, unitPrice, vatRate } }: { order: Order }) {
  const unit = toPence(unitPrice);
  return (
    <>
      <VatAmount ex={unit} inc={withVat(unit, toBasisPoints(vatRate))} />
      {items.length > 1 && ' for the first item'}
    </>
  );
}
