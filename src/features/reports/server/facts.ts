import { type SQL, sql } from 'drizzle-orm';
import { paymentMethods } from '#features/payments/tables.ts';
import type { Database, Transaction } from '#platform/database.ts';
import type { Period } from '../period.ts';
import { reportSums } from '../tables.ts';
import { BOOKS, FEE, type Subject } from './books.ts';
import { splitDays } from './split-days.ts';

// Beyond this many spans one look at the books is quicker than many.
const MOST_SPANS = 40;

/** One look at everything, so that the figures agree with one another while the shop goes on selling. */
export function lookOnce<Answer>(db: Database, look: (tx: Transaction) => Promise<Answer>): Promise<Answer> {
  return db.transaction(look, { isolationLevel: 'repeatable read', accessMode: 'read only' });
}

/**
 * What happened in a period, as a table to select from: `day, key, entries, units, amount, part`. Days that are summed up are
 * read from their sums, all others from the books; it comes to the same. Needs a transaction with one snapshot (`lookOnce`).
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

// Fees are today's for all payments, so what was summed up at another one is of no use.
async function hasOtherFees(tx: Transaction, period: Period): Promise<boolean> {
  const { rows } = await tx.execute(sql`${daysWithOtherFees(period)} limit 1`);
  return rows.length > 0;
}

/** Days whose payments were summed up at a fee that is not the method's any more. */
export function daysWithOtherFees({ from, to }: Period): SQL {
  return sql`
    select day from ${reportSums} left join ${paymentMethods} m on m.id = nullif(split_part(key, '|', 1), '')::int
    where subject = 'payment' and day between ${from} and ${to}
      and key <> concat_ws('|', coalesce(m.id::text, ''), split_part(key, '|', 2), ${FEE})`;
}
