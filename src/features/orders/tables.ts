import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  varchar,
} from 'drizzle-orm/pg-core';
import { sessions, users } from '#features/accounts/tables.ts';
import { products } from '#features/catalogue/tables.ts';
import { deliveryMethods } from '#features/delivery/tables.ts';
import { paymentMethods, payments } from '#features/payments/tables.ts';
import { carrying, id, instant, oneOf, pence, percent, reference } from '#platform/columns.ts';
import type { OrderFitting } from './order-fitting.ts';
import { ORDER_STATUSES, PAYMENT_STATUSES } from './status.ts';

/** A copy of an address at the time of the order; changes to the customer's address book do not affect it. */
export interface OrderAddress {
  firstName: string;
  lastName: string;
  company?: string | null;
  addressLine1: string;
  addressLine2?: string | null;
  city: string;
  county?: string | null;
  postcode: string;
  country: string;
  phoneNumber?: string | null;
}

/** The one order model (decision C6). */
export const orders = pgTable(
  'orders',
  {
    id: id(),
    orderNumber: varchar('order_number', { length: 50 }).notNull().unique(),
    customerId: integer('customer_id').references(() => users.id),
    email: varchar('email', { length: 100 }).notNull(),
    // The SHA-256 of the key in a guest's receipt, which gives the owner's rights to this order (decision C10).
    accessKeyHash: varchar('access_key_hash', { length: 64 }),
    status: varchar('status', { length: 20, enum: ORDER_STATUSES }).notNull().default('pending'),
    paymentStatus: varchar('payment_status', { length: 20, enum: PAYMENT_STATUSES }).notNull().default('pending'),
    paymentMethodId: integer('payment_method_id').references(() => paymentMethods.id, { onDelete: 'set null' }),
    paymentMethod: varchar('payment_method', { length: 50 }).notNull(),
    subtotal: pence('subtotal').notNull(),
    discount: pence('discount').notNull().default(0),
    deliveryFee: pence('delivery_fee').notNull().default(0),
    totalAmount: pence('total_amount').notNull(),
    vatRate: percent('vat_rate').notNull(),
    vatAmount: pence('vat_amount').notNull(),
    grandTotal: pence('grand_total').notNull(),
    // What of it is asked for first; 0: all of it at once.
    deposit: pence('deposit').notNull().default(0),
    pointsEarned: integer('points_earned').notNull().default(0),
    pointsRedeemed: integer('points_redeemed').notNull().default(0),
    deliveryMethodId: integer('delivery_method_id').references(() => deliveryMethods.id, { onDelete: 'set null' }),
    deliveryMethodName: varchar('delivery_method_name', { length: 100 }).notNull(),
    // Null for Collection.
    deliveryAddress: jsonb('delivery_address').$type<OrderAddress | null>(),
    billingAddress: jsonb('billing_address').$type<OrderAddress | null>(),
    notes: text('notes'),
    purchaseOrderNumber: varchar('purchase_order_number', { length: 50 }),
    accountsEmail: varchar('accounts_email', { length: 100 }),
    siteContactName: varchar('site_contact_name', { length: 200 }),
    siteContactPhone: varchar('site_contact_phone', { length: 20 }),
    siteContactEmail: varchar('site_contact_email', { length: 100 }),
    // The order waits for its card payment and has not been announced yet.
    awaitsPayment: boolean('awaits_payment').notNull().default(false),
    orderDate: instant('order_date').notNull(),
    estimatedDelivery: instant('estimated_delivery'),
    actualDelivery: instant('actual_delivery'),
    deliveryConfirmedAt: instant('delivery_confirmed_at'),
    // What of a cancelled order's money has not gone back yet; and where it is decided, how and by when it does, and why.
    owedBack: pence('owed_back').notNull().default(0),
    owedHow: varchar('owed_how', { length: 20, enum: ['transfer'] }),
    owedDueOn: date('owed_due_on', { mode: 'string' }),
    owedReason: text('owed_reason'),
    // How long the goods are held until they are paid for; null: until staff decide.
    heldUntil: instant('held_until'),
    // The network that a guest ordered from, while the goods are held unpaid for; null for every other order.
    heldNetwork: varchar('held_network', { length: 45 }),
    // The buyer was told that the goods are about to be released.
    holdNoticed: boolean('hold_noticed').notNull().default(false),
    version: integer('version').notNull().default(1),
    // Where fitting or a survey was bought: what was asked for, and the day that staff have confirmed.
    fitting: jsonb('fitting').$type<OrderFitting>(),
    // The searchable words in lower case, short enough for an index.
    searchWords: text('search_words').generatedAlwaysAs(sql`left(lower(
      order_number || ' ' || email || ' ' || coalesce(purchase_order_number, '') || ' ' ||
      coalesce(delivery_address ->> 'firstName', '') || ' ' || coalesce(delivery_address ->> 'lastName', '') || ' ' ||
      coalesce(delivery_address ->> 'company', '') || ' ' || coalesce(delivery_address ->> 'postcode', '')
    ), 500)`),
  },
  (t) => [
    check('orders_status', oneOf('status', ORDER_STATUSES)),
    check('orders_payment_status', oneOf('payment_status', PAYMENT_STATUSES)),
    check('orders_money', sql`least(${t.subtotal}, ${t.discount}, ${t.deliveryFee}, ${t.vatAmount}) >= 0`),
    check('orders_total', sql`${t.totalAmount} = ${t.subtotal} - ${t.discount} + ${t.deliveryFee}`),
    check('orders_grand_total', sql`${t.grandTotal} = ${t.totalAmount} + ${t.vatAmount} and ${t.totalAmount} >= 0`),
    check('orders_deposit', sql`${t.deposit} between 0 and ${t.grandTotal}`),
    check('orders_points', sql`${t.pointsEarned} >= 0 and ${t.pointsRedeemed} >= 0`),
    check('orders_owed', sql`${t.owedBack} >= 0 and (${t.owedHow} is null or ${t.owedHow} = 'transfer')`),
    index('orders_owed_back').on(t.id.desc().nullsFirst()).where(sql`${t.owedBack} > 0`),
    carrying(index('orders_of_customer').on(t.customerId, t.id.desc().nullsFirst()), [t.status, t.orderDate]),
    index('orders_of_status').on(t.status, t.orderDate.desc().nullsFirst(), t.id.desc().nullsFirst()),
    carrying(index('orders_newest').on(t.orderDate.desc().nullsFirst(), t.id.desc().nullsFirst()), [
      t.status,
      t.paymentStatus,
      t.customerId,
      t.searchWords,
    ]),
    index('orders_by_total').on(t.grandTotal, t.id),
    index('orders_by_payment_status').on(t.paymentStatus, t.orderDate.desc().nullsFirst()),
    carrying(index('orders_sold_sums').on(t.id).where(sql`${t.status} <> 'cancelled' and not ${t.awaitsPayment}`), [
      t.grandTotal,
      t.vatAmount,
      t.vatRate,
    ]),
    carrying(index('orders_paid_by').on(t.id), [t.paymentMethodId]),
    carrying(index('orders_sold').on(t.orderDate).where(sql`${t.status} <> 'cancelled' and not ${t.awaitsPayment}`), [
      t.id,
      t.totalAmount,
      t.vatAmount,
      t.grandTotal,
    ]),
    index('orders_by_email').on(sql`lower(${t.email})`),
    index('orders_awaiting_payment').on(t.orderDate).where(sql`${t.awaitsPayment} and ${t.status} <> 'cancelled'`),
    index('orders_held')
      .on(t.heldUntil)
      .where(sql`${t.heldUntil} is not null and ${t.paymentStatus} = 'pending' and ${t.status} = 'pending'`),
    index('orders_of_unpaid_guests').on(t.heldNetwork).where(isHeldByGuest(t)),
    index('orders_of_unpaid_guests_by_email').on(sql`lower(${t.email})`).where(isHeldByGuest(t)),
    index('orders_unpaid').on(t.orderDate).where(sql`${t.paymentStatus} = 'pending' and ${t.status} <> 'cancelled'`),
  ],
);

