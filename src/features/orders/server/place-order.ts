import type { User } from '#features/accounts/contract.ts';
import { type CartOwner, clearCart, lockCart } from '#features/cart/server/door.ts';
import { takeStock } from '#features/catalogue/server/door.ts';
import { chargeTestCard, recordPayment } from '#features/payments/server/door.ts';
import { redeemPoints } from '#features/rewards/server/door.ts';
import { announce } from '#platform/announcements.ts';
import type { Transaction } from '#platform/database.ts';
import type { Ground } from '#platform/ground.ts';
import { refuse } from '#platform/refusal.ts';
import type { Order, PlaceOrder } from '../contract.ts';
import { accessKeyOf } from './access-key.ts';
import { type Checkout, checkCheckout } from './check-checkout.ts';
import { answerOnce } from './idempotency.ts';
import { loadWholeOrder, type OrderRow } from './load-orders.ts';
import { writeOrderEvent } from './order-events.ts';
import { presentOrder } from './present-order.ts';
import { priceOrder } from './price-order.ts';
import { settleOrder } from './settle-order.ts';
import { writeOrder } from './write-order.ts';

export interface PlaceOrderRequest {
  /** Null for a guest, whose cart hangs on the session. */
  user: User | null;
  sessionId: number;
  idempotencyKey: string;
  body: PlaceOrder;
}

export interface PlacedOrder {
  order: Order;
  /** Given to a guest, who has no account to find the order in again. */
  accessKey?: string;
}

/**
 * Turns the cart into an order (decision C5). Everything happens in one transaction, and whatever is refused on the way
 * undoes all of it: there is a whole order, or nothing.
 *
 * Rows are locked in the same order everywhere — the key, the cart, the products by id, the customer's points — so that
 * buyers wait for each other but never in a circle.
 */
export async function placeOrder(ground: Ground, request: PlaceOrderRequest): Promise<PlacedOrder> {
  const { sessionId, idempotencyKey: key, body, user } = request;
  const at = ground.clock.now();
  const order = await ground.db.transaction((tx) =>
    answerOnce(tx, { sessionId, key, body, at }, () => placeNow(tx, ground, request, at)),
  );
  return user ? { order } : { order, accessKey: await accessKeyOf(ground.db, order.orderNumber) };
}

async function placeNow(tx: Transaction, ground: Ground, request: PlaceOrderRequest, at: Date): Promise<Order> {
  const { user, body } = request;
  const owner = ownerOf(request);
  const cart = await lockCart(tx, owner);
  const checkout = await checkCheckout(tx, ground, user, body);
  if (cart.length === 0) throw refuse('empty_cart', 'Your cart is empty. Add a product before you place an order.');

  const taken = await takeStock(tx, cart);
  const priced = await priceOrder(tx, { cart, taken, checkout, at });
  const written = await writeOrder(tx, { checkout, priced, user, body, at });
  const { id: orderId, status, deliveryAddress } = written;
  await writeOrderEvent(tx, { orderId, status, deliveryAddress, actorId: user?.id ?? null, at });
  await takePoints(tx, written, at);
  const paymentId = await takePayment(tx, checkout, written, body, at);
  const order = await settleOrder(tx, written, at);
  const bought = cart.map((line) => line.id);
  await clearCart(tx, owner, bought);
  await announce(tx, 'order.placed', { orderId }, at);
  if (paymentId !== null) await announce(tx, 'payment.received', { orderId, paymentId }, at);
  return presentOrder(await loadWholeOrder(tx, order));
}

function ownerOf({ user, sessionId }: PlaceOrderRequest): CartOwner {
  return user ? { customerId: user.id, sessionId: null } : { customerId: null, sessionId };
}

async function takePoints(tx: Transaction, order: OrderRow, at: Date): Promise<void> {
  if (!order.customerId || order.pointsRedeemed === 0) return;
  await redeemPoints(tx, {
    customerId: order.customerId,
    orderId: order.id,
    points: order.pointsRedeemed,
    description: `Redeemed on order ${order.orderNumber}`,
    at,
  });
}

/** Demo mode's test card pays at once, or is declined and nothing happened; a bank transfer is paid later. */
async function takePayment(
  tx: Transaction,
  { paymentMethod }: Checkout,
  order: OrderRow,
  { testCard }: PlaceOrder,
  at: Date,
): Promise<number | null> {
  if (paymentMethod.provider !== 'test_card' || !testCard || order.grandTotal === 0) return null;
  chargeTestCard(testCard, at);
  return recordPayment(tx, {
    orderId: order.id,
    kind: 'payment',
    amount: order.grandTotal,
    provider: 'test_card',
    reference: order.orderNumber,
    recordedAt: at,
  });
}
