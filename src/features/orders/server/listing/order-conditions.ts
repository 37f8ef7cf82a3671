import { and, eq, lt, or, type SQL, sql } from 'drizzle-orm';
import { users } from '#features/accounts/tables.ts';
import type { DateMeaning, PaymentFilter } from '#features/orders/list-choices.ts';
import { TRANSFER_DAYS } from '#features/orders/overdue.ts';
import type { OrderStatus } from '#features/orders/status.ts';
import { orderItems, orders } from '#features/orders/tables.ts';
import { cardPayments, cardRefunds, paymentMethods, payments } from '#features/payments/tables.ts';
import { containing } from '#platform/containing.ts';
import { londonDayOf, startOfLondonDay } from '#values/london-day.ts';
import { readOrderNumber } from '#values/order-number.ts';
import { readUkPostcode } from '#values/postcode.ts';
import { isSold } from '../placing/sold.ts';

export interface OrderFilter {
  status?: OrderStatus | undefined;
  payment?: PaymentFilter | undefined;
  /** The current time, for the `overdue` filter. */
  now?: Date;
  /** Part of the number, the e-mail address, the customer's name or a product's name. */
  q?: string | undefined;
  /** The date that `start` and `end` filter; absent: the date of the order. */
  dates?: DateMeaning | undefined;
  /** Inclusive start and exclusive end. */
  start?: Date | undefined;
  end?: Date | undefined;
  productId?: number | undefined;
  paymentMethodId?: number | undefined;
  customerId?: number | undefined;
  /** The condition for orders with a VAT document; passed in, because documents lie to the right of orders. */
  vatDocument?: SQL | undefined;
}

/** The SQL conditions on `orders` for a filter of the orders of one customer: what is searched is looked up order by order. */
export function ownOrderConditions(filter: OrderFilter): SQL[] {
  return conditions(filter, OF_EACH_ORDER);
}

/** The SQL conditions on `orders` for a filter. */
export function orderConditions(filter: OrderFilter): SQL[] {
  return conditions(filter, OF_ALL_ORDERS);
}

function conditions(filter: OrderFilter, lookUp: LookUp): SQL[] {
  const { status, payment, q, productId, paymentMethodId, customerId, now = new Date(0) } = filter;
  const wanted = [
    status ? eq(orders.status, status) : undefined,
    payment && isPaidAs(payment, now),
    within(filter),
    productId === undefined
      ? undefined
      : sql`${orders.id} in (select ${orderItems.orderId} from ${orderItems} where ${orderItems.productId} = ${productId})`,
    // Paid by a method is what came through it, which `within` asks for.
    paymentMethodId === undefined || filter.dates === 'paid' ? undefined : eq(orders.paymentMethodId, paymentMethodId),
    customerId === undefined ? undefined : eq(orders.customerId, customerId),
    q ? matches(q, lookUp) : undefined,
  ];
  return wanted.filter((condition) => condition !== undefined);
}

function isPaidAs(payment: PaymentFilter, now: Date): SQL | undefined {
  if (payment === 'overdue') return isOverdue(now);
  if (payment === 'held') return hasHeldMoney;
  if (payment === 'owed_back') return sql`${orders.owedBack} > 0`;
  if (payment === 'unpaid') return sql`${orders.paymentStatus} in ('pending', 'failed')`;
  return eq(orders.paymentStatus, payment);
}

// Stripe payments and refunds that do not match their order.
const hasHeldMoney = sql`${orders.id} in (select ${cardPayments.orderId} from ${cardPayments} where ${cardPayments.status} = 'held'
  union all select ${cardRefunds.orderId} from ${cardRefunds} where ${cardRefunds.status} = 'held')`;

/** A bank transfer that is overdue (decision C9). */
function isOverdue(now: Date): SQL | undefined {
  return and(
    sql`${orders.paymentStatus} = 'pending' and ${orders.status} <> 'cancelled'`,
    // Its last day, a whole one in London, is over.
    lt(
      sql`coalesce(${orders.heldUntil}, ${orders.orderDate} + make_interval(days => ${TRANSFER_DAYS}))`,
      sql`${startOfLondonDay(londonDayOf(now)).toISOString()}::timestamptz`,
    ),
    // What follows a deposit has no day.
    sql`not (${orders.deposit} > 0 and exists (select 1 from ${payments} p where p.order_id = ${orders.id} and p.kind = 'payment'))`,
    sql`${orders.paymentMethodId} in (select ${paymentMethods.id} from ${paymentMethods}
      where ${paymentMethods.settings} ->> 'provider' = 'bank_transfer')`,
  );
}

