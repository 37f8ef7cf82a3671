import { type SQL, sql } from 'drizzle-orm';
import { creditPayouts } from '#features/credit/tables.ts';
import { documents } from '#features/documents/tables.ts';
import { isSold } from '#features/orders/server/door.ts';
import { orderItems, orders } from '#features/orders/tables.ts';
import { paymentMethods, payments } from '#features/payments/tables.ts';
import type { Period } from '../period.ts';
import { AGAIN, CREDIT, FEE, PAYOUT } from './payment-keys.ts';
import { instantsOf } from './read-period.ts';

/**
 * What is counted by day, as rows of `day, key, entries, units, amount, part` from orders, ledger and documents. `amount` is
 * ex VAT and `part` its VAT; of a payment they are the amount moved and the provider's fee.
 */
export const BOOKS = {
  /** Sales: orders by the day they were placed. */
  sold: (period: Period): SQL => sql`
    select midnight::date as day, '' as key, sold.*
    from ${midnightsOf(period)}
    cross join lateral (
      select count(*)::int as entries, 0::bigint as units, sum(total_amount) as amount, sum(vat_amount) as part
      from ${orders} where ${isSold} and order_date >= ${BEGINS} and order_date < ${ENDS}
    ) sold
    where sold.entries > 0`,

  /**
   * Refunds of orders that still count as sold, by day, as in the credit notes (documents/supply.ts and credit.ts): repaying
   * an overpayment is no refund, points withheld are one, and all VAT parts add up to the order's. What is paid again stands
   * by itself, below zero and with the key `again`, on the day of its payment.
   */
  refunded: (period: Period): SQL => sql`
    select london_day(recorded_at) as day, case kind when 'payment' then ${AGAIN} else '' end as key, count(*)::int as entries,
      0::bigint as units, sum(inc_vat - vat) as amount, sum(vat) as part
    from (
      select recorded_at, kind, back - lag(back, 1, 0::numeric) over earlier as inc_vat, vat - lag(vat, 1, 0::numeric) over earlier as vat
      from (
        select order_id, id, recorded_at, kind, back,
          case when back = 0 then 0 else vat_amount - round((total - back) * vat_rate / (100 + vat_rate), 2) end as vat
        from (
          select p.order_id, p.id, p.recorded_at, p.kind, o.grand_total as total, o.vat_amount, o.vat_rate,
            greatest(0, sum(case when p.kind = 'refund' then p.amount + p.withheld else 0 end) over upto
              - greatest(0, sum(case when p.kind = 'payment' then p.amount else 0 end) over upto - o.grand_total)) as back
          from (
            select distinct r.order_id from ${payments} r join ${payments} p on p.order_id = r.order_id
            where r.kind = 'refund' and ${within('p.recorded_at', period)}
          ) refunded
          join ${payments} p on p.order_id = refunded.order_id
          cross join lateral (
            select grand_total, vat_amount, vat_rate from ${orders} where ${orders.id} = refunded.order_id and ${isSold} limit 1
          ) o
          window upto as (partition by p.order_id order by p.id)
        ) ledger
      ) credited
      window earlier as (partition by order_id order by id)
    ) moved
    where ${within('recorded_at', period)} and (inc_vat <> 0 or vat <> 0)
    group by 1, 2`,

  /** Products sold, at the prices of their orders. The key is the product. */
  product: (period: Period): SQL => sql`
    select london_day(order_date) as day, i.product_id::text as key, count(*)::int as entries, sum(i.quantity) as units,
      sum(i.total_price) as amount, 0::numeric as part
    from ${orders} join ${orderItems} i on i.order_id = ${orders.id}
    where ${isSold} and ${within('order_date', period)}
    group by 1, i.product_id`,

  /** VAT by documents: an invoice on its tax point, a credit note on its issue. The key is `rate|kind`. */
  vat: (period: Period): SQL => sql`
    select midnight::date as day, counted.*
    from ${midnightsOf(period)}
    cross join lateral (
      select vat_rate || '|' || kind as key, count(*)::int as entries, 0::bigint as units, sum(ex_vat) as amount, sum(vat_amount) as part
      from ${documents} where ${documents.countsAt} >= ${BEGINS} and ${documents.countsAt} < ${ENDS}
      group by vat_rate, kind
    ) counted`,

  /**
   * Money moved by payment method, and the provider's fees. The key is `method|kind|`, the fee with the method's provider, and the
   * provider that the money moved through: a transfer for an order by card is none by card. Of account credit, which moves no money
   * whatever the method, it is `|kind|credit`. What of it is paid out in money leaves the bank like a refund, `|refund|payout`.
   */
  payment: (period: Period): SQL => sql`
    select london_day(p.recorded_at) as day, case when p.provider = 'account_credit' then concat('|', p.kind, '|', ${CREDIT})
        else concat_ws('|', coalesce(m.id::text, ''), p.kind, ${FEE}, p.provider) end as key, count(*)::int as entries, 0::bigint as units, sum(p.amount) as amount,
      coalesce(sum(round(p.amount * (m.processing_fee / 100), 2))
        filter (where p.kind = 'payment' and p.provider = m.settings ->> 'provider'), 0) as part
    from ${payments} p join ${orders} on orders.id = p.order_id left join ${paymentMethods} m on m.id = orders.payment_method_id
    where ${within('p.recorded_at', period)}
    group by 1, 2
    union all
    select london_day(at), concat('|refund|', ${PAYOUT}), count(*)::int, 0::bigint, sum(amount), 0::numeric
    from ${creditPayouts} where ${within('at', period)}
    group by 1`,
};
export type Subject = keyof typeof BOOKS;

// Each day is an index range between two midnights of London, so that no row needs its day computed.
function midnightsOf({ from, to }: Period): SQL {
  return sql`generate_series(${from}::timestamp, ${to}::timestamp, interval '1 day') midnight`;
}

const BEGINS = sql`midnight at time zone 'Europe/London'`;
const ENDS = sql`(midnight + interval '1 day') at time zone 'Europe/London'`;

function within(column: string, period: Period): SQL {
  const { start, end } = instantsOf(period);
  return sql`(${sql.raw(column)} >= ${start}::timestamptz and ${sql.raw(column)} < ${end}::timestamptz)`;
}
