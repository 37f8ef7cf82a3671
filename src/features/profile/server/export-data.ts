import { asc, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { User } from '#features/accounts/contract.ts';
import { confirmPassword, listAddresses } from '#features/accounts/server/door.ts';
import { cartItems } from '#features/cart/tables.ts';
import { messages } from '#features/messages/tables.ts';
import { notifications } from '#features/notifications/tables.ts';
import { listOwnOrders } from '#features/orders/server/door.ts';
import type { exportAnswer } from '#features/profile/contract.ts';
import { listQuotes } from '#features/quotes/server/door.ts';
import { listOwnReturns } from '#features/returns/server/door.ts';
import { customerRewards, rewardTransactions } from '#features/rewards/tables.ts';
import type { AppContext } from '#platform/app-context.ts';

/** Everything that the shop stores about a customer (decision A12), after the password was given again. */
export async function exportData(
  context: AppContext,
  user: User,
  password: string,
  address: string,
): Promise<z.input<typeof exportAnswer>> {
  await confirmPassword(context, user.id, password, address);
  const { db } = context;
  const [addresses, orders, returns, [rewards], transactions, cart, bell, written, quotes] = await Promise.all([
    listAddresses(db, user.id),
    listOwnOrders(db, user.id, {}),
    listOwnReturns(db, user.id),
    db.select().from(customerRewards).where(eq(customerRewards.customerId, user.id)),
    db
      .select()
      .from(rewardTransactions)
      .where(eq(rewardTransactions.customerId, user.id))
      .orderBy(asc(rewardTransactions.id)),
    db.select().from(cartItems).where(eq(cartItems.customerId, user.id)).orderBy(asc(cartItems.id)),
    db.select().from(notifications).where(eq(notifications.userId, user.id)).orderBy(asc(notifications.id)),
    db.select().from(messages).where(eq(messages.customerId, user.id)).orderBy(asc(messages.id)),
    listQuotes(context, { customerId: user.id, limit: 10_000 }),
  ]);
  return {
    exportedAt: context.clock.now().toISOString(),
    account: user,
    addresses,
    orders,
    returns,
    rewards: rewards ?? null,
    rewardTransactions: transactions,
    cart: cart.map(({ id, productId, quantity, addedAt }) => ({ id, productId, quantity, addedAt })),
    notifications: bell.map(({ announcementId: _, userId: __, ...notification }) => notification),
    quotes: quotes.items,
    messages: written.map(({ id, name, email, phone, subject, message, createdAt }) => ({
      ...{ id, name, email, phone, subject, message, createdAt },
    })),
  };
}