function isHeldByGuest(t: Record<'heldNetwork' | 'paymentStatus' | 'status', AnyPgColumn>): SQL {
  return sql`${t.heldNetwork} is not null and ${t.paymentStatus} = 'pending' and ${t.status} <> 'cancelled'`;
}

export const orderItems = pgTable(
  'order_items',
  {
    id: id(),
    orderId: reference('order_id', () => orders.id, { onDelete: 'cascade' }),
    productId: reference('product_id', () => products.id),
    productName: varchar('product_name', { length: 200 }).notNull(),
    sku: varchar('sku', { length: 64 }),
    quantity: integer('quantity').notNull(),
    unitPrice: pence('unit_price').notNull(),
    totalPrice: pence('total_price').notNull(),
    // Fitting or a survey: no goods, so it has no stock, is in no parcel and does not come back.
    isService: boolean('is_service').notNull().default(false),
    // How many were restocked already: cancelling later restocks only the rest.
    restocked: integer('restocked').notNull().default(0),
    // How many pieces were refunded, by whatever way: the sum of their rows in refunded_items.
    refunded: integer('refunded').notNull().default(0),
    // How many were refunded before they were sent, so that they stand on no packing slip.
    withdrawn: integer('withdrawn').notNull().default(0),
    // How many came back by completed returns, refunded or not.
    returned: integer('returned').notNull().default(0),
  },
  (t) => [
    index('order_items_sold_as').on(t.productName, sql`coalesce(${t.sku}, '')`),
    check('order_items_quantity', sql`${t.quantity} >= 1`),
    check('order_items_money', sql`${t.unitPrice} >= 0 and ${t.totalPrice} = ${t.unitPrice} * ${t.quantity}`),
    check('order_items_restocked', sql`${t.restocked} between 0 and ${t.quantity}`),
    check('order_items_refunded', sql`${t.refunded} between 0 and ${t.quantity}`),
    check('order_items_withdrawn', sql`${t.withdrawn} between 0 and ${t.quantity}`),
    index('order_items_by_order').on(t.orderId),
    index('order_items_by_product').on(t.productId),
  ],
);

