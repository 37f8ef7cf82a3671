import type { MouseEvent, ReactNode } from 'react';
import type { Order } from '#features/orders/contract.ts';
import type { OrderSort } from '#features/orders/list-choices.ts';
import { isTransferOverdue } from '#features/orders/overdue.ts';
import type { PaymentStatus } from '#features/orders/status.ts';
import { Badge } from '#ui/badge.tsx';
import { CheckboxBox } from '#ui/checkbox-field.tsx';
import { UiLink } from '#ui/link.tsx';
import { Table, TBody, Td, THead, Th, Tr } from '#ui/table.tsx';
import { formatDate, formatTime } from '#values/instant.ts';
import { formatPounds, toPence } from '#values/money.ts';
import { PaymentStatusBadge } from '../status-badge.tsx';

type OrdersTableProps = {
  orders: readonly Order[];
  openNumber?: string | null;
  /** The order's own page, for a new tab and for the time before the scripts. */
  hrefOf: (order: Order) => string;
  onOpen: (order: Order) => void;
  /** The status of a row: a badge, or a dropdown for who may change it. */
  statusOf: (order: Order) => ReactNode;
  /** The address of the list in another sequence. */
  sort: OrderSort;
  sortHref: (sort: OrderSort) => string;
  /** Ticking orders, for who may change many at once. */
  selection: OrderSelection | undefined;
};

export interface OrderSelection {
  /** The form that the ticks belong to, with its scripts or without. */
  form: string;
  hasAll: boolean;
  onAll: (isTicked: boolean) => void;
  of: (order: Order) => { checked: boolean; onChange: (isTicked: boolean) => void };
}

/** All orders, a line each; cards on a phone. */
export function OrdersTable(props: OrdersTableProps) {
  const { orders, openNumber, hrefOf, onOpen, statusOf, sort, sortHref, selection } = props;
  const sorting = (down: OrderSort, up: OrderSort) => ({
    sort: sort === down ? ('descending' as const) : sort === up ? ('ascending' as const) : ('none' as const),
    href: sortHref(sort === down ? up : down),
  });
  const [byDate, byTotal] = [sorting('newest', 'oldest'), sorting('highest', 'lowest')];
  return (
    <Table caption="Orders" className={tableClass}>
      <THead>
        <tr>
          {selection && (
            <Th className="w-px pe-0">
              <CheckboxBox
                aria-label="Select every order on this page"
                checked={selection.hasAll}
                onChange={(event) => selection.onAll(event.target.checked)}
              />
            </Th>
          )}
          <Th>Order</Th>
          <Th sort={byDate.sort}>
            <UiLink href={byDate.href} className={sortClass}>
              Placed
            </UiLink>
          </Th>
          <Th>Customer</Th>
          <Th className={wideOnly}>Items</Th>
          <Th numeric sort={byTotal.sort} className="max-xl:whitespace-normal">
            <UiLink href={byTotal.href} className={sortClass}>
              Total inc VAT
            </UiLink>
          </Th>
          <Th>Payment</Th>
          <Th>Status</Th>
        </tr>
      </THead>
      <TBody>
        {orders.map((order) => (
          <Tr key={order.id} selected={order.orderNumber === openNumber || undefined} className="relative">
            {selection && (
              <Td className="max-sm:absolute max-sm:end-3 max-sm:top-2 sm:w-px sm:pe-0">
                <Tick order={order} selection={selection} />
              </Td>
            )}
            <Td primary className="whitespace-nowrap">
              <UiLink
                href={hrefOf(order)}
                onClick={(event) => openHere(event, () => onOpen(order))}
                // Covers the row, so that a mouse need not aim.
                className="tabular rounded-xs decoration-2 decoration-accent-text underline-offset-4 after:absolute after:inset-0 hover:underline"
              >
                {order.orderNumber}
              </UiLink>
            </Td>
            <Td label="Placed" className="tabular whitespace-nowrap">
              <span>
                {formatDate(order.orderDate)}{' '}
                <span className={`text-ink-soft ${wideOnly}`}>{formatTime(order.orderDate)}</span>
              </span>
            </Td>
            <Td label="Customer" className="sm:max-xl:w-full sm:max-xl:max-w-0">
              <span
                dir="auto"
                className="name block sm:max-xl:line-clamp-2 max-sm:truncate xl:max-w-48 xl:truncate"
                title={order.customer.name}
              >
                {order.customer.name}
              </span>
            </Td>
            <Td label="Items" className={`${wideOnly} xl:w-full xl:max-w-0`}>
              <span className="block truncate" title={order.productName}>
                {order.productName}
              </span>
            </Td>
            <Td label="Total inc VAT" numeric>
              {formatPounds(toPence(order.grandTotal))}
            </Td>
            <Td label="Payment">
              {isTransferOverdue(order, new Date()) ? (
                <Badge tone="negative">Overdue</Badge>
              ) : (
                <PaymentStatusBadge status={order.paymentStatus}>
                  {PAYMENT_WORDS[order.paymentStatus]}
                </PaymentStatusBadge>
              )}
            </Td>
            <Td label="Status" className="sm:w-px">
              <div className="relative z-1 w-fit">{statusOf(order)}</div>
            </Td>
          </Tr>
        ))}
      </TBody>
    </Table>
  );
}

function Tick({ order, selection }: { order: Order; selection: OrderSelection }) {
  const { checked, onChange } = selection.of(order);
  return (
    <CheckboxBox
      name="chosen"
      value={`${order.id}:${order.version}`}
      form={selection.form}
      aria-label={`Select ${order.orderNumber}`}
      checked={checked}
      onChange={(event) => onChange(event.target.checked)}
      className="z-1"
    />
  );
}

const sortClass = 'rounded-xs decoration-2 decoration-accent-text underline-offset-4 hover:underline';

// The column's head says that it is about payment.
const PAYMENT_WORDS: Record<PaymentStatus, string> = {
  pending: 'Pending',
  paid: 'Paid',
  failed: 'Failed',
  partially_refunded: 'Partly refunded',
  refunded: 'Refunded',
};

// The list scrolls under its own head; what stands above and below it stays in view.
const tableClass = 'sm:max-h-[max(24rem,calc(100dvh-18rem))]';

// A narrow screen has no room for it; a phone's card does.
const wideOnly = 'sm:max-xl:hidden';

function openHere(event: MouseEvent, open: () => void): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  open();
}
