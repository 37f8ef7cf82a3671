import { usualAddress } from '#features/accounts/usual-address.ts';
import type { DeliveryOption } from '#features/delivery/contract.ts';
import { feeOf } from '#features/delivery/screens/delivery-method-cards.tsx';
import { type OrderTotals, subtotalOf, totals, vatRateFor } from '#features/orders/order-totals.ts';
import type { Buyer } from '#features/orders/staff-contract.ts';
import type { MoneyRow } from '#ui/money-rows.tsx';
import { formatPounds, type Pence, toBasisPoints, toPence } from '#values/money.ts';
import type { Problem } from '#values/problem.ts';
import { typedAmount } from '#web/forms/typed-amount.ts';
import { amountUpTo, creditIn, creditSpent } from '../account-credit.tsx';
import { addressIn, chosenIn, expectedIn, NOT_CHOSEN } from '../form-parts.ts';
import { wishesIn } from '../wished-days.ts';
import { fittingToSend, type PhoneFitting, type PhoneService } from './phone-fitting.ts';

/** A line of a phone order. */
export interface PhoneLine {
  productId: number;
  name: string;
  /** The current price ex VAT; the server prices the order again. */
  price: string;
  quantity: number;
  /** The stock when the product was looked up. */
  stock: number;
}

/** Says how much of a line is in stock, and whether that is too little. */
export function stockOfLine({ quantity, stock }: Pick<PhoneLine, 'quantity' | 'stock'>) {
  if (stock <= 0) return { says: 'Sold out', isShort: true };
  if (quantity > stock) return { says: `Only ${stock.toLocaleString('en-GB')} in stock`, isShort: true };
  return { says: `${stock.toLocaleString('en-GB')} in stock`, isShort: false };
}

interface ToTotal {
  lines: readonly PhoneLine[];
  services: readonly PhoneService[];
  method: DeliveryOption | undefined;
  address: { country: string; postcode: string };
  storeRate: string;
}

/** The totals of the order, calculated as the server does. */
export function phoneTotals({ lines, services, method, address, storeRate }: ToTotal): OrderTotals {
  const goods = lines.map(({ price, quantity }) => ({ unitPrice: toPence(price), quantity }));
  return totals({
    lines: [...goods, ...services],
    discountPence: 0,
    deliveryFeePence: method ? feeOf(method, subtotalOf(goods)) : 0,
    vatRate: vatRateFor(method?.isCollection ? null : address, toBasisPoints(storeRate)),
  });
}

/** The body of `POST /api/orders/phone` from the form, unchecked: the server validates it. */
export function phoneOrderOf(
  form: FormData,
  lines: readonly PhoneLine[],
  { buyer, method, fitting }: { buyer: Buyer | null; method: DeliveryOption | undefined; fitting: PhoneFitting },
) {
  const text = (name: string) => String(form.get(name) ?? '');
  const savedId = chosenIn(form, 'deliveryAddressId');
  const written = savedId === undefined ? addressIn(form, 'deliveryAddress') : undefined;
  // For Collection, the address in the form is the billing address.
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
    credit: buyer ? creditIn(form) : undefined,
    paidNow: text('amount') ? { amount: typedAmount(text('amount')), reference: text('reference') } : null,
    fitting: fittingToSend(fitting, wishesIn(form)?.wishes ?? []),
    ...expectedIn(form),
  };
}

/** What credit and a payment at once take off the total, and what is still due; no rows when neither is typed. */
export function stillDueRows(values: Record<string, string>, held: Pence, grandTotal: Pence): MoneyRow[] {
  const credit = creditSpent(values.credit, held, grandTotal);
  const paid = amountUpTo(values.amount, grandTotal - credit);
  if (credit + paid === 0) return [];
  return [
    ...(credit > 0 ? [{ label: 'Account credit', value: formatPounds(-credit) }] : []),
    ...(paid > 0 ? [{ label: 'Paid now', value: formatPounds(-paid) }] : []),
    { label: 'Still due', value: formatPounds(grandTotal - credit - paid), strong: true },
  ];
}

/** The errors of a refused order by form field: of whichever address, of the payment at once, and of the goods. */
export function phoneErrors({ errors, detail, shortages }: Problem): Problem['errors'] {
  if (!errors) return shortages ? { items: [detail] } : undefined;
  const fieldOf = (name: string) =>
    name
      .replace(/^billingAddress/, 'deliveryAddress')
      .replace(/^items\..*/, 'items')
      .replace(/^paidNow\./, '');
  return Object.fromEntries(Object.entries(errors).map(([name, messages]) => [fieldOf(name), messages]));
}

/** Whether any text field is filled in. */
export function isWritten(values: Record<string, string>): boolean {
  return Object.entries(values).some(([name, value]) => !CHOSEN.includes(name) && value.trim() !== '');
}

// Chosen and searched for, not written.
const CHOSEN = [
  'deliveryAddress.country',
  'deliveryAddressId',
  'deliveryMethodId',
  'paymentMethodId',
  'customerId',
  'items',
];

/** The buyer's most likely delivery address. */
export function usualAddressId(buyer: Buyer | null): string {
  const usual = usualAddress(buyer?.addresses ?? []);
  return usual ? String(usual.id) : 'new';
}
