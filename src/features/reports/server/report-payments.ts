import { sql } from 'drizzle-orm';
import { type LedgerProvider, PROVIDER_NAMES } from '#features/payments/providers.ts';
import { paymentMethods } from '#features/payments/tables.ts';
import type { Database } from '#platform/database.ts';
import { toDecimal, toPence } from '#values/money.ts';
import type { PaymentsReport } from '../contract.ts';
import type { Period } from '../period.ts';
import { factsOf, lookOnce } from './facts.ts';
import { CREDIT, PAYOUT } from './payment-keys.ts';

type Row = Omit<PaymentsReport['items'][number], 'name' | 'isCredit'> & { name: string | null; way: LedgerProvider };

const CREDIT_NAME = PROVIDER_NAMES.account_credit;
// The money in which credit was paid out: by bank transfer, beside the methods of payment.
const PAID_OUT = 'Bank transfer of account credit';

/**
 * Payments and refunds by method with the provider's fees: computed for each payment, as providers do, and not returned
 * with a refund. Money that came another way than its order's method, such as a transfer for an order by card, stands under the
 * one method of that way, and where there are several by itself; it costs nothing. Account credit is a row of its own and in no
 * total, for it moves no money: that came in before, and goes out when it is paid out.
 */
export async function reportPayments(db: Database, period: Period): Promise<PaymentsReport> {
  const { rows } = await lookOnce(db, async (tx) =>
    tx.execute<Row>(sql`
      with moved as (
        select nullif(split_part(key, '|', 1), '')::int as method_id, split_part(key, '|', 2) as kind,
          split_part(key, '|', 4) as of_method, split_part(key, '|', 5) as way,
          case split_part(key, '|', 3) when ${CREDIT} then ${CREDIT_NAME}::text when ${PAYOUT} then ${PAID_OUT}::text end as other,
          entries, amount, part
        from ${await factsOf(tx, 'payment', period)} facts
      )
      select m.id as "paymentMethodId", coalesce(other, m.name) as name, case when m.id is null then way else '' end as way,
        coalesce(m.processing_fee, 0)::text as "feePercent",
        coalesce(sum(entries) filter (where kind = 'payment'), 0)::int as payments,
        coalesce(sum(amount) filter (where kind = 'payment'), 0)::text as taken,
        coalesce(sum(entries) filter (where kind = 'refund'), 0)::int as refunds,
        coalesce(sum(amount) filter (where kind = 'refund'), 0)::text as refunded,
        sum(part)::text as cost
      from moved left join ${paymentMethods} m on m.id = case
        when way = of_method then method_id
        else (select min(id) from ${paymentMethods} where settings ->> 'provider' = way having count(*) = 1)
      end
      group by 1, 2, 3, 4`),
  );
  const items = rows
    .map(({ way, name, ...row }) => ({
      ...row,
      name: name ?? nameOfWay(way),
      isCredit: row.paymentMethodId === null && name === CREDIT_NAME,
      taken: toPence(row.taken),
      refunded: toPence(row.refunded),
      cost: toPence(row.cost),
    }))
    .sort((a, b) => Number(a.isCredit) - Number(b.isCredit) || b.taken - a.taken || a.name.localeCompare(b.name));
  const money = items.filter(({ isCredit }) => !isCredit);
  const sumOf = (what: 'payments' | 'taken' | 'refunds' | 'refunded' | 'cost') =>
    money.reduce((sum, item) => sum + item[what], 0);
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

function nameOfWay(way: LedgerProvider): string {
  return `${PROVIDER_NAMES[way]}, for orders of other methods`;
}

function inDecimals({ taken, refunded, cost }: { taken: number; refunded: number; cost: number }) {
  return { taken: toDecimal(taken), refunded: toDecimal(refunded), cost: toDecimal(cost) };
}
