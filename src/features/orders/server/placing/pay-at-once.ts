import type { User } from '#features/accounts/contract.ts';
import type { PlaceOrder } from '#features/orders/forms.ts';
import { redeemPoints } from '#features/rewards/server/door.ts';
import type { Transaction } from '#platform/database.ts';
import type { OrderRow } from '../listing/load-orders.ts';
import { creditEarned } from '../money/standing-of-new.ts';
import type { Checkout } from './check-checkout.ts';
import { type ReceivedAtOnce, takeCredit } from './take-credit.ts';
import { takePayment } from './take-payment.ts';

/** Takes points, credit and the test card, in this sequence, and credits what was earned by it. Returns what was received. */
export async function payAtOnce(
  tx: Transaction,
  order: OrderRow,
  { user, checkout, body, at }: { user: User | null; checkout: Checkout; body: PlaceOrder; at: Date },
): Promise<ReceivedAtOnce[]> {
  await takePoints(tx, order, at);
  const credit = await takeCredit(tx, order, { user, amount: body.credit ?? 0, at });
  const payment = await takePayment(tx, checkout, order, body, at);
  await creditEarned(tx, order, at);
  return [credit, payment].filter((one) => one !== null);
}

async function takePoints(tx: Transaction, order: OrderRow, at: Date): Promise<void> {
  const { id: orderId, customerId, pointsRedeemed: points, orderNumber } = order;
  const description = `Redeemed on order ${orderNumber}`;
  if (customerId) await redeemPoints(tx, { customerId, orderId, points, description, at });
}
