import type { Samples } from './sample.ts';

const deliverySample = {
  name: 'Evening',
  description: 'Between six and nine',
  price: '14.99',
  estimatedDays: 2,
  freeThreshold: '250.00',
  isCollection: false,
  isActive: true,
  zones: [{ zone: 'mainland', price: '14.99', freeThreshold: '250.00', days: 2 }],
  cutOff: '14:00',
  deliversOn: [1, 2, 3, 4, 5, 6],
  maxPieceKg: 30,
  maxTotalKg: 300,
  minTotalKg: 1,
  maxLengthMm: 2_000,
  takesPallets: false,
};

const paymentSample = {
  name: 'Cheque',
  description: 'Made out to us',
  processingFee: '0.50',
  acceptedCurrencies: 'GBP,EUR',
  settings: '{"provider":"manual"}',
  isActive: true,
};

const currencySample = { exchangeRate: '1.27', isActive: true, rateFrozen: false };

export const checkoutCalls = {
  'GET /api/cart': () => ({}),
  'GET /api/cart/summary': () => ({}),
  'GET /api/cart/{customerId}': ({ customer }) => ({ params: { customerId: customer.id } }),
  'POST /api/cart': ({ floor, customer }) => ({
    body: { customerId: customer.id, productId: floor.bracket, quantity: 1 },
  }),
  'POST /api/cart/lines': ({ floor }) => ({ body: { items: [{ productId: floor.bracket, quantity: 2 }] } }),
  'GET /api/project-lists': () => ({}),
  'POST /api/project-lists': ({ floor }) => ({
    body: { name: 'Shop', lines: [{ productId: floor.bracket, quantity: 2, room: 'Window' }] },
  }),
  'GET /api/project-lists/{id}': ({ own }) => ({ params: { id: own.list } }),
  'PUT /api/project-lists/{id}': ({ floor, own }) => ({
    params: { id: own.list },
    body: { name: 'Café', lines: [{ productId: floor.board, quantity: 3, room: 'Counter' }] },
  }),
  'POST /api/project-lists/{id}/lines': ({ floor, own }) => ({
    params: { id: own.list },
    body: { lines: [{ productId: floor.bracket, quantity: 1, room: 'Counter' }] },
  }),
  'DELETE /api/project-lists/{id}': ({ lists }) => ({ params: { id: lists.own.shift() ?? 0 } }),
  'PUT /api/project-lists/{id}/link': ({ own }) => ({ params: { id: own.list } }),
  'DELETE /api/project-lists/{id}/link': ({ own }) => ({ params: { id: own.list } }),
  // A guest's, each of which is taken into an account once.
  'POST /api/project-lists/{id}/claim': ({ lists }) => {
    const { id, key } = lists.ofGuests.shift() ?? { id: 0, key: '' };
    return { params: { id }, query: { key } };
  },
  'PUT /api/cart/{id}/fitting': ({ own }) => ({
    params: { id: own.screenLine },
    body: { count: 1, height: '2.5', survey: true },
  }),
  'DELETE /api/cart/{id}/fitting': ({ own }) => ({ params: { id: own.screenLine } }),
  'PUT /api/cart/{id}': ({ own }) => ({ params: { id: own.line }, body: { quantity: 3 } }),
  'DELETE /api/cart/{id}': ({ own }) => ({ params: { id: own.line } }),
  'DELETE /api/cart/customer/{customerId}': ({ customer }) => ({ params: { customerId: customer.id } }),
  'DELETE /api/cart': () => ({}),
  'GET /api/delivery-methods': () => ({}),
  'GET /api/currencies': () => ({}),
  'GET /api/payment-methods': () => ({}),
  'POST /api/delivery-methods': () => ({ body: { ...deliverySample } }),
  'PUT /api/delivery-methods/{id}': ({ own }) => ({ params: { id: own.delivery }, body: { ...deliverySample } }),
  'DELETE /api/delivery-methods/{id}': ({ own }) => ({ params: { id: own.delivery } }),
  'GET /api/delivery-options': ({ floor }) => ({
    query: { items: `${floor.bracket}x2`, country: 'United Kingdom', postcode: 'LS1 4AP' },
  }),
  'GET /api/products/{id}/fitting': ({ own }) => ({
    params: { id: own.screen },
    query: { country: 'United Kingdom', postcode: 'LS1 4AP' },
  }),
  'GET /api/fitting-prices': ({ own }) => ({ query: { screens: `${own.screen}@250`, postcode: 'LS1 4AP' } }),
  'GET /api/fitting-rates': () => ({}),
  'PUT /api/fitting-rates': () => ({
    body: {
      rates: [
        {
          zone: 'mainland',
          leadDays: 2,
          survey: '95.00',
          prices: [1, 2, 3, 4].map((size) => [`${size}20.00`, `${size}80.00`, null]),
        },
      ],
    },
  }),
  'GET /api/closing-days': () => ({}),
  'POST /api/closing-days': () => ({ body: { day: '2099-12-24', place: 'warehouse', reason: 'Stocktaking' } }),
  'DELETE /api/closing-days/{id}': ({ own }) => ({ params: { id: own.closingDay } }),
  'POST /api/payment-methods': () => ({ body: { ...paymentSample } }),
  'PUT /api/payment-methods/{id}': ({ own }) => ({ params: { id: own.payment }, body: { ...paymentSample } }),
  'DELETE /api/payment-methods/{id}': ({ own }) => ({ params: { id: own.payment } }),
  'POST /api/currencies': () => ({
    body: { code: 'CHF', name: 'Swiss Franc', symbol: 'CHF', ...currencySample, isDefault: false },
  }),
  'PUT /api/currencies/{id}': ({ own }) => ({
    params: { id: own.currency },
    body: { code: 'USD', name: 'US Dollar', symbol: '$', ...currencySample, isDefault: false },
  }),
  'DELETE /api/currencies/{id}': ({ own }) => ({ params: { id: own.currency } }),
  'POST /api/currencies/refresh': () => ({}),
  'GET /api/credit': ({ customer }) => ({ query: { customerId: String(customer.id) } }),
  'GET /api/rewards': ({ customer }) => ({ query: { customerId: String(customer.id) } }),
  'POST /api/customers/{id}/points': ({ customer }) => ({
    params: { id: customer.id },
    body: { points: 100, reason: 'A gesture of goodwill' },
  }),
  'POST /api/customers/{id}/credit/payouts': ({ own }) => ({
    params: { id: own.credited },
    body: { amount: '5.00', reason: 'They asked for it', reference: 'BACS 12', balance: '5.00' },
  }),
  'GET /api/reward-transactions': ({ customer }) => ({ query: { customerId: String(customer.id) } }),
} satisfies Partial<Samples>;
