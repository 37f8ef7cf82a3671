import type Stripe from 'stripe';
import { DISPUTE_STATUSES, type DisputeStatus } from './card-statuses.ts';

/** What became of a page to pay on. */
export interface PageNews {
  about: 'page';
  sessionId: string;
  /** Our own name for it, from its metadata. */
  key: string | null;
  paymentIntent: string | null;
  state: 'open' | 'processing' | 'paid' | 'failed' | 'expired';
  /** In the smallest unit of the currency. */
  amount: number;
  currency: string;
}

/** What became of money that goes back. */
export interface RefundNews {
  about: 'refund';
  refundId: string;
  key: string | null;
  paymentIntent: string | null;
  state: 'pending' | 'succeeded' | 'failed';
  amount: number;
  currency: string;
  failure: string | null;
}

/** How much of a payment has gone back in all; which refunds they were, it does not say. */
export interface ChargeNews {
  about: 'charge';
  paymentIntent: string | null;
  refunded: number;
}

/** How a payment stands that the customer disputes at their bank. */
export interface DisputeNews {
  about: 'dispute';
  disputeId: string;
  paymentIntent: string | null;
  status: DisputeStatus;
  reason: string;
  amount: number;
  currency: string;
  /** Until when it can be answered. */
  dueBy: string | null;
  openedAt: string;
}

export type CardNews = PageNews | RefundNews | ChargeNews | DisputeNews;

/** What an event of Stripe's says that concerns us; null for all the others. */
export function newsOf(event: Stripe.Event): CardNews | null {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.expired':
      return pageNewsOf(event.data.object);
    case 'checkout.session.async_payment_failed':
      return { ...pageNewsOf(event.data.object), state: 'failed' };
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
    case 'charge.refund.updated':
      return refundNewsOf(event.data.object);
    case 'charge.refunded':
      return {
        about: 'charge',
        paymentIntent: idOf(event.data.object.payment_intent),
        refunded: event.data.object.amount_refunded,
      };
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
      return disputeNewsOf(event.data.object);
    default:
      return null;
  }
}

function disputeNewsOf(dispute: Stripe.Dispute): DisputeNews | null {
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

/** The same of a page that was read at Stripe, with its payment where that is expanded. */
export function pageNewsOf(session: Stripe.Checkout.Session): PageNews {
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

export function refundNewsOf(refund: Stripe.Refund): RefundNews {
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

function stateOf({ status, payment_status, payment_intent }: Stripe.Checkout.Session): PageNews['state'] {
  if (status === 'expired') return 'expired';
  if (status !== 'complete') return 'open';
  if (payment_status !== 'unpaid') return 'paid';
  // The bank takes its time, or has said no by now; only the payment itself tells which.
  const hasFailed =
    payment_intent !== null &&
    typeof payment_intent === 'object' &&
    ['requires_payment_method', 'canceled'].includes(payment_intent.status);
  return hasFailed ? 'failed' : 'processing';
}

function refundStateOf(status: string | null): RefundNews['state'] {
  if (status === 'succeeded') return 'succeeded';
  return status === 'failed' || status === 'canceled' ? 'failed' : 'pending';
}

function idOf(named: string | { id: string } | null): string | null {
  return typeof named === 'string' ? named : (named?.id ?? null);
}
