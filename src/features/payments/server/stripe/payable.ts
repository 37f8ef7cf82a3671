import { askedOf } from '#features/payments/ledger-sums.ts';
import type { Config } from '#platform/config.ts';
import type { Transaction } from '#platform/database.ts';
import { refuse } from '#platform/refusal.ts';
import type { Pence } from '#values/money.ts';
import { sumPayments } from '../ledger/list-payments.ts';
import { findPaymentMethod, providerOf } from '../methods/payment-methods.ts';
import type { LockedOrder } from './card-orders.ts';
import { cardsAway, missingStripeKeys } from './client.ts';

/** The amount of an order that is asked for now. Throws `conflict` or `cards_away` when it cannot be paid by card. */
export async function demandPayable(tx: Transaction, config: Config, order: LockedOrder): Promise<Pence> {
  const due = askedOf(order, await sumPayments(tx, order.id));
  if (due === 0) throw refuse('conflict', 'This order is paid already: there is nothing left to pay.');
  if (order.isCancelled) {
    throw refuse('conflict', 'This order was cancelled, so it can no longer be paid. Order the items again.');
  }
  const method = order.paymentMethodId === null ? null : await findPaymentMethod(tx, order.paymentMethodId);
  if (!method || providerOf(method) !== 'stripe') {
    throw refuse('conflict', 'This order is not paid by card. Its page says how to pay it.');
  }
  if (missingStripeKeys(config).length > 0) throw cardsAway();
  return due;
}
