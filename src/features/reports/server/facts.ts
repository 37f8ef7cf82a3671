import { type SQL, sql } from 'drizzle-orm';
import { paymentMethods } from '#features/payments/tables.ts';
import type { Database, Transaction } from '#platform/database.ts';
import type { Period } from '../period.ts';
import { reportSums } from '../tables.ts';
import { BOOKS, type Subject } from './books.ts';
import { CREDIT, FEE, PAYOUT } from './payment-keys.ts';
import { splitDays } from './split-days.ts';

// With more spans, one query of the books is faster.
const MOST_SPANS = 40;

/** Runs queries in one snapshot, so that the figures agree while the shop goes on selling. */
export function lookOnce<Answer>(db: Database, look: (tx: Transaction) => Promise<Answer>): Promise<Answer> {
  return db.transaction(look, { isolationLevel: 'repeatable read', accessMode: 'read only' });
}

/**
 * The facts of a period as a table: `day, key, entries, units, amount, part`. Summed days come from their sums, the others
 * from the books, with equal results. Needs a transaction with one snapshot (`lookOnce`).
 */
export async function factsOf(tx: Transaction, subject: Subject, period: Period): Promise<SQL> {
  const { summed, open } = await splitDays(tx, period);
  const isUsable = open.length <= MOST_SPANS && (subject !== 'payment' || !(await hasOtherFees(tx, period)));
  const parts = isUsable
    ? [...summed.map((span) => sumsOf(subject, span)), ...open.map(BOOKS[subject])]
    : [BOOKS[subject](period)];
  return sql`(${sql.join(
    parts.map((part) => sql`(${part})`),
    sql` union all `,
  )})`;
}

function sumsOf(subject: Subject, { from, to }: Period): SQL {
  return sql`
    select day, key, entries, units, amount, part from ${reportSums}
    where subject = ${subject} and day between ${from} and ${to}`;
}

// Today's fees apply to all payments, so sums at another fee cannot be used.
async function hasOtherFees(tx: Transaction, period: Period): Promise<boolean> {
  const { rows } = await tx.execute(sql`${daysWithOtherFees(period)} limit 1`);
  return rows.length > 0;
}

/** Days whose payments were summed at a fee that has changed since, or without the provider that the money moved through. */
export function daysWithOtherFees({ from, to }: Period): SQL {
  return sql`
    select day from ${reportSums} left join ${paymentMethods} m on m.id = nullif(split_part(key, '|', 1), '')::int
    where subject = 'payment' and day between ${from} and ${to} and split_part(key, '|', 3) not in (${CREDIT}, ${PAYOUT})
      and key <> concat_ws('|', coalesce(m.id::text, ''), split_part(key, '|', 2), ${FEE}, split_part(key, '|', 5))`;
}