/** Which pieces a refund gave the money back for; below zero where a payment bought them again, or the refund failed. */
export const refundedItems = pgTable(
  'refunded_items',
  {
    id: id(),
    orderItemId: integer('order_item_id')
      .notNull()
      .references(() => orderItems.id, { onDelete: 'cascade' }),
    paymentId: integer('payment_id')
      .notNull()
      .references(() => payments.id, { onDelete: 'cascade' }),
    quantity: integer('quantity').notNull(),
  },
  (t) => [
    check('refunded_items_quantity', sql`${t.quantity} <> 0`),
    index('refunded_items_by_item').on(t.orderItemId),
    index('refunded_items_by_payment').on(t.paymentId),
  ],
);

/** What happened to an order and where; the tracking history of section 3. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: id(),
    orderId: reference('order_id', () => orders.id, { onDelete: 'cascade' }),
    status: varchar('status', { length: 20, enum: ORDER_STATUSES }).notNull(),
    description: text('description').notNull(),
    place: varchar('place', { length: 200 }).notNull(),
    lat: integer('lat_microdegrees').notNull(),
    lng: integer('lng_microdegrees').notNull(),
    actorId: integer('actor_id').references(() => users.id),
    at: instant('at').notNull(),
  },
  (t) => [
    check('order_events_status', oneOf('status', ORDER_STATUSES)),
    index('order_events_by_order').on(t.orderId, t.id),
  ],
);

/** Notes of staff; customers never see them. */
export const orderNotes = pgTable(
  'order_notes',
  {
    id: id(),
    orderId: reference('order_id', () => orders.id, { onDelete: 'cascade' }),
    authorId: reference('author_id', () => users.id),
    text: text('text').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [index('order_notes_by_order').on(t.orderId, t.id)],
);

/** One order per key and session, however often the request arrives (decision C5). */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    id: id(),
    sessionId: reference('session_id', () => sessions.id, { onDelete: 'cascade' }),
    key: varchar('key', { length: 255 }).notNull(),
    requestHash: varchar('request_hash', { length: 64 }).notNull(),
    // The stored answer; written in the order's own transaction.
    response: jsonb('response'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    unique('idempotency_keys_session_key').on(t.sessionId, t.key),
    index('idempotency_keys_by_age').on(t.createdAt),
  ],
);
