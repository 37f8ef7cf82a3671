import type { Pence } from '#values/money.ts';

/** Points are redeemed in hundreds; each is worth a penny (decision C12). */
export const REDEEM_STEP = 100;
export const MOST_REDEEMED = 100_000_000;

export function valueOfPoints(points: number): Pence {
  return points;
}

/** One point for each whole pound of goods, after the discount, ex VAT and without delivery. */
export function pointsEarnedBy(goodsPence: Pence): number {
  return Math.max(0, Math.floor(goodsPence / 100));
}

/** The most points that may be redeemed on an order: the balance, up to the subtotal, in whole hundreds. */
export function mostRedeemable(held: number, subtotalPence: Pence): number {
  return wholeHundreds(Math.min(held, subtotalPence));
}

/** The points of a balance that a checkout takes. */
export function wholeHundreds(points: number): number {
  return Math.floor(points / REDEEM_STEP) * REDEEM_STEP;
}

export interface Balance {
  rewardPoints: number;
  totalEarned: number;
  totalRedeemed: number;
}

export type TransactionType = 'earned' | 'redeemed' | 'reversed' | 'adjusted';

/**
 * A balance after a transaction; `null` when it would be negative. A negative reversal reduces `totalEarned`, a positive one
 * `totalRedeemed`, so that a cancelled order does not affect the customer's level.
 */
export function afterTransaction(balance: Balance, type: TransactionType, points: number): Balance | null {
  const countsAsEarned = type === 'earned' || (type === 'reversed' && points < 0);
  const countsAsRedeemed = type === 'redeemed' || (type === 'reversed' && points > 0);
  const next = {
    rewardPoints: balance.rewardPoints + points,
    totalEarned: balance.totalEarned + (countsAsEarned ? points : 0),
    totalRedeemed: balance.totalRedeemed - (countsAsRedeemed ? points : 0),
  };
  return next.rewardPoints < 0 || next.totalEarned < 0 || next.totalRedeemed < 0 ? null : next;
}
