import type { z } from 'zod';
import type { User } from '#features/accounts/contract.ts';
import { confirmPassword, listAddresses, listSessions } from '#features/accounts/server/door.ts';
import { listAlertsOf } from '#features/alerts/server/door.ts';
import { listCartLines } from '#features/cart/server/door.ts';
import { readCredit } from '#features/credit/server/door.ts';
import { findFactors } from '#features/factors/server/door.ts';
import { listWrittenBy } from '#features/messages/server/door.ts';
import { listEveryNotification } from '#features/notifications/server/door.ts';
import { exportOwnOrders } from '#features/orders/server/door.ts';
import type { exportAnswer } from '#features/profile/contract.ts';
import { exportLists } from '#features/projects/server/door.ts';
import { listQuotes } from '#features/quotes/server/door.ts';
import { listOwnReturns } from '#features/returns/server/door.ts';
import { findRewards, listRewardTransactions } from '#features/rewards/server/door.ts';
import { listEventsOf, recordSecurityEvent } from '#features/security/server/door.ts';
import type { AppContext } from '#platform/app-context.ts';

/** Everything that the shop stores about a customer (decision A12); requires the password again. */
export async function exportData(
  context: AppContext,
  user: User,
  password: string,
  address: string,
): Promise<z.input<typeof exportAnswer>> {
  await confirmPassword(context, user.id, password, address);
  const { db } = context;
  const event = { kind: 'own_data_exported', userId: user.id } as const;
  await db.transaction((tx) => recordSecurityEvent(tx, event, context.clock.now()));
  const [addresses, orders, returns, rewards, transactions, cart, bell, written, quotes, alerts, credit, ...security] =
    await Promise.all([
      listAddresses(db, user.id),
      exportOwnOrders(db, user.id),
      listOwnReturns(db, user.id),
      findRewards(db, user.id),
      listRewardTransactions(db, user.id),
      listCartLines(db, { customerId: user.id, sessionId: null }),
      listEveryNotification(db, user.id),
      listWrittenBy(db, user.id),
      listQuotes(context, { customerId: user.id, limit: 10_000 }),
      listAlertsOf(db, user.email),
      readCredit(db, user.id),
      findFactors(db, user.id),
      listSessions(context, { user, session: null }),
      listEventsOf(db, user.id),
      exportLists(db, user.id),
    ]);
  const [secondFactor, signIns, securityEvents, projectLists] = security;
  return {
    exportedAt: context.clock.now().toISOString(),
    account: user,
    secondFactor,
    signIns: signIns.map(({ isThis: _, ...signIn }) => signIn),
    securityEvents,
    addresses,
    orders,
    returns,
    rewards,
    rewardTransactions: transactions,
    credit,
    cart: cart.map(({ id, productId, quantity, addedAt }) => ({ id, productId, quantity, addedAt })),
    notifications: bell.map(({ announcementId: _, userId: __, ...notification }) => notification),
    projectLists,
    quotes: quotes.items,
    stockAlerts: alerts,
    messages: written.map(({ id, name, email, phone, subject, message, createdAt }) => ({
      ...{ id, name, email, phone, subject, message, createdAt },
    })),
  };
}