/** The condition on the date, the same as in the reports. */
function within({ dates = 'placed', start, end, vatDocument, paymentMethodId }: OrderFilter): SQL | undefined {
  const between = (column: SQL) =>
    and(
      start && sql`${column} >= ${start.toISOString()}::timestamptz`,
      end && sql`${column} < ${end.toISOString()}::timestamptz`,
    );
  const placed = between(sql`${orders.orderDate}`);
  if (dates === 'placed') return placed;
  if (dates === 'sold') return and(isSold, placed);
  if (dates === 'vat') return vatDocument;
  if (dates === 'paid' && paymentMethodId !== undefined)
    return paidThrough(paymentMethodId, between(sql`p.recorded_at`));
  const moved = and(eq(payments.kind, dates === 'paid' ? 'payment' : 'refund'), between(sql`${payments.recordedAt}`));
  const hasMoved = sql`${orders.id} in (select ${payments.orderId} from ${payments} where ${moved})`;
  return dates === 'paid' ? hasMoved : and(isSold, hasMoved);
}

// As the report counts: by the order's method, or another way that this method alone is for.
function paidThrough(methodId: number, inTime: SQL | undefined): SQL {
  return sql`${orders.id} in (
    select p.order_id from ${payments} p join ${paymentMethods} m on m.id = ${methodId} and m.settings ->> 'provider' = p.provider
    join ${orders} o on o.id = p.order_id left join ${paymentMethods} own on own.id = o.payment_method_id
    where p.kind = 'payment' and ${inTime ?? sql`true`} and (own.id = m.id or own.settings ->> 'provider' is distinct from p.provider
      and not exists (select from ${paymentMethods} x where x.id <> m.id and x.settings ->> 'provider' = p.provider)))`;
}

function matches(q: string, { isOfCustomer, isOfItem }: LookUp): SQL | undefined {
  const typedNumber = readOrderNumber(q);
  // A full order number means exactly that order, which an index finds.
  if (typedNumber && /^bf/i.test(q)) return eq(orders.orderNumber, typedNumber);
  const pattern = sql`lower(${containing(q)})`;
  const postcode = readUkPostcode(q);
  return or(
    postcode ? sql`${orders.searchWords} like lower(${containing(postcode)})` : undefined,
    typedNumber ? eq(orders.orderNumber, typedNumber) : undefined,
    sql`${orders.searchWords} like ${pattern}`,
    isOfCustomer(
      sql`lower(concat_ws(' ', ${users.firstName}, ${users.lastName}, ${users.companyName})) like ${pattern}`,
    ),
    isOfItem((name, sku) => sql`(lower(${name}) like ${pattern} or lower(${sku}) like ${pattern})`),
  );
}

/** How an order's customer and items are looked up. */
interface LookUp {
  isOfCustomer(condition: SQL): SQL;
  isOfItem(condition: (name: SQL, sku: SQL) => SQL): SQL;
}

const OF_ALL_ORDERS: LookUp = {
  isOfCustomer: (condition) => sql`${orders.customerId} in (select ${users.id} from ${users} where ${condition})`,
  // From one name to the next through an index: millions of items have the names of some thousand products.
  isOfItem: (condition) => sql`${orders.id} in (
    with recursive sold (name, sku) as (
      (select i.product_name, coalesce(i.sku, '') from ${orderItems} i order by 1, 2 limit 1)
      union all
      select further.name, further.sku from sold cross join lateral (
        select i.product_name as name, coalesce(i.sku, '') as sku from ${orderItems} i
        where (i.product_name, coalesce(i.sku, '')) > (sold.name, sold.sku) order by 1, 2 limit 1) further
    )
    select i.order_id from sold join ${orderItems} i on i.product_name = sold.name and coalesce(i.sku, '') = sold.sku
    where ${condition(sql`sold.name`, sql`sold.sku`)})`,
};

const OF_EACH_ORDER: LookUp = {
  isOfCustomer: (condition) =>
    sql`exists (select from ${users} where ${users.id} = ${orders.customerId} and ${condition})`,
  isOfItem: (condition) =>
    sql`exists (select from ${orderItems} where ${orderItems.orderId} = ${orders.id}
      and ${condition(sql`${orderItems.productName}`, sql`${orderItems.sku}`)})`,
};
