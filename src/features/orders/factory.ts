import type { z } from 'zod';
import type { Order, placeOrderBody } from './contract.ts';

type CheckoutSent = Partial<z.input<typeof placeOrderBody>>;

/** A card that demo mode's test provider approves. */
export const approvedCard = { number: '4242 4242 4242 4242', expiry: '12/39', cvc: '123' };
/** … and one that it declines. */
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

/** What a guest's checkout sends. The methods' ids are the test's own. */
export function buildCheckout(
  methods: { deliveryMethodId: number; paymentMethodId: number },
  overrides: CheckoutSent = {},
): CheckoutSent {
  return { email: 'amira@corner-cafe.example', deliveryAddress: leedsAddress, ...methods, ...overrides };
}

/** An order as the API answers it, for screens and their tests. */
export function buildOrder(overrides: Partial<Order> = {}): Order {
  return {
    id: 1,
    orderNumber: 'BF-7K3Q-X9MD',
    customerId: 3,
    email: 'amira@corner-cafe.example',
    status: 'pending',
    paymentStatus: 'paid',
    paymentMethod: 'Card',
    subtotal: '299.00',
    discount: '0.00',
    deliveryFee: '0.00',
    totalAmount: '299.00',
    vatRate: '20.00',
    vatAmount: '59.80',
    grandTotal: '358.80',
    pointsEarned: 299,
    pointsRedeemed: 0,
    deliveryMethodId: 1,
    notes: null,
    purchaseOrderNumber: null,
    orderDate: '2026-11-21T09:00:00.000Z',
    estimatedDelivery: '2026-11-28T09:00:00.000Z',
    actualDelivery: null,
    deliveryConfirmedAt: null,
    items: [
      {
        id: 1,
        productId: 1,
        productName: '43-inch menu board',
        sku: 'MB-43',
        quantity: 1,
        unitPrice: '299.00',
        totalPrice: '299.00',
      },
    ],
    version: 1,
    productName: '43-inch menu board',
    quantity: 1,
    unitPrice: '299.00',
    shippingAddress: '12 Park Row\nLeeds\nLS1 5HD\nUnited Kingdom',
    customer: { id: 3, name: 'Amira Patel', email: 'amira@corner-cafe.example' },
    deliveryMethod: { id: 1, name: 'Standard' },
    deliveryAddress: leedsAddress,
    billingAddress: leedsAddress,
    events: [
      {
        status: 'pending',
        description: 'We have received your order',
        place: 'Leeds',
        at: '2026-11-21T09:00:00.000Z',
      },
    ],
    ...overrides,
  };
}
