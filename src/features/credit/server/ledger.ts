import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '#platform/database.ts';
import { refuse } from '#platform/refusal.ts';
import { formatPounds, type Pence, toDecimal } from '#values/money.ts';
import type { Payout } from '../contract.ts';
import { creditEntries, creditPayouts, customerCredit } from '../tables.ts';

export interface CreditMovement {
  customerId: number;
  /** The row of the payments' ledger that moves it; each moves it once. */
  paymentId: number;
  amount: Pence;
  description: string;
  at: Date;
}

/** Adds credit to an account. Safe to repeat. */
export async function giveCredit(tx: Transaction, movement: CreditMovement): Promise<void> {
  await lockBalance(tx, movement.customerId);
  await record(tx, movement);
}

/** Spends credit. Refuses with `not_enough_credit` (409) when the account has less. */
export async function spendCredit(tx: Transaction, { amount, ...movement }: CreditMovement): Promise<void> {
  const held = await lockBalance(tx, movement.customerId);
  if (held < amount) throw notEnough(held);
  await record(tx, { ...movement, amount: -amount });
}

/** Takes credit out of an account that is paid out in money. Refuses more than it has, and a balance that staff have not seen. */
export async function payOutCredit(
  tx: Transaction,
  { customerId, at, amount, balance, ...words }: Payout & { customerId: number; at: Date },
): Promise<{ payoutId: number; left: Pence }> {
  const held = await lockBalance(tx, customerId);
  if (amount < 1 || amount > held) throw refusePayout(held);
  if (balance !== held) throw refuse('conflict', `The credit is ${formatPounds(held)} by now. Look at it again.`);
  const payout = { customerId, amount, at, ...words };
  const [row] = await tx.insert(creditPayouts).values(payout).returning({ id: creditPayouts.id });
  if (!row) throw new Error('The payout was not written.');
  await record(tx, { customerId, payoutId: row.id, amount: -amount, description: 'Paid out by bank transfer', at });
  return { payoutId: row.id, left: held - amount };
}

/** The payout with this id, if there is one. */
export async function findPayout(tx: Transaction, id: number) {
  const [row] = await tx.select().from(creditPayouts).where(eq(creditPayouts.id, id));
  return row;
}

function refusePayout(held: Pence) {
  const sentence =
    held > 0
      ? `Enter an amount from £0.01 to ${formatPounds(held)}: that is the credit of the account.`
      : 'The account has no credit.';
  return refuse('invalid', sentence, { errors: { amount: [sentence] } });
}

/** Gives back what was spent on an order that is deleted, and deletes the entry; `paymentIds` are the order's. */
export async function forgetSpending(tx: Transaction, paymentIds: readonly number[]): Promise<void> {
  for (const paymentId of paymentIds) {
    const [gone] = await tx.delete(creditEntries).where(eq(creditEntries.paymentId, paymentId)).returning();
    if (gone) await add(tx, gone.customerId, -gone.amount);
  }
}

type Movement = Omit<CreditMovement, 'paymentId'> & ({ paymentId: number } | { payoutId: number });

async function record(tx: Transaction, movement: Movement): Promise<void> {
  const [row] = await tx.insert(creditEntries).values(movement).onConflictDoNothing().returning();
  if (row) await add(tx, row.customerId, row.amount);
}

/** The balance, whose row stays locked so that two orders cannot spend the same credit. */
async function lockBalance(tx: Transaction, customerId: number): Promise<Pence> {
  await tx.insert(customerCredit).values({ customerId }).onConflictDoNothing();
  const [row] = await tx.select().from(customerCredit).where(eq(customerCredit.customerId, customerId)).for('update');
  return row?.balance ?? 0;
}

async function add(tx: Transaction, customerId: number, amount: Pence): Promise<void> {
  const balance = sql`${customerCredit.balance} + ${toDecimal(amount)}::numeric`;
  await tx.update(customerCredit).set({ balance }).where(eq(customerCredit.customerId, customerId));
}

function notEnough(held: Pence) {
  const sentence = held > 0 ? `The account has ${formatPounds(held)} of credit.` : 'The account has no credit.';
  return refuse('not_enough_credit', sentence, { errors: { credit: [sentence] }, extra: { held: toDecimal(held) } });
}
