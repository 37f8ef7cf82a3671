import type { User } from '#features/accounts/contract.ts';
import { HOME_COUNTRY } from '#features/accounts/countries.ts';
import type { DeliveryMethodRow } from '#features/delivery/server/door.ts';
import type { PlaceOrder } from '#features/orders/forms.ts';
import type { OrderAddress } from '#features/orders/tables.ts';
import type { getPaymentMethod } from '#features/payments/server/door.ts';
import type { AppContext } from '#platform/app-context.ts';
import type { Transaction } from '#platform/database.ts';
import { INVALID_EMAIL } from '#platform/http/input.ts';
import { phoneProblem, readPhone } from '#platform/http/phone.ts';
import { Refusal, refuseFields } from '#platform/refusal.ts';
import { type DayTerms, lockMethods } from './lock-methods.ts';
import { readOrderAddress } from './order-address.ts';

/** In place of a method where nothing is delivered, as of a survey alone. */
export const NO_DELIVERY = { id: null, name: 'None, a visit only', isCollection: false } as const;

/** The validated checkout form with the records that it names. */
export interface Checkout {
  email: string;
  deliveryMethod: DeliveryMethodRow | typeof NO_DELIVERY;
  /** Null for Collection. */
  deliveryAddress: OrderAddress | null;
  billingAddress: OrderAddress | null;
  paymentMethod: Awaited<ReturnType<typeof getPaymentMethod>>;
  points: number;
  /** The phone number of the contact on site. */
  sitePhone: string | null;
  /** Absent where the order's pricing has to read them. */
  dayTerms?: DayTerms | undefined;
}

type FieldErrors = Record<string, string[]>;

/** Checks everything that does not depend on the cart, and reports all wrong fields at once. */
export async function checkCheckout(
  tx: Transaction,
  context: AppContext,
  user: User | null,
  body: PlaceOrder,
  quotedDelivery: Checkout['deliveryMethod'] | null = null,
): Promise<Checkout> {
  const errors: FieldErrors = {};
  const email = body.email ?? user?.email ?? '';
  if (!email) errors.email = [INVALID_EMAIL];

  const methods = await lockMethods(tx, context, body);
  // A quoted method is still valid when it is no longer on offer.
  const deliveryMethod = quotedDelivery ?? (await collect(errors, methods.delivery));
  const { deliveryAddress, billingAddress } = await readAddresses(tx, errors, { deliveryMethod, user, body });

  const sitePhone = readSitePhone(errors, body.siteContact?.phone, deliveryAddress?.country);

  const points = body.redeemPoints ?? 0;
  if (points > 0 && user?.userType !== 'public') {
    errors.redeemPoints = ['Only customers with an account can redeem points.'];
  }
  const paymentMethod = await collect(errors, methods.payment);
  // Whether credit leaves anything for the card is known when the order is priced.
  if (paymentMethod?.provider === 'test_card' && !body.testCard && !body.credit) {
    errors['testCard.number'] = ['Enter the card number'];
  }

  if (Object.keys(errors).length > 0 || !deliveryMethod || !paymentMethod) throw refuseFields(errors);
  const { dayTerms } = methods;
  return { email, deliveryMethod, deliveryAddress, billingAddress, paymentMethod, points, sitePhone, dayTerms };
}

/** Collection ignores the delivery address. Without a billing address, the delivery address is used. */
async function readAddresses(
  tx: Transaction,
  errors: FieldErrors,
  {
    deliveryMethod,
    user,
    body,
  }: { deliveryMethod: Checkout['deliveryMethod'] | null; user: User | null; body: PlaceOrder },
): Promise<Pick<Checkout, 'deliveryAddress' | 'billingAddress'>> {
  const read = async (field: string, id: number | null | undefined, address: unknown) => {
    const found = await readOrderAddress(tx, { field, id, address }, user);
    if ('address' in found) return found.address;
    Object.assign(errors, found.errors);
    return null;
  };
  const deliveryAddress = deliveryMethod?.isCollection
    ? null
    : await read('deliveryAddress', body.deliveryAddressId, body.deliveryAddress);
  const isBilledElsewhere = Boolean(body.billingAddressId || body.billingAddress);
  const billingAddress = isBilledElsewhere
    ? await read('billingAddress', body.billingAddressId, body.billingAddress)
    : deliveryAddress;
  return { deliveryAddress, billingAddress };
}

/** A number without a country code is one of the country that the goods go to. */
function readSitePhone(errors: FieldErrors, typed: string | undefined, country: string = HOME_COUNTRY): string | null {
  const phone = typed ? readPhone(typed, country) : null;
  if (typed && !phone) errors['siteContact.phone'] = [phoneProblem(typed, country)];
  return phone;
}

/** The result, or null with the refusal added to the form's errors. */
async function collect<T>(errors: FieldErrors, lookUp: () => T | Promise<T>): Promise<T | null> {
  try {
    return await lookUp();
  } catch (error) {
    if (!(error instanceof Refusal) || !error.errors) throw error;
    Object.assign(errors, error.errors);
    return null;
  }
}
