import { eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '#platform/database.ts';
import { refuse } from '#platform/refusal.ts';
import { levelFor } from '../levels.ts';
import { afterTransaction, type Balance, type TransactionType } from '../points.ts';
import { customerRewards, rewardTransactions } from '../tables.ts';

export interface LedgerEntry {
  customerId: number;
  orderId: number | null;
  points: number;
  description: string;
  at: Date;
}

/**
 * Writes one row of the ledger and brings the balance along. The customer's balance row stays locked until the
 * transaction ends, so that two orders cannot both spend the same points.
 */
export async function record(tx: Transaction, type: TransactionType, entry: LedgerEntry): Promise<void> {
  if (entry.points === 0) return;
  const balance = await lockBalance(tx, entry.customerId, entry.at);
  const next = afterTransaction(balance, type, entry.points);
  if (!next) throw notEnoughPoints(-entry.points, balance.rewardPoints);
  const { at, ...row } = entry;
  await tx.insert(rewardTransactions).values({ ...row, transactionType: type, transactionDate: at });
  await tx
    .update(customerRewards)
    .set({ ...next, membershipLevel: levelFor(next.totalEarned), lastUpdated: at })
    .where(eq(customerRewards.customerId, entry.customerId));
}

/** The customer's balance, locked; made now for who has none yet. */
export async function lockBalance(tx: Transaction, customerId: number, at: Date): Promise<Balance> {
  await tx.insert(customerRewards).values({ customerId, lastUpdated: at }).onConflictDoNothing();
  const [row] = await tx.select().from(customerRewards).where(eq(customerRewards.customerId, customerId)).for('update');
  if (!row) throw new Error('The reward balance was not made.');
  return row;
}

/** What an order has credited so far, less what was taken back of it; redeemed points are another matter. */
export async function creditedBy(db: Database | Transaction, orderId: number): Promise<number> {
  const { points, transactionType } = rewardTransactions;
  const isCredit = sql`${transactionType} = 'earned' or (${transactionType} = 'reversed' and ${points} < 0)`;
  const [row] = await db
    .select({ points: sql<number>`coalesce(sum(${points}) filter (where ${isCredit}), 0)::int` })
    .from(rewardTransactions)
    .where(eq(rewardTransactions.orderId, orderId));
  return row?.points ?? 0;
}

function notEnoughPoints(wanted: number, held: number) {
  return refuse('not_enough_points', `You have ${held} points, which is less than the ${wanted} to redeem.`, {
    errors: { redeemPoints: [`You have ${held} points`] },
    extra: { held },
  });
}
