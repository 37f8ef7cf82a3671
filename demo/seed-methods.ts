import { currencies } from '#features/currencies/tables.ts';
import { deliveryMethods } from '#features/delivery/tables.ts';
import { paymentMethods } from '#features/payments/tables.ts';
import { drivers } from '#features/tracking/tables.ts';
import type { AppContext } from '#platform/app-context.ts';
import { demoCurrencies, demoDeliveryMethods, demoDrivers, demoPaymentMethods } from './methods.ts';

export interface SeededMethods {
  deliveryIds: Record<string, number>;
  paymentIds: Record<string, number>;
  driverIds: number[];
}

/** Ways to deliver and to pay, currencies, drivers. */
export async function seedMethods({ db }: AppContext): Promise<SeededMethods> {
  const delivery = await db.insert(deliveryMethods).values(demoDeliveryMethods).returning();
  const payment = await db.insert(paymentMethods).values(demoPaymentMethods).returning();
  await db.insert(currencies).values(demoCurrencies).onConflictDoNothing();
  const driving = await db.insert(drivers).values(demoDrivers).returning();
  const idsByName = (rows: { id: number; name: string }[]) => Object.fromEntries(rows.map((row) => [row.name, row.id]));
  return {
    deliveryIds: idsByName(delivery),
    paymentIds: idsByName(payment),
    driverIds: driving.map((driver) => driver.id),
  };
}
