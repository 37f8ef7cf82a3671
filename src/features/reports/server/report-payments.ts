import { sql } from 'drizzle-orm';
import { orders } from '#features/orders/tables.ts';
import { paymentMethods, payments } from '#features/payments/tables.ts';
import type { Database } from '#platform/database.ts';
import { toDecimal, toPence } from '#values/money.ts';
import type { PaymentsReport } from '../contract.ts';
import type { Period } from '../period.ts';
import { instantsOf } from './read-period.ts';

interface PaymentRow extends Record<string, unknown> {
  method_id: number | null;
  name: string;
  fee: string;
  payments: number;
  taken: string;
  refunds: number;
  refunded: string;
  cost: string;
}

/**
 * What came in and went back in a period, by the way of paying, and what the provider kept. The fee is worked out for each
 * payment, as providers do; they keep it when money goes back. What staff noted by hand cost nothing.
 */
export async function reportPayments(db: Database, period: Period): Promise<PaymentsReport> {
  const { start, end } = instantsOf(period);
  const { rows } = await db.execute<PaymentRow>(sql`
    select m.id as method_id, coalesce(m.name, 'No longer offered') as name, coalesce(m.processing_fee, 0)::text as fee,
      count(*) filter (where p.kind = 'payment')::int as payments,
      coalesce(sum(p.amount) filter (where p.kind = 'payment'), 0)::text as taken,
      count(*) filter (where p.kind = 'refund')::int as refunds,
      coalesce(sum(p.amount) filter (where p.kind = 'refund'), 0)::text as refunded,
      coalesce(sum(round(p.amount * m.processing_fee / 100, 2))
        filter (where p.kind = 'payment' and p.provider = m.settings ->> 'provider'), 0)::text as cost
    from ${payments} p join ${orders} on orders.id = p.order_id
    left join ${paymentMethods} m on m.id = orders.payment_method_id
    where p.recorded_at >= ${start}::timestamptz and p.recorded_at < ${end}::timestamptz
    group by 1, 2, 3`);
  const items = rows
    .map((row) => ({
      paymentMethodId: row.method_id,
      name: row.name,
      feePercent: row.fee,
      payments: row.payments,
      taken: toPence(row.taken),
      refunds: row.refunds,
      refunded: toPence(row.refunded),
      cost: toPence(row.cost),
    }))
    .sort((a, b) => b.taken - a.taken || a.name.localeCompare(b.name));
  const sumOf = (what: 'payments' | 'taken' | 'refunds' | 'refunded' | 'cost') =>
    items.reduce((sum, item) => sum + item[what], 0);
  return {
    period,
    items: items.map((item) => ({ ...item, ...inDecimals(item) })),
    total: {
      payments: sumOf('payments'),
      refunds: sumOf('refunds'),
      ...inDecimals({ taken: sumOf('taken'), refunded: sumOf('refunded'), cost: sumOf('cost') }),
    },
  };
}

function inDecimals({ taken, refunded, cost }: { taken: number; refunded: number; cost: number }) {
  return { taken: toDecimal(taken), refunded: toDecimal(refunded), cost: toDecimal(cost) };
}
