import { desc, eq, inArray } from 'drizzle-orm';
import type { Database, Transaction } from '#platform/database.ts';
import { type Pence, toDecimal } from '#values/money.ts';
import type { Credit } from '../contract.ts';
import { creditEntries, creditPayouts, customerCredit } from '../tables.ts';

type Reader = Database | Transaction;

/** The credit of an account; 0 before its first. */
export async function creditOf(db: Reader, customerId: number): Promise<Pence> {
  return (await creditsOf(db, [customerId])).get(customerId) ?? 0;
}

/** The same of several accounts in one query; one without credit is not in the map. */
export async function creditsOf(db: Reader, customerIds: readonly number[]): Promise<Map<number, Pence>> {
  const rows = await db
    .select()
    .from(customerCredit)
    .where(inArray(customerCredit.customerId, [...customerIds]));
  return new Map(rows.map(({ customerId, balance }) => [customerId, balance]));
}

/** The same with its history, newest first. */
export async function readCredit(db: Reader, customerId: number): Promise<Credit> {
  const { id, amount, description, at } = creditEntries;
  const { reason, reference } = creditPayouts;
  const rows = await db
    .select({ id, amount, description, at, reason, reference })
    .from(creditEntries)
    .leftJoin(creditPayouts, eq(creditPayouts.id, creditEntries.payoutId))
    .where(eq(creditEntries.customerId, customerId))
    .orderBy(desc(creditEntries.id));
  return {
    customerId,
    balance: toDecimal(await creditOf(db, customerId)),
    entries: rows.map((row) => ({ ...row, amount: toDecimal(row.amount), at: row.at.toISOString() })),
  };
}
