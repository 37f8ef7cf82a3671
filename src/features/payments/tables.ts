import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  uniqueIndex,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import { users } from '#features/accounts/tables.ts';
import { carrying, id, instant, oneOf, pence, reference } from '#platform/columns.ts';
import { CARD_PAYMENT_STATUSES, CARD_REFUND_STATUSES, DISPUTE_STATUSES } from './card-statuses.ts';
import { LEDGER_PROVIDERS } from './providers.ts';
import type { StripeUpdate } from './stripe-update.ts';

export const paymentMethods = pgTable(
  'payment_methods',
  {
    id: id(),
    name: varchar('name', { length: 100 }).notNull(),
    description: text('description'),
    // The shop's cost in percent; never added to what a customer pays.
    processingFee: numeric('processing_fee', { precision: 5, scale: 2 }).notNull().default('0.00'),
    isActive: boolean('is_active').notNull().default(true),
    acceptedCurrencies: varchar('accepted_currencies', { length: 200 }).notNull().default('GBP'),
    settings: jsonb('settings').$type<{ provider?: string; [key: string]: unknown }>().notNull().default({}),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (t) => [check('payment_methods_fee', sql`${t.processingFee} >= 0`)],
);

/** The ledger of payments and refunds, whose rows are never edited (decision C9). */
export const payments = pgTable(
  'payments',
  {
    id: id(),
    // References orders(id) by a key in the migration, because orders lie to the right.
    orderId: integer('order_id').notNull(),
    kind: varchar('kind', { length: 20, enum: ['payment', 'refund'] }).notNull(),
    amount: pence('amount').notNull(),
    provider: varchar('provider', { length: 30, enum: LEDGER_PROVIDERS }).notNull(),
    reference: varchar('reference', { length: 200 }),
    reason: text('reason'),
    // The value, ex VAT, of refunded goods, or of goods that are paid again after a refund.
    goods: pence('goods').notNull().default(0),
    // What a refund takes off the price of the order, VAT included, or a payment puts on again. A refund of a cancelled order: nothing.
    released: pence('released').notNull().default(0),
    // Withheld from a refund for points already spent (decision C12); not included in the amount.
    withheld: pence('withheld').notNull().default(0),
    recordedBy: integer('recorded_by').references(() => users.id),
    recordedAt: instant('recorded_at').notNull(),
  },
  (t) => [
    check('payments_kind', sql`${t.kind} in ('payment', 'refund')`),
    check('payments_amount', sql`${t.amount} >= 0 and ${t.amount} + ${t.withheld} > 0`),
    check(
      'payments_refund',
      sql`${t.goods} >= 0 and ${t.withheld} >= 0 and (${t.kind} = 'refund' or ${t.withheld} = 0)`,
    ),
    index('payments_by_order').on(t.orderId),
    carrying(index('payments_by_time').on(t.recordedAt), [t.orderId, t.kind, t.provider, t.amount, t.withheld]),
    index('payments_refunds').on(t.orderId).where(sql`${t.kind} = 'refund'`),
    uniqueIndex('payments_reference_key')
      .on(t.provider, t.reference)
      .where(sql`${t.reference} is not null and ${t.recordedBy} is null`),
  ],
);

/** The hosted pages opened at Stripe (docs/decisions/0027). */
export const cardPayments = pgTable(
  'card_payments',
  {
    id: id(),
    // References orders(id) by a key in the migration.
    orderId: integer('order_id').notNull(),
    // The idempotency key at Stripe, so that a repeated request opens one page.
    key: uuid('key').notNull().unique('card_payments_key_key'),
    amount: pence('amount').notNull(),
    status: varchar('status', { length: 20, enum: CARD_PAYMENT_STATUSES }).notNull().default('starting'),
    sessionId: varchar('session_id', { length: 255 }).unique('card_payments_session_id_key'),
    paymentIntent: varchar('payment_intent', { length: 255 }),
    url: text('url'),
    expiresAt: instant('expires_at').notNull(),
    // In the smallest unit of its currency.
    receivedAmount: bigint('received_amount', { mode: 'number' }),
    receivedCurrency: varchar('received_currency', { length: 10 }),
    heldReason: text('held_reason'),
    // Stripe has reported more refunds than are known here, so they must be read.
    checkRefunds: boolean('check_refunds').notNull().default(false),
    createdAt: instant('created_at').notNull(),
    checkedAt: instant('checked_at'),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    check('card_payments_status', oneOf('status', CARD_PAYMENT_STATUSES)),
    check('card_payments_amount', sql`${t.amount} > 0`),
    uniqueIndex('card_payments_one_open').on(t.orderId).where(sql`${t.status} in ('starting', 'open')`),
    index('card_payments_by_order').on(t.orderId, t.id),
    index('card_payments_by_intent').on(t.paymentIntent),
    index('card_payments_held').on(t.orderId).where(sql`${t.status} = 'held'`),
    index('card_payments_unfinished')
      .on(t.id)
      .where(sql`${t.status} in ('starting', 'open', 'processing') or ${t.checkRefunds}`),
  ],
);

/** Refunds through Stripe, requested by the shop or made at Stripe. */
export const cardRefunds = pgTable(
  'card_refunds',
  {
    id: id(),
    orderId: integer('order_id').notNull(),
    cardPaymentId: reference('card_payment_id', () => cardPayments.id, { onDelete: 'cascade' }),
    // The ledger row; null for a payment that was never in the ledger.
    paymentId: integer('payment_id').references(() => payments.id),
    key: uuid('key').notNull().unique('card_refunds_key_key'),
    // Null: all of a held payment.
    amount: pence('amount'),
    status: varchar('status', { length: 20, enum: CARD_REFUND_STATUSES }).notNull().default('requested'),
    refundId: varchar('refund_id', { length: 255 }).unique('card_refunds_refund_id_key'),
    failure: text('failure'),
    createdAt: instant('created_at').notNull(),
    checkedAt: instant('checked_at'),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    check('card_refunds_status', oneOf('status', CARD_REFUND_STATUSES)),
    check('card_refunds_amount', sql`${t.amount} > 0`),
    index('card_refunds_by_order').on(t.orderId, t.id),
    index('card_refunds_by_payment').on(t.cardPaymentId),
    index('card_refunds_held').on(t.orderId).where(sql`${t.status} = 'held'`),
    index('card_refunds_unfinished').on(t.id).where(sql`${t.status} in ('requested', 'pending')`),
  ],
);

const EVENT_OUTCOMES = ['done', 'ignored', 'unknown', 'waiting'] as const;

/** The events from Stripe, each once. Updates of a payment that is not known yet wait here. */
export const stripeEvents = pgTable(
  'stripe_events',
  {
    id: varchar('id', { length: 255 }).primaryKey(),
    type: varchar('type', { length: 100 }).notNull(),
    paymentIntent: varchar('payment_intent', { length: 255 }),
    outcome: varchar('outcome', { length: 20, enum: EVENT_OUTCOMES }).notNull(),
    update: jsonb('news').$type<StripeUpdate>(),
    receivedAt: instant('received_at').notNull(),
  },
  (t) => [
    check('stripe_events_outcome', oneOf('outcome', EVENT_OUTCOMES)),
    index('stripe_events_waiting').on(t.paymentIntent).where(sql`${t.outcome} = 'waiting'`),
    index('stripe_events_by_time').on(t.receivedAt),
  ],
);

/** Payments that a customer disputes at their bank. */
export const cardDisputes = pgTable(
  'card_disputes',
  {
    id: id(),
    orderId: integer('order_id').notNull(),
    cardPaymentId: reference('card_payment_id', () => cardPayments.id, { onDelete: 'cascade' }),
    disputeId: varchar('dispute_id', { length: 255 }).notNull().unique('card_disputes_dispute_id_key'),
    status: varchar('status', { length: 30, enum: DISPUTE_STATUSES }).notNull(),
    reason: varchar('reason', { length: 100 }).notNull(),
    // In the smallest unit of its currency.
    amount: bigint('amount', { mode: 'number' }).notNull(),
    currency: varchar('currency', { length: 10 }).notNull(),
    dueBy: instant('due_by'),
    // The refund of a lost dispute in the ledger; null when nothing of the payment was left.
    paymentId: integer('payment_id').references(() => payments.id),
    openedAt: instant('opened_at').notNull(),
    closedAt: instant('closed_at'),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    check('card_disputes_status_check', oneOf('status', DISPUTE_STATUSES)),
    index('card_disputes_by_order').on(t.orderId, t.id),
    index('card_disputes_by_payment').on(t.cardPaymentId),
  ],
);
