import type { FormEvent } from 'react';
import type { Address, Session } from '#features/accounts/contract.ts';
import { HOME_COUNTRY } from '#features/accounts/countries.ts';
import { usualAddress } from '#features/accounts/usual-address.ts';
import type { CartFitting } from '#features/cart/contract.ts';
import type { DeliveryPlan } from '#features/delivery/contract.ts';
import type { OrderOutline } from '#features/orders/changed-order.ts';
import type { PaymentMethod } from '#features/payments/contract.ts';
import { pointsIn } from '#features/rewards/redeemable.ts';
import type { Problem } from '#values/problem.ts';
import { creditIn } from '../account-credit.tsx';
import { readSeen } from '../changed-rows.ts';
import { addressIn, chosenIn, expectedIn, NOT_CHOSEN, onceKeyIn } from '../form-parts.ts';
import { wishesIn } from '../wished-days.ts';

/** The values of the checkout's fields by name, without card details. */
export type CheckoutValues = Record<string, string>;

// Neither card details nor what the page itself says of the order and its form.
const NEVER_STORED = /^(testCard\.|(idempotencyKey|formProof|expectedTotal|expectedDelivery|seen|agreed|account)$)/;

/** The values of the form's fields, without those that must not be stored. */
export function readValues(form: FormData): CheckoutValues {
  return Object.fromEntries(
    [...form].flatMap(([name, value]) => (NEVER_STORED.test(name) || typeof value !== 'string' ? [] : [[name, value]])),
  );
}

/** A form that was not sent or not accepted: what was typed, the key that orders once, and what the page had shown. */
export interface TypedCheckout {
  fields: CheckoutValues;
  idempotencyKey: string;
  seen: OrderOutline | null;
  /** What is offered for the address that was typed, where the server has looked it up, and what fitting costs there. */
  plan?: DeliveryPlan;
  fitting?: CartFitting | undefined;
}

export function readTyped(form: FormData): TypedCheckout {
  const text = (name: string) => String(form.get(name) ?? '');
  return { fields: readValues(form), idempotencyKey: onceKeyIn(form), seen: readSeen(text('seen')) };
}

/** Shown when the connection broke while an order was being sent. */
export const ORDER_MAY_HAVE_ARRIVED =
  'Check your connection and press the button again. An order that did arrive is not placed a second time.';

type ToStartWith = { user: Session['user']; addresses: readonly Address[]; paymentMethods: readonly PaymentMethod[] };

/** The checkout before anything is typed: what we know of the customer. */
export function startingValues({ user, addresses, paymentMethods }: ToStartWith): CheckoutValues {
  const [onlyMethod, another] = paymentMethods;
  return {
    email: user?.email ?? '',
    ...startOf(addresses),
    'deliveryAddress.country': HOME_COUNTRY,
    'deliveryAddress.firstName': user?.firstName ?? '',
    'deliveryAddress.lastName': user?.lastName ?? '',
    'deliveryAddress.company': user?.companyName ?? '',
    'deliveryAddress.phoneNumber': user?.phoneNumber ?? '',
    // The method that the plan begins with, which follows the address until the buyer chooses one.
    deliveryMethodId: '',
    billingAddressId: 'same',
    'billingAddress.country': HOME_COUNTRY,
    paymentMethodId: onlyMethod && !another ? String(onlyMethod.id) : '',
  };
}

/**
 * The values after the form has changed at a field; hidden fields retain theirs. The method counts as chosen once the buyer has chosen
 * it, and not because it is the one that the page shows.
 */
export function valuesAfter(
  before: CheckoutValues,
  now: CheckoutValues,
  { changed, shownMethod }: { changed: string; shownMethod: number | undefined },
): CheckoutValues {
  const isChosen =
    before.deliveryMethodId !== '' ||
    changed === 'deliveryMethodId' ||
    now.deliveryMethodId !== String(shownMethod ?? '');
  return { ...before, ...now, deliveryMethodId: (isChosen && now.deliveryMethodId) || before.deliveryMethodId || '' };
}

/** Reads a change of the form. Call it while the event is handled: what it answers makes the values before those after. */
export function changeIn(event: FormEvent<HTMLFormElement>, shownMethod: number | undefined) {
  const now = readValues(new FormData(event.currentTarget));
  const changed = (event.target as unknown as HTMLInputElement).name;
  return (before: CheckoutValues) => valuesAfter(before, now, { changed, shownMethod });
}

/** The address that the checkout begins with, as its form says it. */
export function startOf(addresses: readonly Address[]): CheckoutValues {
  const saved = usualAddress(addresses);
  return { deliveryAddressId: saved ? String(saved.id) : 'new' };
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
    redeemPoints: text('redeemPoints').trim() ? pointsIn(text('redeemPoints')) : undefined,
    credit: creditIn(form),
    notes: text('notes'),
    purchaseOrderNumber: text('purchaseOrderNumber'),
    accountsEmail: text('accountsEmail'),
    siteContact: { name: text('siteContact.name'), phone: text('siteContact.phone'), email: text('siteContact.email') },
    fitting: wishesIn(form),
    testCard: paysByTestCard && hasCard ? card : undefined,
    ...expectedIn(form),
  };
}

const MISSING_CHOICES = { deliveryMethodId: 'Choose a delivery method', paymentMethodId: 'Choose a payment method' };

/** Words the errors of choices that were never made as missing instead of closed. */
export function namingMissingChoices(problem: Problem, form: FormData): Problem {
  const missing = Object.entries(MISSING_CHOICES).filter(([field]) => problem.errors?.[field] && !form.get(field));
  return { ...problem, errors: { ...problem.errors, ...Object.fromEntries(missing.map(([f, text]) => [f, [text]])) } };
}
