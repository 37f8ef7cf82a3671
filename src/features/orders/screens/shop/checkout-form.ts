import type { Address, Session } from '#features/accounts/contract.ts';
import { HOME_COUNTRY } from '#features/accounts/countries.ts';
import type { DeliveryMethod } from '#features/delivery/contract.ts';
import type { PaymentMethod } from '#features/payments/contract.ts';
import type { Problem } from '#values/problem.ts';
import { addressIn, chosenIn, NOT_CHOSEN } from '../form-parts.ts';

/** What stands in the checkout's fields, by their names. Card details are never part of it. */
export type CheckoutValues = Record<string, string>;

const NEVER_KEPT = /^(testCard\.|idempotencyKey$)/;

/** The fields of the form as they stand, without what must not be kept. */
export function readValues(form: FormData): CheckoutValues {
  return Object.fromEntries(
    [...form].flatMap(([name, value]) => (NEVER_KEPT.test(name) || typeof value !== 'string' ? [] : [[name, value]])),
  );
}

/** The form as it is given back when it was not sent or not accepted: what was typed, and the key that orders once. */
export function readTyped(form: FormData): { fields: CheckoutValues; idempotencyKey: string } {
  return { fields: readValues(form), idempotencyKey: String(form.get('idempotencyKey') ?? '') };
}

/** What to do when the connection broke while an order was on its way. */
export const ORDER_MAY_HAVE_ARRIVED =
  'Check your connection and press the button again. An order that did arrive is not placed a second time.';

type ToStartWith = {
  user: Session['user'];
  addresses: readonly Address[];
  deliveryMethods: readonly DeliveryMethod[];
  paymentMethods: readonly PaymentMethod[];
};

/** The checkout before anything is typed: what we know of the customer, and the first way of delivery. */
export function startingValues({ user, addresses, deliveryMethods, paymentMethods }: ToStartWith): CheckoutValues {
  const saved = addresses.find((address) => address.isDefault) ?? addresses[0];
  const [onlyMethod, another] = paymentMethods;
  return {
    email: user?.email ?? '',
    deliveryAddressId: saved ? String(saved.id) : 'new',
    'deliveryAddress.country': HOME_COUNTRY,
    'deliveryAddress.firstName': user?.firstName ?? '',
    'deliveryAddress.lastName': user?.lastName ?? '',
    'deliveryAddress.company': user?.companyName ?? '',
    'deliveryAddress.phoneNumber': user?.phoneNumber ?? '',
    deliveryMethodId: String(deliveryMethods[0]?.id ?? ''),
    billingAddressId: 'same',
    'billingAddress.country': HOME_COUNTRY,
    paymentMethodId: onlyMethod && !another ? String(onlyMethod.id) : '',
  };
}

/** The body of `POST /api/orders` that a filled-in form means. The server alone judges it. */
export function placeOrderOf(form: FormData) {
  const text = (name: string) => String(form.get(name) ?? '');
  const deliveryAddressId = chosenIn(form, 'deliveryAddressId');
  const billingAddressId = chosenIn(form, 'billingAddressId');
  const paysByTestCard = text('testCardMethodId') !== '' && text('testCardMethodId') === text('paymentMethodId');
  const card = { number: text('testCard.number'), expiry: text('testCard.expiry'), cvc: text('testCard.cvc') };
  const hasCard = Object.values(card).some(Boolean);
  return {
    email: text('email'),
    deliveryMethodId: chosenIn(form, 'deliveryMethodId') ?? NOT_CHOSEN,
    deliveryAddressId,
    deliveryAddress: deliveryAddressId === undefined ? addressIn(form, 'deliveryAddress') : undefined,
    billingAddressId,
    billingAddress: text('billingAddressId') === 'new' ? addressIn(form, 'billingAddress') : undefined,
    paymentMethodId: chosenIn(form, 'paymentMethodId') ?? NOT_CHOSEN,
    redeemPoints: text('redeemPoints').trim() ? Number(text('redeemPoints')) : undefined,
    notes: text('notes'),
    purchaseOrderNumber: text('purchaseOrderNumber'),
    accountsEmail: text('accountsEmail'),
    siteContact: { name: text('siteContact.name'), phone: text('siteContact.phone'), email: text('siteContact.email') },
    testCard: paysByTestCard && hasCard ? card : undefined,
  };
}

const MISSING_CHOICES = { deliveryMethodId: 'Choose a delivery method', paymentMethodId: 'Choose a payment method' };

/** A refusal in which what was never chosen is called missing, not closed. */
export function namingMissingChoices(problem: Problem, form: FormData): Problem {
  const missing = Object.entries(MISSING_CHOICES).filter(([field]) => problem.errors?.[field] && !form.get(field));
  return { ...problem, errors: { ...problem.errors, ...Object.fromEntries(missing.map(([f, text]) => [f, [text]])) } };
}
