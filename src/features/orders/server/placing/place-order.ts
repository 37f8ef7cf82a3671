import type { User } from '#features/accounts/contract.ts';
import { type CartOwner, takeCart } from '#features/cart/server/door.ts';
import { holdStock, type TakenProduct, takeHeld } from '#features/catalogue/server/door.ts';
import type { Order } from '#features/orders/contract.ts';
import type { PlaceOrder } from '#features/orders/forms.ts';
import { depositOf } from '#features/orders/order-totals.ts';
import { announceAll, type NewAnnouncement } from '#platform/announcements.ts';
import type { AppContext } from '#platform/app-context.ts';
import { allAsked } from '#platform/asked-at-once.ts';
import type { Transaction } from '#platform/database.ts';
import { withCommit } from '#platform/last-writes.ts';
import { refuse } from '#platform/refusal.ts';
import { completePlaced, findOrderRow } from '../listing/load-orders.ts';
import { presentOrder } from '../listing/present-order.ts';
import { startCardPayment } from '../money/card-payments.ts';
import { standingOfNew } from '../money/standing-of-new.ts';
import { type NeedsConfirmation, type Requested, withRequestKey } from '../requests/request-key.ts';
import { writeRequest } from '../requests/write-request.ts';
import { writeOrderEvent } from '../status/order-events.ts';
import { stockWhy } from '../status/stock-why.ts';
import { accessKeyOf } from './access-key.ts';
import { type Checkout, checkCheckout, NO_DELIVERY } from './check-checkout.ts';
import { checkGuest, isPaidLater } from './guest-limits.ts';
import { answerOnce } from './idempotency.ts';
import { payAtOnce } from './pay-at-once.ts';
import { type PricedOrder, priceOrder, type QuotedSale } from './price-order.ts';
import { refuseIfChanged } from './refuse-if-changed.ts';
import type { ReceivedAtOnce } from './take-credit.ts';
import { paidAtOnce } from './take-payment.ts';
import { undoPlacing } from './undo-placing.ts';
import { withFittingOf } from './with-fitting-of.ts';
import { writeLines, writeOrder } from './write-order.ts';

export interface PlaceOrderRequest {
  /** Null for a guest, whose cart belongs to the session. */
  user: User | null;
  sessionId: number;
  idempotencyKey: string;
  body: PlaceOrder;
  /** The shop's URL in the buyer's browser, to return to from the hosted payment page. */
  shopUrl?: string;
  /** The network of the buyer, which bounds what unpaid guests and new accounts hold. */
  network?: string;
  /** The browser of a guest solved a challenge for this order. */
  isProven?: boolean;
}

export interface PlacedOrder {
  order: Order;
  /** For guests, who have no account. */
  accessKey?: string;
  /** The hosted payment page. */
  payment?: { redirectUrl: string };
}

/**
 * Turns the cart into an order in one transaction (decision C5). Rows are locked in the same sequence everywhere to prevent
 * deadlocks: the key, the cart, the products by id, the customer's points, their credit. The hosted page of a card payment is opened after
 * the transaction; if that fails, the order is undone. Beyond what unpaid guests may hold it becomes a request (decision C15).
 */
export function placeOrder(context: AppContext, request: PlaceOrderRequest & { user: User }): Promise<PlacedOrder>;
export function placeOrder(context: AppContext, request: PlaceOrderRequest): Promise<PlacedOrder | NeedsConfirmation>;
export async function placeOrder(
  context: AppContext,
  request: PlaceOrderRequest,
): Promise<PlacedOrder | NeedsConfirmation> {
  const { sessionId, idempotencyKey: key, body, user } = request;
  const at = context.clock.now();
  const placed = await context.db.transaction((tx) =>
    answerOnce(tx, { sessionId, key, body, at }, () => placeNow(tx, context, request, at)),
  );
  if ('confirmation' in placed) return withRequestKey(context.db, placed);
  const order = placed;
  const payment = order.cardPayment ? await openPayment(context, order.id, request) : undefined;
  return {
    order,
    ...(user ? {} : { accessKey: await accessKeyOf(context.db, order.orderNumber) }),
    ...(payment && { payment }),
  };
}

/** Opens the hosted payment page: the same one when the same order is sent again, and none once it is paid. */
async function openPayment(
  context: AppContext,
  orderId: number,
  request: PlaceOrderRequest,
): Promise<PlacedOrder['payment']> {
  const order = await findOrderRow(context.db, orderId);
  if (order && !order.awaitsPayment) return undefined;
  try {
    return { redirectUrl: await startCardPayment(context, orderId, request.shopUrl) };
  } catch (error) {
    const { sessionId, idempotencyKey } = request;
    await undoPlacing(context, { orderId, owner: ownerOf(request), sessionId, idempotencyKey });
    throw error;
  }
}

async function placeNow(
  tx: Transaction,
  context: AppContext,
  request: PlaceOrderRequest,
  at: Date,
): Promise<Order | Requested> {
  const [cart, checkout] = await allAsked([
    takeCart(tx, ownerOf(request)),
    checkCheckout(tx, context, request.user, request.body),
  ]);
  if (cart.length === 0) throw refuse('empty_cart', 'Your cart is empty. Add a product before you place an order.');
  const body = withFittingOf(cart, request.body);
  return placeOrRequest(tx, context, { ...request, body, goods: cart, checkout, at });
}

