import { asc, inArray } from 'drizzle-orm';
import { type UserRow, usersById } from '#features/accounts/server/door.ts';
import { orderItems } from '#features/orders/tables.ts';
import type { AppContext } from '#platform/app-context.ts';
import { type CsvCell, csvFile } from '#platform/csv.ts';
import type { FileAnswer } from '#platform/http/contract.ts';
import { formatDate, formatTime } from '#values/instant.ts';
import { londonDayOf } from '#values/london-day.ts';
import { toDecimal } from '#values/money.ts';
import { ordersAfter, type PageOfOrders } from './find-orders.ts';
import type { OrderItemRow, OrderRow } from './load-orders.ts';

const ROWS_AT_ONCE = 500;

const COLUMNS = [
  'Order',
  'Placed',
  'Time',
  'Customer',
  'Company',
  'E-mail',
  'Status',
  'Payment',
  'Payment method',
  'Items',
  'Units',
  'Goods ex VAT',
  'Discount',
  'Delivery',
  'Total ex VAT',
  'VAT rate',
  'VAT',
  'Total inc VAT',
  'Delivery method',
  'Town',
  'Postcode',
  'Country',
  'Purchase order',
  'Delivered',
];

/** The filtered orders as CSV, sorted as in the list; read in batches to save memory. */
export function exportOrders({ db, clock }: AppContext, asked: Omit<PageOfOrders, 'limit' | 'cursor'>): FileAnswer {
  const filename = `orders-${londonDayOf(clock.now())}.csv`;
  return { filename, content: csvFile(COLUMNS, rowsOf(db, asked)) };
}

async function* rowsOf(db: AppContext['db'], asked: Omit<PageOfOrders, 'limit' | 'cursor'>): AsyncGenerator<CsvCell[]> {
  let after: number | null = null;
  for (;;) {
    const rows: OrderRow[] = await ordersAfter(db, asked, after, ROWS_AT_ONCE);
    if (rows.length === 0) return;
    const items = await itemsOf(db, rows);
    const customers = await usersById(
      db,
      rows.map(({ customerId }) => customerId),
    );
    for (const row of rows) yield toRow(row, items.get(row.id) ?? [], customers.get(row.customerId ?? 0));
    if (rows.length < ROWS_AT_ONCE) return;
    after = rows.at(-1)?.id ?? null;
  }
}

async function itemsOf(db: AppContext['db'], rows: readonly OrderRow[]) {
  const ids = rows.map(({ id }) => id);
  const items = await db.select().from(orderItems).where(inArray(orderItems.orderId, ids)).orderBy(asc(orderItems.id));
  return Map.groupBy(items, (item) => item.orderId);
}

function toRow(order: OrderRow, items: OrderItemRow[], customer: UserRow | undefined): CsvCell[] {
  const address = order.deliveryAddress ?? order.billingAddress;
  const ownName = [customer?.firstName, customer?.lastName].filter(Boolean).join(' ');
  return [
    order.orderNumber,
    formatDate(order.orderDate),
    formatTime(order.orderDate),
    ownName || (address ? `${address.firstName} ${address.lastName}` : null),
    customer?.companyName ?? address?.company,
    order.email,
    order.status,
    order.paymentStatus,
    order.paymentMethod,
    items.map(({ quantity, productName }) => `${quantity} × ${productName}`).join('; '),
    items.reduce((sum, { quantity }) => sum + quantity, 0),
    toDecimal(order.subtotal),
    toDecimal(order.discount),
    toDecimal(order.deliveryFee),
    toDecimal(order.totalAmount),
    order.vatRate,
    toDecimal(order.vatAmount),
    toDecimal(order.grandTotal),
    order.deliveryMethodName,
    order.deliveryAddress?.city,
    order.deliveryAddress?.postcode,
    order.deliveryAddress?.country,
    order.purchaseOrderNumber,
    order.actualDelivery ? formatDate(order.actualDelivery) : null,
  ];
}
