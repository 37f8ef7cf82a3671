import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, unique, varchar } from 'drizzle-orm/pg-core';
import { users } from '#features/accounts/tables.ts';
import { orderItems, orders } from '#features/orders/tables.ts';
import { payments } from '#features/payments/tables.ts';
import { id, instant, oneOf, reference } from '#platform/columns.ts';
import { RETURN_REASONS, RETURN_STATUSES } from './reasons.ts';

/** Return requests, the answers of staff, and the refunds (decision C11). */
export const returns = pgTable(
  'returns',
  {
    id: id(),
    orderId: reference('order_id', () => orders.id, { onDelete: 'cascade' }),
    status: varchar('status', { length: 20, enum: RETURN_STATUSES }).notNull().default('requested'),
    reason: varchar('reason', { length: 20, enum: RETURN_REASONS }).notNull(),
    // Written by the customer; deleted with their account.
    details: text('details'),
    requestedAt: instant('requested_at').notNull(),
    answeredBy: integer('answered_by').references(() => users.id),
    answeredAt: instant('answered_at'),
    // The note of staff to the customer.
    answer: text('answer'),
    completedAt: instant('completed_at'),
    // The refund in the ledger; null when no money went back.
    paymentId: integer('payment_id')
      .references(() => payments.id)
      .unique('returns_payment_id_key'),
    isRestocked: boolean('is_restocked').notNull().default(false),
  },
  (t) => [
    check('returns_status', oneOf('status', RETURN_STATUSES)),
    check('returns_reason', oneOf('reason', RETURN_REASONS)),
    check('returns_answered', sql`(${t.status} = 'requested') = (${t.answeredAt} is null)`),
    check('returns_completed', sql`(${t.status} = 'completed') = (${t.completedAt} is not null)`),
    check('returns_paid_back', sql`${t.paymentId} is null or ${t.status} = 'completed'`),
    index('returns_by_order').on(t.orderId),
    index('returns_by_status').on(t.status, t.id.desc().nullsFirst()),
  ],
);

/** Pictures sent with a request; shown to the owner and staff only, and deleted with the texts. */
export const returnPictures = pgTable(
  'return_pictures',
  {
    id: id(),
    returnId: reference('return_id', () => returns.id, { onDelete: 'cascade' }),
    // The name of the private file.
    file: varchar('file', { length: 100 }).notNull(),
  },
  (t) => [index('return_pictures_by_return').on(t.returnId), index('return_pictures_by_file').on(t.file)],
);

export const returnLines = pgTable(
  'return_lines',
  {
    id: id(),
    returnId: reference('return_id', () => returns.id, { onDelete: 'cascade' }),
    orderItemId: reference('order_item_id', () => orderItems.id, { onDelete: 'cascade' }),
    quantity: integer('quantity').notNull(),
  },
  (t) => [
    unique('return_lines_item_key').on(t.returnId, t.orderItemId),
    check('return_lines_quantity', sql`${t.quantity} >= 1`),
    index('return_lines_by_item').on(t.orderItemId),
  ],
);
