import { randomBytes } from 'node:crypto';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { User } from '#features/accounts/contract.ts';
import type { PlaceOrder } from '#features/orders/forms.ts';
import { orderItems, orders } from '#features/orders/tables.ts';
import { settingValue } from '#features/settings/server/door.ts';
import { compiledRows } from '#platform/compiled-rows.ts';
import type { Transaction } from '#platform/database.ts';
import { noonOfLondonDay } from '#values/london-day.ts';
import { type Pence, toDecimal } from '#values/money.ts';
import { formatOrderNumber } from '#values/order-number.ts';
import type { OrderItemRow, OrderRow } from '../listing/load-orders.ts';
import { accessKeyOf, hashAccessKey } from './access-key.ts';
import type { Checkout } from './check-checkout.ts';
import { isPaidLater } from './guest-limits.ts';
import type { OrderLine, PricedOrder, QuotedSale } from './price-order.ts';

export interface ToWrite {
  checkout: Checkout;
  priced: PricedOrder;
  customerId: number | null;
  /** What is asked for first; 0: all of it at once. */
  deposit: Pence;
  /** How it stands with what is paid as it is placed. */
  standing: Pick<OrderRow, 'paymentStatus' | 'pointsEarned'>;
  user: User | null;
  body: PlaceOrder;
  sale?: QuotedSale | undefined;
  /** A guest from the checkout; absent: the goods are held as long as for an account. */
  heldBy?: { guestIn: string | null } | undefined;
  at: Date;
}

/** Writes the order itself, without its lines. */
export function writeOrder(tx: Transaction, toWrite: ToWrite): Promise<OrderRow> {
  return writeUnderFreeNumber(tx, columnsOf(toWrite), toWrite.sale?.isByKey);
}

/** Writes the lines of an order. */
export function writeLines(tx: Transaction, orderId: number, lines: readonly OrderLine[]): Promise<OrderItemRow[]> {
  return insertItems(
    tx,
    lines.map(({ productId, productName, sku, quantity, unitPrice, isService = false }) => {
      const totalPrice = unitPrice * quantity;
      return { orderId, productId, productName, sku, quantity, unitPrice, totalPrice, isService };
    }),
  );
}

const insertItems = compiledRows<NewItem, OrderItemRow>(orderItems, (db, rows) =>
  db.insert(orderItems).values(rows).returning(),
);

type NewItem = Omit<OrderItemRow, 'id' | 'restocked' | 'refunded' | 'withdrawn' | 'returned'>;

type OrderColumns = Omit<typeof orders.$inferInsert, 'orderNumber' | 'heldUntil'>;
/** For how long its goods are held; null: until staff decide. */
type Written = OrderColumns & { heldFor: 'guestDays' | 'accountDays' | null };

// The day is worked out by the statement that writes it, which reads the setting with it.
const insertOrder = compiledRows<Written & { orderNumber: string }, OrderRow>(orders, (db, rows) =>
  db
    .insert(orders)
    .values(rows.map(({ heldFor, ...row }) => ({ ...row, heldUntil: heldUntil(row.orderDate, heldFor) })))
    .onConflictDoNothing({ target: orders.orderNumber })
    .returning(),
);

function heldUntil(at: SQLWrapper, days: SQLWrapper): SQL {
  return sql`${at}::timestamptz + make_interval(days => (${settingValue('holding')} ->> ${days}::text)::integer)`;
}

// Two of a million orders may get the same 40 random bits: the second tries again.
async function writeUnderFreeNumber(tx: Transaction, columns: Written, isByKey = false): Promise<OrderRow> {
  for (let attempt = 0; attempt < 5; attempt++) {
    const orderNumber = formatOrderNumber(randomBytes(5));
    const isLocked = columns.customerId && !isByKey;
    const accessKeyHash = isLocked ? null : hashAccessKey(await accessKeyOf(tx, orderNumber));
    const [row] = await insertOrder(tx, [{ ...columns, orderNumber, accessKeyHash }]);
    if (row) return row;
  }
  throw new Error('No free order number was found.');
}

function columnsOf({ checkout, priced, customerId, deposit, standing, user, body, heldBy, at }: ToWrite): Written {
  const { grandTotal } = priced.totals;
  return {
    ...priced.totals,
    vatRate: toDecimal(priced.totals.vatRate),
    ...standing,
    customerId,
    email: checkout.email,
    paymentMethodId: checkout.paymentMethod.id,
    paymentMethod: checkout.paymentMethod.name.slice(0, 50),
    deposit,
    fitting: priced.fitting,
    pointsRedeemed: checkout.points,
    deliveryMethodId: checkout.deliveryMethod.id,
    deliveryMethodName: checkout.deliveryMethod.name,
    deliveryAddress: checkout.deliveryAddress,
    billingAddress: checkout.billingAddress,
    notes: body.notes ?? null,
    purchaseOrderNumber: body.purchaseOrderNumber ?? null,
    accountsEmail: body.accountsEmail ?? null,
    siteContactName: body.siteContact?.name ?? null,
    siteContactPhone: checkout.sitePhone,
    siteContactEmail: body.siteContact?.email ?? null,
    awaitsPayment: checkout.paymentMethod.provider === 'stripe' && (deposit || grandTotal) > (body.credit ?? 0),
    orderDate: at,
    // A new account counts as a guest for what it may hold, and as an account for how long.
    heldFor: heldFor(checkout, user ? undefined : heldBy),
    heldNetwork: heldBy?.guestIn ?? null,
    // Noon: the same day in London whatever the clocks do.
    estimatedDelivery: priced.arrivesOn ? noonOfLondonDay(priced.arrivesOn) : null,
  };
}

/** An unpaid order holds its goods for a while: a transfer does, and anything else that a guest pays later. */
function heldFor(checkout: Checkout, heldBy: ToWrite['heldBy']): Written['heldFor'] {
  const isHeld = heldBy ? isPaidLater(checkout) : checkout.paymentMethod.provider === 'bank_transfer';
  if (!isHeld) return null;
  return heldBy ? 'guestDays' : 'accountDays';
}
