import type { Address } from '#features/accounts/contract.ts';
import { HOME_COUNTRY } from '#features/accounts/countries.ts';
import type { CartFitting, CartLine } from '#features/cart/contract.ts';
import { productShown } from '#features/cart/unknown-product.ts';
import type { DeliveryOption } from '#features/delivery/contract.ts';
import { feeOf } from '#features/delivery/screens/delivery-method-cards.tsx';
import { type OrderTotals, subtotalOf, totals, vatRateFor } from '#features/orders/order-totals.ts';
import { valueOfPoints } from '#features/rewards/points.ts';
import { pointsIn, wrongInPoints } from '#features/rewards/redeemable.ts';
import { type Pence, toBasisPoints, toPence } from '#values/money.ts';
import type { CheckoutValues } from './checkout-form.ts';

type ToTotal = {
  values: CheckoutValues;
  lines: readonly CartLine[];
  fitting?: CartFitting | undefined;
  method: DeliveryOption | undefined;
  addresses: readonly Address[];
  /** The customer's point balance. */
  points: number;
  /** The store's VAT rate in percent, `"20.00"`. */
  storeRate: string;
};

/** The totals of the order so far, calculated as the server does. */
export function checkoutTotals({ values, lines, fitting, method, ...shop }: ToTotal): OrderTotals {
  const { addresses, points, storeRate } = shop;
  const goods = lines.map((line) => ({ unitPrice: toPence(productShown(line).price), quantity: line.quantity }));
  const priced = [...goods, ...serviceLines(fitting)];
  const subtotal = subtotalOf(priced);
  return totals({
    lines: priced,
    discountPence: valueOfPoints(redeemedPoints({ values, points, subtotal })),
    deliveryFeePence: method ? feeOf(method, subtotalOf(goods)) : 0,
    vatRate: vatRateFor(method?.isCollection ? null : destinationOf(values, addresses), toBasisPoints(storeRate)),
  });
}

/** What the goods of a cart cost ex VAT, by which a delivery is free. */
export function goodsTotal(lines: readonly CartLine[]): Pence {
  return subtotalOf(lines.map((line) => ({ unitPrice: toPence(productShown(line).price), quantity: line.quantity })));
}

/** The services of a cart as lines; what is by quote adds nothing to the sums. */
export function serviceLines(fitting: CartFitting | undefined) {
  const survey = fitting?.survey && { name: fitting.survey.name, quantity: 1, unitPrice: fitting.survey.price };
  const lines = [...(fitting?.lines ?? []), ...(survey ? [survey] : [])];
  return lines.map(({ name, quantity, unitPrice }) => ({
    ...{ name, quantity, unitPrice: toPence(unitPrice ?? 0) },
    isByQuote: unitPrice === null,
  }));
}

// Points that the server would refuse take nothing off here either.
export function redeemedPoints({ values, points, subtotal }: Pick<ToTotal, 'values' | 'points'> & { subtotal: Pence }) {
  const typed = pointsIn(values.redeemPoints);
  return wrongInPoints(typed, { held: points, subtotal }) ? 0 : typed;
}

/** The destination, which decides the VAT: a saved address, or the one typed so far. */
export function destinationOf(values: CheckoutValues, addresses: readonly Address[]) {
  const saved = addresses.find((address) => String(address.id) === values.deliveryAddressId);
  if (saved) return saved;
  return {
    country: values['deliveryAddress.country'] || HOME_COUNTRY,
    postcode: values['deliveryAddress.postcode'] ?? '',
  };
}

/** Whether the buyer pays from the home country, as far as the address of the bill tells. */
export function paysFromHome(values: CheckoutValues, addresses: readonly Address[], isCollection: boolean): boolean {
  const { billingAddressId } = values;
  const saved = addresses.find(({ id }) => String(id) === billingAddressId);
  const typed = billingAddressId === 'new' ? values['billingAddress.country'] : undefined;
  const delivered = isCollection ? undefined : destinationOf(values, addresses).country;
  return (saved?.country ?? typed ?? delivered ?? HOME_COUNTRY) === HOME_COUNTRY;
}
