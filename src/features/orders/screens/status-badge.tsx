import type { Order } from '#features/orders/contract.ts';
import type { OrderStatus, PaymentStatus } from '#features/orders/status.ts';
import { STATUS_NAMES } from '#features/orders/status.ts';
import { Badge } from '#ui/badge.tsx';
import type { Tone } from '#ui/tone.ts';
import { toPence } from '#values/money.ts';

export function OrderStatusBadge({ status }: { status: OrderStatus }) {
  return <Badge tone={statusTones[status]}>{STATUS_NAMES[status]}</Badge>;
}

/** `children` replaces the name where the context already says that it is about payment. */
export function PaymentStatusBadge({ status, children }: { status: PaymentStatus; children?: string }) {
  const { name, tone } = paymentStatuses[status];
  return <Badge tone={tone}>{children ?? name}</Badge>;
}

/** How the payment of an order stands. Of one that was cancelled none is awaited any more. */
export function OrderPaymentBadge({ order }: { order: Pick<Order, 'status' | 'paymentStatus' | 'paid'> }) {
  const words = cancelledWords(order);
  return words ? <Badge tone="neutral">{words}</Badge> : <PaymentStatusBadge status={order.paymentStatus} />;
}

/** What of a cancelled order was paid, where its payment was not complete; null for all other orders. */
export function cancelledWords({
  status,
  paymentStatus,
  paid,
}: Pick<Order, 'status' | 'paymentStatus' | 'paid'>): string | null {
  const wasAwaited = paymentStatus === 'pending' || paymentStatus === 'failed';
  if (status !== 'cancelled' || !wasAwaited) return null;
  return toPence(paid) > 0 ? 'Paid in part' : 'Not paid';
}

export const statusTones: Record<OrderStatus, Exclude<Tone, 'accent'>> = {
  pending: 'caution',
  processing: 'info',
  shipped: 'info',
  out_for_delivery: 'info',
  delivered: 'positive',
  cancelled: 'negative',
};

const paymentStatuses: Record<PaymentStatus, { name: string; tone: Tone }> = {
  pending: { name: 'Payment pending', tone: 'caution' },
  paid: { name: 'Paid', tone: 'positive' },
  failed: { name: 'Payment failed', tone: 'negative' },
  partially_refunded: { name: 'Partly refunded', tone: 'info' },
  refunded: { name: 'Refunded', tone: 'neutral' },
};
