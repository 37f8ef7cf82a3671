import type { User } from '#features/accounts/contract.ts';
import { findCustomer } from '#features/accounts/server/door.ts';
import { goodsThatEarn, paymentStatusOf } from '#features/orders/order-ledger.ts';
import type { LedgerSums } from '#features/payments/ledger-sums.ts';
import { pointsEarnedBy } from '#features/rewards/points.ts';
import { creditPoints } from '#features/rewards/server/door.ts';
import type { Transaction } from '#platform/database.ts';
import type { OrderRow } from '../listing/load-orders.ts';

type Placed = Pick<OrderRow, 'customerId' | 'grandTotal' | 'subtotal' | 'discount'>;

/**
 * How an order stands that is paid this much as it is placed, so that it is written in line with its ledger: no card was refused for
 * it, and no points were given. `buyer` is the account that places it; null: it is looked up where it matters.
 */
export async function standingOfNew(
  tx: Transaction,
  order: Placed,
  sums: LedgerSums,
  buyer: User | null,
): Promise<Pick<OrderRow, 'paymentStatus' | 'pointsEarned'>> {
  const { customerId } = order;
  const placed = { ...order, status: 'pending' } as const;
  const points = customerId === null ? 0 : pointsEarnedBy(goodsThatEarn(placed, sums));
  const earns = points > 0 && (buyer ? buyer.userType === 'public' : await isCustomer(tx, customerId));
  return { paymentStatus: paymentStatusOf(placed, sums), pointsEarned: earns ? points : 0 };
}

/** Credits the points that {@link standingOfNew} has found, once the order is written. */
export async function creditEarned(tx: Transaction, order: OrderRow, at: Date): Promise<void> {
  const { customerId, id: orderId, pointsEarned: points } = order;
  if (customerId && points > 0)
    await creditPoints(tx, { customerId, orderId, points, description: earnedWith(order), at });
}

/** Whether this is the account of a customer, who alone earns points. */
export async function isCustomer(tx: Transaction, userId: number | null): Promise<boolean> {
  return userId !== null && (await findCustomer(tx, userId)) !== undefined;
}

/** What a customer's list of points says of those that an order earned. */
export function earnedWith({ orderNumber }: Pick<OrderRow, 'orderNumber'>): string {
  return `Earned with order ${orderNumber}`;
}
