import type { Transaction } from '#platform/database.ts';
import { type LedgerEntry, lockBalance, record, sumForOrder } from './ledger.ts';

export type { LedgerEntry };

/** Takes points for an order. Refuses with `not_enough_points` (409) when the customer holds fewer. */
export async function redeemPoints(tx: Transaction, entry: LedgerEntry): Promise<void> {
  await record(tx, 'redeemed', { ...entry, points: -entry.points });
}

/** Credits points that an order earned. */
export async function creditPoints(tx: Transaction, entry: LedgerEntry): Promise<void> {
  await record(tx, 'earned', entry);
}

/** Gives redeemed points back, as when their order is cancelled. */
export async function giveBackPoints(tx: Transaction, entry: LedgerEntry): Promise<void> {
  await record(tx, 'reversed', entry);
}

/** Takes earned points back, at most what is held (decision C12). Returns how many were taken. */
export async function takeBackPoints(tx: Transaction, entry: LedgerEntry): Promise<number> {
  if (entry.points === 0) return 0;
  const { rewardPoints } = await lockBalance(tx, entry.customerId, entry.at);
  const points = Math.min(entry.points, rewardPoints);
  await record(tx, 'reversed', { ...entry, points: -points });
  return points;
}

/** Staff put a balance right by `points`, positive or negative. Refuses to go below zero. */
export async function adjustPoints(tx: Transaction, entry: LedgerEntry): Promise<void> {
  await record(tx, 'adjusted', entry);
}

/** What an order has given (positive) or cost (negative) its customer so far, all its transactions together. */
export async function pointsOfOrder(tx: Transaction, orderId: number): Promise<number> {
  return sumForOrder(tx, orderId);
}
