import type { CardOrder, CardOrders, LockedOrder } from '#features/payments/server/door.ts';
import type { Transaction } from '#platform/database.ts';
import { findOrderRow, lockOrderRow, type OrderRow } from '../listing/load-orders.ts';
import { confirmOrder } from '../placing/confirm-order.ts';
import { giveUpOrder } from './give-up-order.ts';
import { raiseVersion, receivePayment } from './receive-payment.ts';
import { refundOrder } from './refund-order.ts';
import { settleOrder } from './settle-order.ts';

/** Implements what card payments need of the orders (docs/decisions/0043-payments-own-cards.md). */
export const cardOrders: CardOrders = {
  find: async (db, orderId) => {
    const row = await findOrderRow(db, orderId);
    return row ? describe(row) : null;
  },
  lock: async (tx, orderId) => {
    const row = await lockOrderRow(tx, orderId);
    return row ? locked(tx, row) : null;
  },
};

function describe({ id, orderNumber, email, grandTotal, deposit, status, paymentMethodId }: OrderRow): CardOrder {
  const path = `/orders/${orderNumber}`;
  return { id, orderNumber, path, email, grandTotal, deposit, isCancelled: status === 'cancelled', paymentMethodId };
}

function locked(tx: Transaction, row: OrderRow): LockedOrder {
  return {
    ...describe(row),
    confirm: async (at) => {
      await confirmOrder(tx, row, at);
    },
    receive: async (money, at) => {
      await receivePayment(tx, row, { ...money, provider: 'stripe' }, at);
    },
    recordRefund: async (refund, at) => {
      const { paymentId } = await refundOrder(tx, row, { ...refund, isDone: true }, at);
      return paymentId;
    },
    giveUp: (at) => giveUpOrder(tx, row, at),
    settle: async (at) => {
      await settleOrder(tx, row, at);
    },
    raiseVersion: async () => {
      await raiseVersion(tx, row);
    },
  };
}
