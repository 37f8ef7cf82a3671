import type { User } from '#features/accounts/contract.ts';
import type { AssistantAnswer } from '#features/assistant/contract.ts';
import type { AppContext } from '#platform/app-context.ts';
import { NOTHING } from '../asked.ts';

const MOST_ORDERS = 3;

/** Lists a customer's orders; api.ts supplies it, because orders is a feature to the right. */
export type OwnOrders = (context: AppContext, customerId: number) => Promise<AssistantAnswer['orders']>;

/** A customer's own orders; a visitor is told how to find one. */
export async function tellOrders(
  context: AppContext,
  user: User | null,
  orderNumber: string | null,
  ownOrders: OwnOrders,
): Promise<AssistantAnswer> {
  if (!user) {
    const reply = `Please log in to see your orders here, or track ${orderNumber ? `${orderNumber} by that number` : ONE}.`;
    return { ...NOTHING, reply, ways: ['login', 'track'] };
  }
  const all = await ownOrders(context, user.id);
  const orders = orderNumber ? all.filter((order) => order.orderNumber === orderNumber) : all.slice(0, MOST_ORDERS);
  if (orders.length > 0) {
    const many = all.length > orders.length && !orderNumber ? 'Your latest orders:' : 'Your orders:';
    return { ...NOTHING, reply: orders.length === 1 ? 'Your order:' : many, orders, ways: ['track'] };
  }
  const reply = orderNumber
    ? `There is no order ${orderNumber} in your account.`
    : 'There are no orders in your account yet.';
  return { ...NOTHING, reply, ways: ['track', 'person'] };
}

// Not 'in the e-mail': a shop without a mail server has sent none.
const ONE = 'one by its number: it stands on the page that thanked you for the order, and on its documents';
