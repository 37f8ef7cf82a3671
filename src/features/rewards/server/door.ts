import { eq } from 'drizzle-orm';
import type { Database, Transaction } from '#platform/database.ts';
import { afterTransaction } from '../points.ts';
import { customerRewards, rewardTransactions } from '../tables.ts';
import { findRewards } from './find-rewards.ts';
import { type LedgerEntry, lockBalance, record } from './ledger.ts';

export { findRewards, latestRewardTransactions, listRewardTransactions } from './find-rewards.ts';
export { type LedgerEntry, pointsCredited } from './ledger.ts';

/** Takes points for an order. Refuses with `not_enough_points` (409) when the balance is too low. */
export async function redeemPoints(tx: Transaction, entry: LedgerEntry): Promise<void> {
  await record(tx, 'redeemed', { ...entry, points: -entry.points });
}

/** Credits points that an order earned. */
export async function creditPoints(tx: Transaction, entry: LedgerEntry): Promise<void> {
  await record(tx, 'earned', entry);
}

/** Gives redeemed points back, for example when their order is cancelled. */
export async function giveBackPoints(tx: Transaction, entry: LedgerEntry): Promise<void> {
  await record(tx, 'reversed', entry);
}

/** Restores the points redeemed on an order that is deleted, and deletes the transaction. */
export async function forgetRedemption(tx: Transaction, orderId: number, at: Date): Promise<void> {
  const isOfOrder = eq(rewardTransactions.orderId, orderId);
  const rows = await tx.select().from(rewardTransactions).where(isOfOrder);
  for (const { customerId, points } of rows) {
    const balance = await lockBalance(tx, customerId, at);
    const next = afterTransaction(balance, 'redeemed', -points);
    if (!next) throw new Error('Redeemed points cannot be given back.');
    await tx.update(customerRewards).set(next).where(eq(customerRewards.customerId, customerId));
  }
  await tx.delete(rewardTransactions).where(isOfOrder);
}

/** Takes earned points back, up to the balance (decision C12). Returns how many were taken. */
export async function takeBackPoints(tx: Transaction, entry: LedgerEntry): Promise<number> {
  if (entry.points === 0) return 0;
  const { rewardPoints } = await lockBalance(tx, entry.customerId, entry.at);
  const points = Math.min(entry.points, rewardPoints);
  await record(tx, 'reversed', { ...entry, points: -points });
  return points;
}

/** A customer's balance. */
export async function balanceOf(db: Database | Transaction, customerId: number): Promise<number> {
  return (await findRewards(db, customerId))?.rewardPoints ?? 0;
}
