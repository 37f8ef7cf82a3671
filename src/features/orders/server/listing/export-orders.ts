import { asc, inArray } from 'drizzle-orm';
import { postalCountry } from '#features/accounts/countries.ts';
import { type UserRow, usersById } from '#features/accounts/server/door.ts';
import { dueNow, dueOn } from '#features/orders/order-ledger.ts';
import { orderItems } from '#features/orders/tables.ts';
import { type LedgerSums, NOTHING_PAID, netOf } from '#features/payments/ledger-sums.ts';
import { bankDetailsByMethod, sumPaymentsOf } from '#features/payments/server/door.ts';
import { mayHaveChargedVat } from '#features/settings/server/door.ts';
import type { AppContext } from '#platform/app-context.ts';
import { type CsvCell, csvFile } from '#platform/csv.ts';
import type { FileAnswer } from '#platform/http/contract.ts';
import { formatDate, formatTime } from '#values/instant.ts';
import { londonDayOf } from '#values/london-day.ts';
import { toDecimal } from '#values/money.ts';
import { withoutVatWords } from '#values/vat-words.ts';
import { ordersAfter, type PageOfOrders } from './find-orders.ts';
import type { OrderItemRow, OrderRow } from './load-orders.ts';

const ROWS_AT_ONCE = 500;

interface Row {
  order: OrderRow;
  items: OrderItemRow[];
  customer: UserRow | undefined;
  sums: LedgerSums | undefined;
  isTransfer: boolean;
}

const COLUMNS: readonly [name: string, cellOf: (row: Row) => CsvCell][] = [
  ['Order', ({ order }) => order.orderNumber],
  ['Placed', ({ order }) => formatDate(order.orderDate)],
  ['Time', ({ order }) => formatTime(order.orderDate)],
  ['Customer', ({ order, customer }) => nameOf(customer) || nameOf(addressOf(order))],
  ['Company', ({ order, customer }) => customer?.companyName ?? addressOf(order)?.company],
  ['E-mail', ({ order }) => order.email],
  ['Status', ({ order }) => order.status],
  ['Payment', ({ order }) => order.paymentStatus],
  ['Payment method', ({ order }) => order.paymentMethod],
  ['Items', ({ items }) => items.map(({ quantity, productName }) => `${quantity} × ${productName}`).join('; ')],
  ['Units', ({ items }) => items.reduce((sum, { quantity }) => sum + quantity, 0)],
  ['Goods ex VAT', ({ order }) => toDecimal(order.subtotal)],
  ['Discount', ({ order }) => toDecimal(order.discount)],
  ['Delivery', ({ order }) => toDecimal(order.deliveryFee)],
  ['Total ex VAT', ({ order }) => toDecimal(order.totalAmount)],
  ['VAT rate', ({ order }) => order.vatRate],
  ['VAT', ({ order }) => toDecimal(order.vatAmount)],
  ['Total inc VAT', ({ order }) => toDecimal(order.grandTotal)],
  // As papers name it: the total less this and less what was paid is what is due.
  ['Not charged any more', ({ sums }) => toDecimal(sums?.released ?? 0)],
  ['Paid', ({ sums }) => toDecimal(sums ? Math.max(0, netOf(sums)) : 0)],
  ['Due', ({ order, sums }) => toDecimal(dueNow(order, sums ?? NOTHING_PAID))],
  ['Due on', ({ order, sums, isTransfer }) => (isTransfer ? dueOn(order, sums ?? NOTHING_PAID) : null)],
  ['Delivery method', ({ order }) => order.deliveryMethodName],
  ['Town', ({ order }) => order.deliveryAddress?.city],
  ['Postcode', ({ order }) => order.deliveryAddress?.postcode],
  ['Country', ({ order }) => order.deliveryAddress && postalCountry(order.deliveryAddress)],
  ['Purchase order', ({ order }) => order.purchaseOrderNumber],
  ['Delivered', ({ order }) => (order.actualDelivery ? formatDate(order.actualDelivery) : null)],
];

/** What a shop without VAT does not have beside its one price. */
const OF_VAT: ReadonlySet<string> = new Set(['Total ex VAT', 'VAT rate', 'VAT']);

/** The filtered orders as CSV, sorted as in the list; read in batches to save memory. */
export async function exportOrders(
  { db, clock }: AppContext,
  asked: Omit<PageOfOrders, 'limit' | 'cursor'>,
): Promise<FileAnswer> {
  const hasVat = await mayHaveChargedVat(db, clock.now());
  const columns = hasVat ? COLUMNS : COLUMNS.filter(([name]) => !OF_VAT.has(name));
  const filename = `orders-${londonDayOf(clock.now())}.csv`;
  return {
    filename,
    content: csvFile(
      columns.map(([name]) => (hasVat ? name : withoutVatWords(name))),
      rowsOf(db, asked, columns),
    ),
  };
}

async function* rowsOf(
  db: AppContext['db'],
  asked: Omit<PageOfOrders, 'limit' | 'cursor'>,
  columns: typeof COLUMNS,
): AsyncGenerator<CsvCell[]> {
  let after: number | null = null;
  for (;;) {
    const rows: OrderRow[] = await ordersAfter(db, asked, after, ROWS_AT_ONCE);
    if (rows.length === 0) return;
    const items = await itemsOf(db, rows);
    const customers = await usersById(
      db,
      rows.map(({ customerId }) => customerId),
    );
    const ledgers = await sumPaymentsOf(
      db,
      rows.map(({ id }) => id),
    );
    const transfers = await bankDetailsByMethod(db, [...new Set(rows.flatMap((row) => row.paymentMethodId ?? []))]);
    for (const order of rows) {
      const sums = ledgers.get(order.id);
      const isTransfer = transfers.has(order.paymentMethodId ?? 0);
      const customer = customers.get(order.customerId ?? 0);
      const row = { order, sums, isTransfer, items: items.get(order.id) ?? [], customer };
      yield columns.map(([, cellOf]) => cellOf(row));
    }
    if (rows.length < ROWS_AT_ONCE) return;
    after = rows.at(-1)?.id ?? null;
  }
}

async function itemsOf(db: AppContext['db'], rows: readonly OrderRow[]) {
  const ids = rows.map(({ id }) => id);
  const items = await db.select().from(orderItems).where(inArray(orderItems.orderId, ids)).orderBy(asc(orderItems.id));
  return Map.groupBy(items, (item) => item.orderId);
}

function addressOf(order: OrderRow) {
  return order.deliveryAddress ?? order.billingAddress;
}

function nameOf(person: { firstName: string | null; lastName: string | null } | null | undefined): string | null {
  return [person?.firstName, person?.lastName].filter(Boolean).join(' ') || null;
}
