import type { DeliveryMethod } from '#features/delivery/contract.ts';
import { feeOf } from '#features/delivery/screens/delivery-method-cards.tsx';
import { type OrderTotals, subtotalOf, totals, vatRateFor } from '#features/orders/order-totals.ts';
import type { Buyer } from '#features/orders/staff-contract.ts';
import { toBasisPoints, toPence } from '#values/money.ts';
import { addressIn, chosenIn, NOT_CHOSEN } from '../form-parts.ts';

/** A line of an order that is being taken down. */
export interface PhoneLine {
  productId: number;
  name: string;
  /** Ex VAT, as the shop has it now; the server prices again. */
  price: string;
  quantity: number;
  /** How many the shop had when it was looked up. */
  stock: number;
}

/** What there is to say about a line's stock, and whether it stands in the way of the order. */
export function stockOfLine({ quantity, stock }: Pick<PhoneLine, 'quantity' | 'stock'>) {
  if (stock <= 0) return { says: 'Sold out', isShort: true };
  if (quantity > stock) return { says: `Only ${stock.toLocaleString('en-GB')} in stock`, isShort: true };
  return { says: `${stock.toLocaleString('en-GB')} in stock`, isShort: false };
}

interface ToTotal {
  lines: readonly PhoneLine[];
  method: DeliveryMethod | undefined;
  address: { country: string; postcode: string };
  storeRate: string;
}

/** What the order will cost, to be told on the phone, by the same sums that the server charges by. */
export function phoneTotals({ lines, method, address, storeRate }: ToTotal): OrderTotals {
  const priced = lines.map(({ price, quantity }) => ({ unitPrice: toPence(price), quantity }));
  return totals({
    lines: priced,
    discountPence: 0,
    deliveryFeePence: method ? feeOf(method, subtotalOf(priced)) : 0,
    vatRate: vatRateFor(method?.isCollection ? null : address, toBasisPoints(storeRate)),
  });
}

/** The body of `POST /api/orders/phone` that the form means. The server alone judges it. */
export function phoneOrderOf(
  form: FormData,
  lines: readonly PhoneLine[],
  buyer: Buyer | null,
  method: DeliveryMethod | undefined,
) {
  const text = (name: string) => String(form.get(name) ?? '');
  const savedId = chosenIn(form, 'deliveryAddressId');
  const written = savedId === undefined ? addressIn(form, 'deliveryAddress') : undefined;
  // Who collects has no delivery address; what was asked for then is where the invoice goes.
  const isCollected = method?.isCollection === true;
  return {
    customerId: buyer?.id,
    email: buyer ? undefined : text('email'),
    items: lines.map(({ productId, quantity }) => ({ productId, quantity })),
    deliveryMethodId: chosenIn(form, 'deliveryMethodId') ?? NOT_CHOSEN,
    ...(isCollected
      ? { billingAddressId: savedId, billingAddress: written }
      : { deliveryAddressId: savedId, deliveryAddress: written }),
    paymentMethodId: chosenIn(form, 'paymentMethodId') ?? NOT_CHOSEN,
    notes: text('notes'),
    purchaseOrderNumber: text('purchaseOrderNumber'),
  };
}

/** Errors by the names that the form's fields have, whichever address they were about. */
export function phoneErrors(errors: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors).map(([field, message]) => [
      field.replace(/^billingAddress/, 'deliveryAddress').replace(/^items\..*/, 'items'),
      message,
    ]),
  );
}

/** Whether anything was written down yet, beyond what is chosen with a click. */
export function isWritten(values: Record<string, string>): boolean {
  return Object.entries(values).some(([name, value]) => !CHOSEN.includes(name) && value.trim() !== '');
}

const CHOSEN = ['deliveryAddress.country', 'deliveryAddressId', 'deliveryMethodId', 'paymentMethodId'];

/** The address that an order of this buyer would most likely go to. */
export function usualAddressId(buyer: Buyer | null): string {
  const deliveries = buyer?.addresses.filter(({ type }) => type === 'shipping') ?? [];
  const usual = deliveries.find(({ isDefault }) => isDefault) ?? deliveries[0] ?? buyer?.addresses[0];
  return usual ? String(usual.id) : 'new';
}
