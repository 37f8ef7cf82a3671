import type { User } from '#features/accounts/contract.ts';
import { findCustomer, presentUser } from '#features/accounts/server/door.ts';
import { recordChange } from '#features/audit/server/door.ts';
import type { Order } from '#features/orders/contract.ts';
import type { PhoneOrder } from '#features/orders/staff-contract.ts';
import { PHONE_PROVIDERS } from '#features/payments/providers.ts';
import { findPaymentMethod, providerOf } from '#features/payments/server/door.ts';
import type { AppContext } from '#platform/app-context.ts';
import type { Transaction } from '#platform/database.ts';
import { refuseFields } from '#platform/refusal.ts';
import { loadWholeOrder } from '../listing/load-orders.ts';
import { lockOrder } from '../listing/lock-order.ts';
import { presentOrder } from '../listing/present-order.ts';
import { type Received, recordReceived } from '../money/record-received.ts';
import { checkCheckout } from './check-checkout.ts';
import { answerOnce } from './idempotency.ts';
import { sell } from './place-order.ts';

export interface PhoneOrderRequest {
  /** The member of staff who enters the order. */
  actor: User;
  sessionId: number;
  idempotencyKey: string;
  body: PhoneOrder;
}

/** Places an order that staff enter for a customer on the phone, with lines from the request instead of a cart. */
export async function placePhoneOrder(context: AppContext, request: PhoneOrderRequest): Promise<Order> {
  const { sessionId, idempotencyKey: key, body } = request;
  const at = context.clock.now();
  return context.db.transaction((tx) =>
    answerOnce(tx, { sessionId, key, body, at }, () => placeNow(tx, context, request, at)),
  );
}

async function placeNow(
  tx: Transaction,
  context: AppContext,
  { actor, body }: PhoneOrderRequest,
  at: Date,
): Promise<Order> {
  const { customerId, items, paidNow, ...checkoutBody } = body;
  const customer = customerId ? await readCustomer(tx, customerId) : null;
  await refuseCard(tx, checkoutBody.paymentMethodId);
  const checkout = await checkCheckout(tx, context, customer, checkoutBody);
  const order = await sell(tx, {
    user: customer,
    staff: actor,
    body: checkoutBody,
    goods: merged(items),
    checkout,
    at,
  });
  const { orderNumber, grandTotal } = order;
  await recordChange(
    tx,
    {
      actorId: actor.id,
      action: 'order.taken_by_phone',
      recordType: 'order',
      recordId: order.id,
      before: null,
      after: { orderNumber, grandTotal, customerId: customer?.id ?? null },
    },
    at,
  );
  return paidNow ? takeDeposit(tx, order.id, { ...paidNow, actor }, at) : order;
}

async function takeDeposit(tx: Transaction, orderId: number, money: Received, at: Date): Promise<Order> {
  const order = await lockOrder(tx, orderId);
  return presentOrder(await loadWholeOrder(tx, await recordReceived(tx, order, money, at)));
}

/** Only cardholders may enter card details, so staff cannot. */
async function refuseCard(tx: Transaction, paymentMethodId: number): Promise<void> {
  const method = await findPaymentMethod(tx, paymentMethodId);
  if (!method || PHONE_PROVIDERS.includes(providerOf(method))) return;
  throw refuseFields({
    paymentMethodId: ['Customers enter their card themselves. Choose a bank transfer, or payment in the store.'],
  });
}

async function readCustomer(tx: Transaction, id: number): Promise<User> {
  const customer = await findCustomer(tx, id);
  if (!customer?.isActive) throw refuseFields({ customerId: ['There is no active customer with this number'] });
  return presentUser(customer, []);
}

/** Merges lines of the same product. */
function merged(items: PhoneOrder['items']): PhoneOrder['items'] {
  const quantities = new Map<number, number>();
  for (const { productId, quantity } of items) {
    quantities.set(productId, (quantities.get(productId) ?? 0) + quantity);
  }
  return [...quantities].map(([productId, quantity]) => ({ productId, quantity }));
}
