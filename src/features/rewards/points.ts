import type { Pence } from '#values/money.ts';

/** 100 points are worth £1.00, so a point is worth a penny; they are redeemed in hundreds (decision C12). */
export const REDEEM_STEP = 100;

export function valueOfPoints(points: number): Pence {
  return points;
}

/** One point for each whole pound of goods, after the discount, ex VAT and without delivery. */
export function pointsEarnedBy(goodsPence: Pence): number {
  return Math.max(0, Math.floor(goodsPence / 100));
}

/** The most that may be redeemed on an order: what is held, up to the subtotal, in whole hundreds. */
export function mostRedeemable(held: number, subtotalPence: Pence): number {
  return Math.floor(Math.min(held, subtotalPence) / REDEEM_STEP) * REDEEM_STEP;
}

export interface Balance {
  rewardPoints: number;
  totalEarned: number;
  totalRedeemed: number;
}

export type TransactionType = 'earned' | 'redeemed' | 'reversed' | 'adjusted';

/**
 * A balance after one more transaction; `null` when it would go below zero. A reversal of earned points (negative) lowers
 * what was earned altogether, a reversal of redeemed ones (positive) what was redeemed, so that cancelling leaves no trace
 * in a customer's level.
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
