import { eq } from 'drizzle-orm';
import { type DeliveryMethodRow, demandOffered, getDeliveryMethod } from '#features/delivery/server/door.ts';
import { deliveryMethods } from '#features/delivery/tables.ts';
import type { PlaceOrder } from '#features/orders/forms.ts';
import { demandPayable, getPaymentMethod } from '#features/payments/server/door.ts';
import { paymentMethods } from '#features/payments/tables.ts';
import type { AppContext } from '#platform/app-context.ts';
import { compiled, type Slots } from '#platform/compiled.ts';
import type { Transaction } from '#platform/database.ts';

type Wanted = Pick<PlaceOrder, 'deliveryMethodId' | 'paymentMethodId'>;
type PaymentMethod = ReturnType<typeof demandPayable>;

/** The methods that a buyer chose. Each refuses, as an error of its field, when it is unknown or no longer offered. */
interface ChosenMethods {
  delivery(): DeliveryMethodRow | Promise<DeliveryMethodRow>;
  payment(): PaymentMethod | Promise<PaymentMethod>;
}

const bothById = compiled((db, { deliveryMethodId, paymentMethodId }: Slots<Wanted>) =>
  db
    .select({ delivery: deliveryMethods, payment: paymentMethods })
    .from(deliveryMethods)
    .innerJoin(paymentMethods, eq(paymentMethods.id, paymentMethodId))
    .where(eq(deliveryMethods.id, deliveryMethodId))
    .for('share'),
);

/** Locks both methods in one statement until the order is written, so that they are not switched off or deleted in between. */
export async function lockMethods(
  tx: Transaction,
  context: AppContext,
  { deliveryMethodId, paymentMethodId }: Wanted,
): Promise<ChosenMethods> {
  const [found] = await bothById(tx, { deliveryMethodId, paymentMethodId });
  if (found) {
    return { delivery: () => demandOffered(found.delivery), payment: () => demandPayable(context, found.payment) };
  }
  // One of them is unknown, and the other may be offered.
  return {
    delivery: () => getDeliveryMethod(tx, deliveryMethodId),
    payment: () => getPaymentMethod(context, tx, paymentMethodId),
  };
}
