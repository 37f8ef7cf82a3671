import { eq, sql } from 'drizzle-orm';
import type { Calendars } from '#features/delivery/promise/calendars.ts';
import {
  calendarsFrom,
  type DeliveryMethodRow,
  demandOffered,
  getDeliveryMethod,
} from '#features/delivery/server/door.ts';
import { deliveryMethods } from '#features/delivery/tables.ts';
import type { PlaceOrder } from '#features/orders/forms.ts';
import { demandPayable, getPaymentMethod } from '#features/payments/server/door.ts';
import { paymentMethods } from '#features/payments/tables.ts';
import { vatRateOn } from '#features/settings/server/door.ts';
import type { AppContext } from '#platform/app-context.ts';
import { compiled, type Slots } from '#platform/compiled.ts';
import type { Transaction } from '#platform/database.ts';
import { type LondonDay, londonDayOf } from '#values/london-day.ts';
import type { BasisPoints } from '#values/money.ts';

type Wanted = Pick<PlaceOrder, 'deliveryMethodId' | 'paymentMethodId'>;
type PaymentMethod = ReturnType<typeof demandPayable>;

/** What a sale of this day goes by, whatever is sold. */
export interface DayTerms {
  vatRate: BasisPoints;
  calendars: Calendars;
}

/** The methods that a buyer chose. Each refuses, as an error of its field, when it is unknown or no longer offered. */
interface ChosenMethods {
  /** Absent where one of them is unknown. */
  dayTerms?: DayTerms;
  delivery(): DeliveryMethodRow | Promise<DeliveryMethodRow>;
  payment(): PaymentMethod | Promise<PaymentMethod>;
}

const bothById = compiled((db, { deliveryMethodId, paymentMethodId, today }: Slots<Wanted & { today: LondonDay }>) =>
  db
    .select({
      delivery: deliveryMethods,
      payment: paymentMethods,
      dayTerms: { vatRate: vatRateOn(sql`${today}`), calendars: calendarsFrom(sql`${today}`) },
    })
    .from(deliveryMethods)
    .innerJoin(paymentMethods, eq(paymentMethods.id, paymentMethodId))
    .where(eq(deliveryMethods.id, deliveryMethodId))
    .for('share'),
);

/**
 * Locks both methods in one statement until the order is written, so that they are not switched off or deleted in between. It reads the
 * terms of the day as well.
 */
export async function lockMethods(
  tx: Transaction,
  context: AppContext,
  { deliveryMethodId, paymentMethodId }: Wanted,
): Promise<ChosenMethods> {
  const today = londonDayOf(context.clock.now());
  const [found] = await bothById(tx, { deliveryMethodId, paymentMethodId, today });
  if (found) {
    return {
      dayTerms: found.dayTerms,
      delivery: () => demandOffered(found.delivery),
      payment: () => demandPayable(context, found.payment),
    };
  }
  // One of them is unknown, and the other may be offered.
  return {
    delivery: () => getDeliveryMethod(tx, deliveryMethodId),
    payment: () => getPaymentMethod(context, tx, paymentMethodId),
  };
}
