import { valueOfPoints } from '#features/rewards/points.ts';
import type { Pence } from '#values/money.ts';
import type { OrderStatus } from './status.ts';

interface Earned {
  status: OrderStatus;
  pointsEarned: number;
  pointsRedeemed: number;
}

/**
 * What is withheld when all of a cancelled order goes back, for points of it that are spent already; of an order that stands, what
 * would be if it were cancelled. Cancelling gives redeemed points back first. `points` is null for guests, who have none.
 */
export function withheldOnCancelling(
  { status, pointsEarned, pointsRedeemed }: Earned,
  points: { balance: number; missing: number } | null | undefined,
): Pence {
  if (!points) return 0;
  const givenBack = status === 'cancelled' ? 0 : pointsRedeemed;
  return valueOfPoints(Math.max(0, pointsEarned + points.missing - points.balance - givenBack));
}