/** An order that is paid later is a request where its guest, or new account, would hold too much; all others are placed. */
async function placeOrRequest(
  tx: Transaction,
  context: AppContext,
  sale: Sale & { network?: string | undefined; isProven?: boolean | undefined },
): Promise<Order | Requested> {
  const priced = await priceSale(tx, sale);
  const isStaff = sale.user !== null && sale.user.userType !== 'public';
  if (isStaff || !isPaidLater(sale.checkout)) return writeSale(tx, sale, priced);
  const { user, network = '', isProven = false, checkout, body, at } = sale;
  // The challenge was for the registration of an account.
  const buyer = { customerId: user?.id ?? null, countsNew: context.config.SHOP_MODE === 'production' };
  const checked = await checkGuest(tx, {
    ...priced,
    ...buyer,
    network,
    email: checkout.email,
    isProven: user !== null || isProven,
    at,
  });
  if (!checked.isGuest) return writeSale(tx, sale, priced);
  const { beyond: reason } = checked;
  if (!reason) return writeSale(tx, { ...sale, heldBy: { guestIn: network } }, priced);
  const request = await writeRequest(tx, {
    ...priced,
    customerId: buyer.customerId,
    reason,
    network,
    checkout,
    body,
    at,
  });
  return { confirmation: 'needed', request };
}

/** Places the order of an accepted quote at the quoted prices, within the transaction that accepts it (decision C13). */
export async function placeQuotedOrder(
  tx: Transaction,
  context: AppContext,
  { user, body, sale, at }: { user: User | null; body: PlaceOrder; sale: QuotedSale; at: Date },
): Promise<Order> {
  const quoted = sale.lines.length === 0 ? NO_DELIVERY : sale.deliveryMethod;
  const checkout = await checkCheckout(tx, context, user, body, quoted);
  return sell(tx, { user, body, goods: sale.lines, sale, checkout, at });
}

export interface Sale {
  user: User | null;
  body: PlaceOrder;
  goods: readonly { productId: number; quantity: number }[];
  checkout: Checkout;
  sale?: QuotedSale;
  /** The member of staff who entered the order. */
  staff?: User;
  /** A guest who ordered from this network, or, confirmed by staff, from none that counts. */
  heldBy?: { guestIn: string | null };
  at: Date;
}

interface PricedSale {
  goods: Sale['goods'];
  taken: readonly TakenProduct[];
  priced: PricedOrder;
}

/** Writes the order with its stock, points, payment and announcements. */
export async function sell(tx: Transaction, sale: Sale): Promise<Order> {
  return writeSale(tx, sale, await priceSale(tx, sale));
}

/** Locks the goods and prices them. Throws 'shortage', and 'changed' for another total or day than the buyer saw. */
export async function priceSale(tx: Transaction, { body, goods, checkout, sale, at }: Sale): Promise<PricedSale> {
  const taken = await holdStock(tx, goods);
  const priced = await priceOrder(tx, { cart: goods, taken, checkout, sale, fitting: body.fitting, at });
  refuseIfChanged(body, { priced, checkout });
  return { goods, taken, priced };
}

/** Writes what {@link priceSale} has locked and priced in this transaction. */
export async function writeSale(
  tx: Transaction,
  { user, body, checkout, sale, staff, heldBy, at }: Sale,
  { goods, priced }: PricedSale,
): Promise<Order> {
  const { totals } = priced;
  const deposit = sale?.depositPercent ? depositOf(totals.grandTotal, sale.depositPercent) : 0;
  const sums = paidAtOnce(checkout, { ...totals, deposit }, body);
  const customerId = user?.id ?? sale?.customerId ?? null;
  // A quote's account may be another than the one that accepts it.
  const buyer = user?.id === customerId ? user : null;
  const standing = await standingOfNew(tx, { ...totals, customerId }, sums, buyer);
  const writing = { checkout, priced, customerId, deposit, standing, user, body, sale, heldBy, at };
  const written = await writeOrder(tx, writing);
  const { id: orderId, status, deliveryAddress } = written;
  const actorId = (staff ?? user)?.id ?? null;
  const [items, , events, received] = await allAsked([
    writeLines(tx, orderId, priced.lines),
    takeHeld(tx, goods, stockWhy(written, 'order', { at, actorId: staff?.id })),
    writeOrderEvent(tx, { orderId, status, deliveryAddress, actorId, at }),
    payAtOnce(tx, written, { user, checkout, body, at }),
  ]);
  if (!written.awaitsPayment) await withCommit(tx, announceAll(tx, newsOf(orderId, received), at));
  const known = { method: checkout.paymentMethod, buyer };
  return presentOrder(await completePlaced(tx, written, { items, events, sums }, known));
}

function newsOf(orderId: number, received: readonly ReceivedAtOnce[]): NewAnnouncement[] {
  const payments = received.map(({ paymentId }) => ({
    name: 'payment.received' as const,
    payload: { orderId, paymentId },
  }));
  return [{ name: 'order.placed', payload: { orderId } }, ...payments];
}

function ownerOf({ user, sessionId }: PlaceOrderRequest): CartOwner {
  return user ? { customerId: user.id, sessionId: null } : { customerId: null, sessionId };
}
