import type { FillIns } from '#platform/mailer.ts';
import type { OrderRow } from '../listing/load-orders.ts';
import { findOrderRow } from '../listing/load-orders.ts';
import { accessKeyOf } from '../placing/access-key.ts';

export type OrderTemplate = 'order-receipt' | 'order-status' | 'order-return' | 'order-payment';

/** The placeholder for the guest's key in the stored e-mail. */
const KEY_PLACEHOLDER = '--key-of-this-order--';

/** The path of the order's page; for a guest with a placeholder, which the sender replaces by the key (decision E7). */
export function orderPath({ orderNumber, accessKeyHash }: OrderRow): string {
  return `/orders/${orderNumber}${accessKeyHash ? `?key=${KEY_PLACEHOLDER}` : ''}`;
}

/** The cause of an e-mail, which names the order for the sender; the e-mail's text could contain forged numbers. */
export function causeOf(announcementId: number, orderId: number, template: OrderTemplate): string {
  return `announcement:${announcementId}:order:${orderId}:${template}`;
}

const fillInKey: FillIns[string] = async ({ db }, { cause }) => {
  const orderId = Number(/:order:(\d+):/.exec(cause ?? '')?.[1] ?? 0);
  const order = await findOrderRow(db, orderId);
  const values: Record<string, string> = {};
  if (order?.accessKeyHash) values[KEY_PLACEHOLDER] = await accessKeyOf(db, order.orderNumber);
  return values;
};

export const orderFillIns: FillIns & Record<OrderTemplate, unknown> = {
  'order-receipt': fillInKey,
  'order-status': fillInKey,
  'order-return': fillInKey,
  'order-payment': fillInKey,
};
