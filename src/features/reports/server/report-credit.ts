import { sql } from 'drizzle-orm';
import { creditEntries, customerCredit } from '#features/credit/tables.ts';
import type { Database, Transaction } from '#platform/database.ts';
import { type Pence, toDecimal, toPence } from '#values/money.ts';
import type { CreditReport } from '../contract.ts';
import type { Period } from '../period.ts';
import { lookOnce } from './facts.ts';
import { instantsOf } from './read-period.ts';

/**
 * The account credit that customers hold at the end of the period: today's balances less later entries. A balance always equals
 * the sum of its entries (credit/README.md), so earlier ones are not summed.
 */
export function reportCredit(db: Database, period: Period): Promise<CreditReport> {
  return lookOnce(db, async (tx) => {
    const { start, end } = instantsOf(period);
    const { held, customers } = await heldAt(tx, end);
    const { given, spent, paidOut } = await movedWithin(tx, start, end);
    return {
      period,
      held: { amount: toDecimal(held), customers },
      heldBefore: toDecimal(held - given - spent - paidOut),
      given: toDecimal(given),
      spent: toDecimal(spent),
      paidOut: toDecimal(paidOut),
    };
  });
}

/** Accounts that hold nothing today may have held something then, so those that moved later are looked at too. */
async function heldAt(tx: Transaction, end: string): Promise<{ held: Pence; customers: number }> {
  const { rows } = await tx.execute<{ held: string; customers: number }>(sql`
    with now as (
      select customer_id, balance from ${customerCredit} where balance > 0
    ), later as (
      select customer_id, sum(amount) as amount from ${creditEntries} where at >= ${end}::timestamptz group by customer_id
    ), held as (
      select coalesce(now.balance, 0) - coalesce(later.amount, 0) as amount from now full join later using (customer_id)
    )
    select coalesce(sum(amount), 0)::text as held, count(*) filter (where amount > 0)::int as customers from held`);
  return { held: toPence(rows[0]?.held ?? 0), customers: rows[0]?.customers ?? 0 };
}

async function movedWithin(tx: Transaction, start: string, end: string) {
  const { rows } = await tx.execute<{ given: string; spent: string; paid_out: string }>(sql`
    select coalesce(sum(amount) filter (where payout_id is null and amount > 0), 0)::text as given,
      coalesce(sum(amount) filter (where payout_id is null and amount < 0), 0)::text as spent,
      coalesce(sum(amount) filter (where payout_id is not null), 0)::text as paid_out
    from ${creditEntries} where at >= ${start}::timestamptz and at < ${end}::timestamptz`);
  const { given = 0, spent = 0, paid_out: paidOut = 0 } = rows[0] ?? {};
  return { given: toPence(given), spent: toPence(spent), paidOut: toPence(paidOut) };
}
