import type { OrderStatus, PaymentStatus } from '#features/orders/status.ts';
import { STATUS_NAMES } from '#features/orders/status.ts';
import { Badge } from '#ui/badge.tsx';
import type { Tone } from '#ui/tone.ts';

export function OrderStatusBadge({ status }: { status: OrderStatus }) {
  return <Badge tone={statusTones[status]}>{STATUS_NAMES[status]}</Badge>;
}

/** `children` replaces the name where the context already says that it is about payment. */
export function PaymentStatusBadge({ status, children }: { status: PaymentStatus; children?: string }) {
  const { name, tone } = paymentStatuses[status];
  return <Badge tone={tone}>{children ?? name}</Badge>;
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
