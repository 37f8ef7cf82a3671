import { sql } from 'drizzle-orm';
import { isSold } from '#features/orders/server/door.ts';
import { orders } from '#features/orders/tables.ts';
import { payments } from '#features/payments/tables.ts';
import type { Database, Transaction } from '#platform/database.ts';
import type { LondonDay } from '#values/london-day.ts';
import type { Period } from '../period.ts';
import { readSums, type SumsInPence } from '../sums.ts';
import { instantsOf } from './read-period.ts';

/**
 * What was given back on each day of a period for orders that still count as sold. It is what the credit notes say
 * (documents/supply.ts and credit.ts): what had been paid beyond the price is no refund, what was withheld for points is one,
 * paying a refunded order again takes the refund back, and the VAT of all parts adds up to the order's.
 */
export async function refundsByDay(db: Database | Transaction, period: Period): Promise<Map<LondonDay, SumsInPence>> {
  const { start, end } = instantsOf(period);
  const { rows } = await db.execute<{ day: string; ex_vat: string; vat: string }>(sql`
    with refunded as (
      select distinct r.order_id from ${payments} r
      join ${payments} p on p.order_id = r.order_id
      where r.kind = 'refund' and p.recorded_at >= ${start}::timestamptz and p.recorded_at < ${end}::timestamptz
    ), ledger as (
      select p.order_id, p.id, p.recorded_at, orders.grand_total as total, orders.vat_amount, orders.vat_rate,
        greatest(0, sum(case when p.kind = 'refund' then p.amount + p.withheld else 0 end) over upto
          - greatest(0, sum(case when p.kind = 'payment' then p.amount else 0 end) over upto - orders.grand_total)) as back
      from refunded
      join ${payments} p on p.order_id = refunded.order_id
      join ${orders} on orders.id = p.order_id
      where ${isSold} and p.recorded_at < ${end}::timestamptz
      window upto as (partition by p.order_id order by p.id)
    ), credited as (
      select order_id, id, recorded_at, back,
        case when back = 0 then 0 else vat_amount - round((total - back) * vat_rate / (100 + vat_rate), 2) end as vat
      from ledger
    ), moved as (
      select recorded_at, back - lag(back, 1, 0::numeric) over (partition by order_id order by id) as inc_vat,
        vat - lag(vat, 1, 0::numeric) over (partition by order_id order by id) as vat
      from credited
    )
    select (recorded_at at time zone 'Europe/London')::date::text as day, sum(inc_vat - vat)::text as ex_vat, sum(vat)::text as vat
    from moved
    where recorded_at >= ${start}::timestamptz and (inc_vat <> 0 or vat <> 0)
    group by 1`);
  return new Map(rows.map((row) => [row.day, readSums(row)]));
}
