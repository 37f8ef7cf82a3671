import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  unique,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core';
import { orders } from '#features/orders/tables.ts';
import { payments } from '#features/payments/tables.ts';
import { carrying, id, instant, pence, percent, reference } from '#platform/columns.ts';
import type { DocumentContent } from './content.ts';
import { DOCUMENT_KINDS } from './kinds.ts';

const kind = () => varchar('kind', { length: 20, enum: DOCUMENT_KINDS });

/** The last number of each series. The row is locked while a document is issued. */
export const documentSeries = pgTable(
  'document_series',
  { kind: kind().primaryKey(), last: integer('last').notNull() },
  (t) => [check('document_series_last', sql`${t.last} >= 1`)],
);

/** Issued documents. A trigger in the migration refuses every change. */
export const documents = pgTable(
  'documents',
  {
    id: id(),
    kind: kind().notNull(),
    number: varchar('number', { length: 20 }).notNull(),
    orderId: reference('order_id', () => orders.id),
    // 1, and one more with every final invoice: when a re-opened order is sold again, and when refunded money is paid again.
    round: integer('round').notNull(),
    // The invoice of a payment before the tax point of the goods; the final invoice takes it off.
    isDeposit: boolean('is_deposit').notNull().default(false),
    // The invoice that a credit note credits.
    invoiceId: integer('invoice_id').references((): AnyPgColumn => documents.id),
    // The refund of a credit note, or the payment that an invoice came with; null when the order was cancelled or dispatched.
    paymentId: integer('payment_id').references(() => payments.id),
    taxPoint: instant('tax_point').notNull(),
    issuedAt: instant('issued_at').notNull(),
    exVat: pence('ex_vat').notNull(),
    vatAmount: pence('vat_amount').notNull(),
    total: pence('total').notNull(),
    content: jsonb('content').$type<DocumentContent>().notNull(),
    // The VAT date: the tax point of an invoice, the issue date of a credit note.
    countsAt: instant('counts_at').generatedAlwaysAs(sql`case when kind = 'invoice' then tax_point else issued_at end`),
    vatRate: percent('vat_rate').generatedAlwaysAs(sql`round((content -> 'sums' ->> 'vatRate')::numeric / 100, 2)`),
  },
  (t) => [
    unique('documents_number_key').on(t.number),
    check('documents_kind', sql`${t.kind} in ('invoice', 'credit_note')`),
    check('documents_credit', sql`(${t.kind} = 'credit_note') = (${t.invoiceId} is not null)`),
    check('documents_total', sql`${t.total} = ${t.exVat} + ${t.vatAmount} and least(${t.exVat}, ${t.vatAmount}) >= 0`),
    index('documents_by_order').on(t.orderId, t.id),
    carrying(index('documents_for_vat').on(t.countsAt), [t.orderId, t.kind, t.vatRate, t.exVat, t.vatAmount, t.total]),
    uniqueIndex('documents_final_key').on(t.orderId, t.round).where(sql`${t.kind} = 'invoice' and not ${t.isDeposit}`),
    index('documents_by_payment').on(t.paymentId).where(sql`${t.paymentId} is not null`),
  ],
);
export type DocumentRow = typeof documents.$inferSelect;
