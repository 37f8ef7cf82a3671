import type Stripe from 'stripe';
import { DISPUTE_STATUSES, type DisputeStatus } from './card-statuses.ts';

/** The state of a hosted page (a Checkout Session). Amounts are in the smallest unit of their currency. */
export interface PageUpdate {
  about: 'page';
  sessionId: string;
  /** Our key, from the metadata. */
  key: string | null;
  paymentIntent: string | null;
  state: 'open' | 'processing' | 'paid' | 'failed' | 'expired';
  amount: number;
  currency: string;
}

/** The state of a refund: one of ours, with its key, or one made at Stripe. */
export interface RefundUpdate {
  about: 'refund';
  refundId: string;
  key: string | null;
  paymentIntent: string | null;
  state: 'pending' | 'succeeded' | 'failed';
  amount: number;
  currency: string;
  failure: string | null;
}

/** The refunded total of a payment. */
export interface ChargeUpdate {
  about: 'charge';
  paymentIntent: string | null;
  refunded: number;
}

/** The state of a dispute. */
export interface DisputeUpdate {
  about: 'dispute';
  disputeId: string;
  paymentIntent: string | null;
  status: DisputeStatus;
  reason: string;
  amount: number;
  currency: string;
  /** The deadline for an answer, as an ISO instant. */
  dueBy: string | null;
  openedAt: string;
}

export type StripeUpdate = PageUpdate | RefundUpdate | ChargeUpdate | DisputeUpdate;

/** The update in a Stripe event; null for kinds of events that are not needed. */
export function updateOf(event: Stripe.Event): StripeUpdate | null {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.expired':
      return pageUpdateOf(event.data.object);
    case 'checkout.session.async_payment_failed':
      return { ...pageUpdateOf(event.data.object), state: 'failed' };
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
    case 'charge.refund.updated':
      return refundUpdateOf(event.data.object);
    case 'charge.refunded':
      return {
        about: 'charge',
        paymentIntent: idOf(event.data.object.payment_intent),
        refunded: event.data.object.amount_refunded,
      };
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
      return disputeUpdateOf(event.data.object);
    default:
      return null;
  }
}

function disputeUpdateOf(dispute: Stripe.Dispute): DisputeUpdate | null {
  const status = DISPUTE_STATUSES.find((known) => known === dispute.status);
  if (!status) return null;
  const dueBy = dispute.evidence_details?.due_by;
  return {
    about: 'dispute',
    disputeId: dispute.id,
    paymentIntent: idOf(dispute.payment_intent),
    status,
    reason: dispute.reason,
    amount: dispute.amount,
    currency: dispute.currency,
    dueBy: dueBy ? new Date(dueBy * 1_000).toISOString() : null,
    openedAt: new Date(dispute.created * 1_000).toISOString(),
  };
}

export function pageUpdateOf(session: Stripe.Checkout.Session): PageUpdate {
  return {
    about: 'page',
    sessionId: session.id,
    key: session.metadata?.payment_key ?? null,
    paymentIntent: idOf(session.payment_intent),
    state: stateOf(session),
    amount: session.amount_total ?? 0,
    currency: session.currency ?? '',
  };
}

export function refundUpdateOf(refund: Stripe.Refund): RefundUpdate {
  return {
    about: 'refund',
    refundId: refund.id,
    key: refund.metadata?.refund_key ?? null,
    paymentIntent: idOf(refund.payment_intent),
    state: refundStateOf(refund.status),
    amount: refund.amount,
    currency: refund.currency,
    failure: refund.failure_reason ?? (refund.status === 'canceled' ? 'canceled' : null),
  };
}

function stateOf({ status, payment_status, payment_intent }: Stripe.Checkout.Session): PageUpdate['state'] {
  if (status === 'expired') return 'expired';
  if (status !== 'complete') return 'open';
  if (payment_status !== 'unpaid') return 'paid';
  // The payment is in progress or has failed; only the expanded payment intent says which.
  const hasFailed =
    payment_intent !== null &&
    typeof payment_intent === 'object' &&
    ['requires_payment_method', 'canceled'].includes(payment_intent.status);
  return hasFailed ? 'failed' : 'processing';
}

function refundStateOf(status: string | null): RefundUpdate['state'] {
  if (status === 'succeeded') return 'succeeded';
  return status === 'failed' || status === 'canceled' ? 'failed' : 'pending';
}

function idOf(named: string | { id: string } | null): string | null {
  return typeof named === 'string' ? named : (named?.id ?? null);
}
