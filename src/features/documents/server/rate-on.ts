import { vatRateFor } from '#features/orders/order-totals.ts';
import type { OrderRow } from '#features/orders/server/door.ts';
import { vatRateAt } from '#features/settings/server/door.ts';
import type { Transaction } from '#platform/database.ts';
import { londonDayOf } from '#values/london-day.ts';
import { type BasisPoints, toBasisPoints } from '#values/money.ts';

/** The VAT rate of an order at a tax point: the order's own, unless the shop's rate has changed since (decision C17). */
export async function rateOn(tx: Transaction, order: OrderRow, taxPoint: Date): Promise<BasisPoints> {
  const ordersOwn = toBasisPoints(order.vatRate);
  if (londonDayOf(taxPoint) === londonDayOf(order.orderDate)) return ordersOwn;
  const now = await vatRateAt(tx, taxPoint);
  if (now === (await vatRateAt(tx, order.orderDate))) return ordersOwn;
  return vatRateFor(order.deliveryAddress, now);
}
