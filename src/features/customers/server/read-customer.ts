import { listAddresses } from '#features/accounts/server/door.ts';
import { readCredit } from '#features/credit/server/door.ts';
import { findRefusal } from '#features/emails/server/door.ts';
import { listMessagesOf } from '#features/messages/server/door.ts';
import { areRefundsForAdmins, latestOrders } from '#features/orders/server/door.ts';
import { findRewards, latestRewardTransactions } from '#features/rewards/server/door.ts';
import type { Database } from '#platform/database.ts';
import { refuse } from '#platform/refusal.ts';
import type { WholeCustomer } from '../contract.ts';
import { readCustomers } from './find-customers.ts';

const SHOWN = 20;

/** One customer with orders, points, addresses and messages. Throws `not_found`. */
export async function readCustomer(db: Database, id: number): Promise<WholeCustomer> {
  const [customer] = await readCustomers(db, { q: undefined, sort: 'newest', id }, { from: 0, most: 1 });
  if (!customer) throw refuse('not_found', 'There is no such customer.');
  const [addresses, latest, rewards, transactions, messages, credit, mailRefusal] = await Promise.all([
    listAddresses(db, id),
    latestOrders(db, id, SHOWN),
    findRewards(db, id),
    latestRewardTransactions(db, id, SHOWN),
    listMessagesOf(db, { customerId: id, email: customer.email }, SHOWN),
    readCredit(db, id),
    findRefusal(db, customer.email),
  ]);
  return {
    ...customer,
    level: rewards?.membershipLevel ?? 'bronze',
    totalEarned: rewards?.totalEarned ?? 0,
    credit,
    mailRefusal,
    areRefundsForAdmins: await areRefundsForAdmins(db),
    latestOrders: latest.map(({ orderNumber, orderDate, status, paymentStatus, grandTotal, due, dueOn }) => ({
      ...{ orderNumber, orderDate, status, paymentStatus, grandTotal, due, dueOn },
    })),
    addresses,
    messages,
    transactions: transactions.map((row) => ({ ...row, transactionDate: row.transactionDate.toISOString() })),
  };
}
