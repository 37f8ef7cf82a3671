import type { OrderOutline } from '#features/orders/changed-order.ts';
import { isEstimate, onDay } from '#features/orders/expected-day.ts';
import type { PlaceOrder } from '#features/orders/forms.ts';
import { refuse } from '#platform/refusal.ts';
import { formatPounds, toDecimal } from '#values/money.ts';
import type { Checkout } from './check-checkout.ts';
import type { PricedOrder } from './price-order.ts';

type Priced = { priced: PricedOrder; checkout: Checkout };

/**
 * Throws 'changed' when the order would cost or promise anything else than the buyer saw (decision C4). The answer carries what
 * was expected and the order as it would be now, for the page to show beside each other.
 */
export function refuseIfChanged(body: Pick<PlaceOrder, 'expectedTotal' | 'expectedDelivery'>, placing: Priced): void {
  const { expectedTotal, expectedDelivery } = body;
  const { totals, arrivesOn } = placing.priced;
  const { deliveryAddress } = placing.checkout;
  const isOtherTotal = expectedTotal != null && expectedTotal !== totals.grandTotal;
  const isOtherDay = expectedDelivery != null && expectedDelivery !== arrivesOn;
  if (!isOtherTotal && !isOtherDay) return;
  const sentences = [
    isOtherTotal && `The total is now ${formatPounds(totals.grandTotal)}, not ${formatPounds(expectedTotal)}.`,
    isOtherDay &&
      `Delivery is now ${arrivesOn ? onDay(arrivesOn, deliveryAddress) : 'without a day'}, not ${onDay(expectedDelivery, deliveryAddress)}.`,
    'Nothing was ordered or charged.',
  ];
  const expected = {
    total: expectedTotal == null ? null : toDecimal(expectedTotal),
    delivery: expectedDelivery ?? null,
  };
  throw refuse('changed', sentences.filter(Boolean).join(' '), {
    extra: { changed: { expected, now: outlineOfPriced(placing) } },
  });
}

/** What an order is, or would be, in outline. */
export function outlineOfPriced({ priced: { lines, totals, arrivesOn }, checkout }: Priced): OrderOutline {
  return {
    lines: lines.map(({ productId, productName, quantity, unitPrice, isService }) => ({
      ...{ productId, productName, quantity },
      ...(isService && { isService: true as const }),
      unitPrice: toDecimal(unitPrice),
      totalPrice: toDecimal(unitPrice * quantity),
    })),
    points: checkout.points,
    discount: toDecimal(totals.discount),
    deliveryMethod: checkout.deliveryMethod.name,
    deliveryFee: toDecimal(totals.deliveryFee),
    deliveryOn: arrivesOn,
    ...(isEstimate(checkout.deliveryAddress) && { isAbout: true as const }),
    vatRate: toDecimal(totals.vatRate),
    vatAmount: toDecimal(totals.vatAmount),
    grandTotal: toDecimal(totals.grandTotal),
  };
}
