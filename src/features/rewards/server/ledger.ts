import { eq, sql } from 'drizzle-orm';
import { announce } from '#platform/announcements.ts';
import type { Database, Transaction } from '#platform/database.ts';
import { refuse } from '#platform/refusal.ts';
import { levelFor, MEMBERSHIP_LEVELS, type MembershipLevel } from '../levels.ts';
import { afterTransaction, type Balance, type TransactionType } from '../points.ts';
import { heldSentence } from '../redeemable.ts';
import { customerRewards, rewardTransactions } from '../tables.ts';

export interface LedgerEntry {
  customerId: number;
  orderId: number | null;
  points: number;
  description: string;
  at: Date;
}

/** Writes a transaction and updates the balance, whose row stays locked so that two orders cannot spend the same points. */
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
  await announceLowered(tx, entry, [levelFor(balance.totalEarned), levelFor(next.totalEarned)]);
}

// A change of status that takes points back may still be undone; its customer is told after that.
const TELL_AFTER_MS = 15_000;

async function announceLowered(tx: Transaction, { customerId, at }: LedgerEntry, [from, to]: MembershipLevel[]) {
  if (!from || !to || MEMBERSHIP_LEVELS.indexOf(to) >= MEMBERSHIP_LEVELS.indexOf(from)) return;
  await announce(tx, 'rewards.level_lowered', { customerId, from }, at, new Date(at.getTime() + TELL_AFTER_MS));
}

/** Locks the customer's balance; creates it if there is none. */
export async function lockBalance(tx: Transaction, customerId: number, at: Date): Promise<Balance> {
  const held = await lockHeld(tx, customerId);
  if (held) return held;
  await tx.insert(customerRewards).values({ customerId, lastUpdated: at }).onConflictDoNothing();
  const made = await lockHeld(tx, customerId);
  if (!made) throw new Error('The reward balance was not made.');
  return made;
}

async function lockHeld(tx: Transaction, customerId: number): Promise<Balance | undefined> {
  const [row] = await tx.select().from(customerRewards).where(eq(customerRewards.customerId, customerId)).for('update');
  return row;
}

/** The points credited for an order, less those taken back; redeemed points do not count. */
export async function pointsCredited(db: Database | Transaction, orderId: number): Promise<number> {
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
    errors: { redeemPoints: [heldSentence(held)] },
    extra: { held },
  });
}
