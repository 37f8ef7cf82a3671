import { randomBytes } from 'node:crypto';
import type { User } from '#features/accounts/contract.ts';
import type { PlaceOrder } from '#features/orders/forms.ts';
import { depositOf } from '#features/orders/order-totals.ts';
import { orderItems, orders } from '#features/orders/tables.ts';
import type { Transaction } from '#platform/database.ts';
import { noonOfLondonDay } from '#values/london-day.ts';
import { toDecimal } from '#values/money.ts';
import { formatOrderNumber } from '#values/order-number.ts';
import type { OrderItemRow, OrderRow } from '../listing/load-orders.ts';
import { accessKeyOf, hashAccessKey } from './access-key.ts';
import type { Checkout } from './check-checkout.ts';
import type { PricedOrder, QuotedSale } from './price-order.ts';

export interface ToWrite {
  checkout: Checkout;
  priced: PricedOrder;
  user: User | null;
  body: PlaceOrder;
  sale?: QuotedSale | undefined;
  at: Date;
}

/** Writes the order and its lines. */
export async function writeOrder(
  tx: Transaction,
  toWrite: ToWrite,
): Promise<{ written: OrderRow; items: OrderItemRow[] }> {
  const written = await writeUnderFreeNumber(tx, columnsOf(toWrite), toWrite.sale?.isByKey);
  const items = await tx
    .insert(orderItems)
    .values(
      toWrite.priced.lines.map((line) => ({
        ...line,
        orderId: written.id,
        totalPrice: line.unitPrice * line.quantity,
      })),
    )
    .returning();
  return { written, items };
}

type OrderColumns = Omit<typeof orders.$inferInsert, 'orderNumber'>;

// Two of a million orders may get the same 40 random bits: the second tries again.
async function writeUnderFreeNumber(tx: Transaction, columns: OrderColumns, isByKey = false): Promise<OrderRow> {
  for (let attempt = 0; attempt < 5; attempt++) {
    const orderNumber = formatOrderNumber(randomBytes(5));
    const isLocked = columns.customerId && !isByKey;
    const accessKeyHash = isLocked ? null : hashAccessKey(await accessKeyOf(tx, orderNumber));
    const [row] = await tx
      .insert(orders)
      .values({ ...columns, orderNumber, accessKeyHash })
      .onConflictDoNothing({ target: orders.orderNumber })
      .returning();
    if (row) return row;
  }
  throw new Error('No free order number was found.');
}

function columnsOf({ checkout, priced, user, body, sale, at }: ToWrite): OrderColumns {
  const { grandTotal } = priced.totals;
  const deposit = sale?.depositPercent ? depositOf(grandTotal, sale.depositPercent) : 0;
  return {
    ...priced.totals,
    vatRate: toDecimal(priced.totals.vatRate),
    customerId: user?.id ?? sale?.customerId ?? null,
    email: checkout.email,
    paymentMethodId: checkout.paymentMethod.id,
    paymentMethod: checkout.paymentMethod.name.slice(0, 50),
    deposit,
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
    // Noon: the same day in London whatever the clocks do.
    estimatedDelivery: priced.arrivesOn ? noonOfLondonDay(priced.arrivesOn) : null,
  };
}
