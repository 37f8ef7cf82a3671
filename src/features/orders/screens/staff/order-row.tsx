import type { MouseEvent, ReactNode } from 'react';
import type { Order } from '#features/orders/contract.ts';
import { isTransferOverdue } from '#features/orders/overdue.ts';
import type { PaymentStatus } from '#features/orders/status.ts';
import { Badge } from '#ui/badge.tsx';
import { CoverLink } from '#ui/cover-link.tsx';
import { Td, Tr } from '#ui/table.tsx';
import { formatDate, formatTime } from '#values/instant.ts';
import { formatPounds, toPence } from '#values/money.ts';
import { paths } from '#web/paths.ts';
import { useVatWords } from '#web/vat-words.tsx';
import { owedBackWords } from '../owed-back-words.ts';
import { PaymentStatusBadge } from '../status-badge.tsx';
import { isPartPaid } from '../still-due.tsx';
import { type OrderSelection, OrderTick } from './order-tick.tsx';

type OrderRowProps = {
  order: Order;
  isOpen: boolean;
  onOpen: (event: MouseEvent) => void;
  status: ReactNode;
  selection: OrderSelection | undefined;
};

/** A row of the order list; a card on a phone. */
export function OrderRow({ order, isOpen, onOpen, status, selection }: OrderRowProps) {
  const said = useVatWords();
  return (
    <Tr selected={isOpen || undefined} className="relative">
      {selection && (
        <Td className="max-sm:absolute max-sm:end-3 max-sm:top-2 sm:w-px sm:pe-0">
          <OrderTick order={order} selection={selection} />
        </Td>
      )}
      <Td primary className="whitespace-nowrap">
        <CoverLink
          // The order's own page, for a new tab and before the scripts load.
          href={paths.order(order.orderNumber)}
          onClick={onOpen}
          className="tabular"
        >
          {order.orderNumber}
        </CoverLink>
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
      <Td label={said('Total inc VAT')} numeric>
        {formatPounds(toPence(order.grandTotal))}
      </Td>
      <Td label="Payment">
        {order.owedBack ? (
          <Badge tone="negative">Owed {owedBackWords(order)}</Badge>
        ) : isTransferOverdue(order, new Date()) ? (
          <Badge tone="negative">Overdue</Badge>
        ) : isPartPaid(order) ? (
          <Badge tone="caution">Part paid, {formatPounds(toPence(order.due))} due</Badge>
        ) : (
          <PaymentStatusBadge status={order.paymentStatus}>{paymentWords(order)}</PaymentStatusBadge>
        )}
      </Td>
      <Td label="Status" className="sm:w-px">
        <div className="relative z-1 w-fit">{status}</div>
      </Td>
    </Tr>
  );
}

// Of a cancelled order nothing is awaited any more.
function paymentWords({ status, paymentStatus }: Order): string {
  if (status === 'cancelled' && paymentStatus === 'pending') return 'Not paid';
  return PAYMENT_WORDS[paymentStatus];
}

// Short names, because the column's header says `Payment`.
const PAYMENT_WORDS: Record<PaymentStatus, string> = {
  pending: 'Pending',
  paid: 'Paid',
  failed: 'Failed',
  partially_refunded: 'Partly refunded',
  refunded: 'Refunded',
};

// There is no room on a narrow screen; a phone's card has room.
export const wideOnly = 'sm:max-xl:hidden';
