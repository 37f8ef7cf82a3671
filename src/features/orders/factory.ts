import type { z } from 'zod';
import type { placeOrderBody } from './forms.ts';

type CheckoutSent = Partial<z.input<typeof placeOrderBody>>;

/** A card that demo mode's test provider approves. */
export const approvedCard = { number: '4242 4242 4242 4242', expiry: '12/39', cvc: '123' };
/** A card that it declines. */
export const declinedCard = { ...approvedCard, number: '4000 0000 0000 0002' };

export const leedsAddress = {
  firstName: 'Amira',
  lastName: 'Patel',
  company: 'Corner Café',
  addressLine1: '12 Park Row',
  city: 'Leeds',
  postcode: 'LS1 5HD',
  country: 'United Kingdom' as const,
};

/** Builds a guest's checkout; the test passes the ids of its own methods. */
export function buildCheckout(
  methods: { deliveryMethodId: number; paymentMethodId: number },
  overrides: CheckoutSent = {},
): CheckoutSent {
  return { email: 'amira@corner-cafe.example', deliveryAddress: leedsAddress, ...methods, ...overrides };
}
