import { randomUUID } from 'node:crypto';
import { notifications } from '#features/notifications/tables.ts';
import { buildCheckout, leedsAddress } from '#features/orders/factory.ts';
import type { ApiContract } from '../../src/api.ts';
import { signedIn } from '../support/people.ts';
import { openTestShop, type TestShop } from '../support/shop.ts';
import { fillCart, openShopFloor, order, type ShopFloor } from '../support/shop-floor.ts';

/** A call that its rightful caller would be answered well. */
export interface Sample {
  params?: Record<string, string | number>;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: Record<string, unknown>;
}

export type Customer = Awaited<ReturnType<typeof signedIn>>;

/** A shop in which a customer owns one of everything that the API's addresses name. */
export interface World {
  shop: TestShop;
  floor: ShopFloor;
  customer: Customer;
  username: string;
  /** What the samples name: the customer's own records. */
  own: { address: number; line: number; notification: number; order: number; orderNumber: string };
}

export async function openWorld(): Promise<World> {
  const shop = await openTestShop();
  const floor = await openShopFloor(shop);
  const customer = await signedIn(shop, 'public');
  await fillCart(customer, [floor.bracket, 1]);
  const placed = await order(customer, floor, { email: undefined });
  if (placed.status !== 201) throw new Error(`The order answered ${placed.status}: ${JSON.stringify(placed.body)}`);
  const { id: orderId, orderNumber } = placed.body.order;
  const address = await customer.post<{ id: number }>('/api/addresses', { ...leedsAddress });
  const line = await customer.post<{ id: number }>('/api/cart', { productId: floor.board, quantity: 2 });
  const [notification] = await shop.ground.db
    .insert(notifications)
    .values({ userId: customer.id, orderId, type: 'status_update', message: 'On its way', timestamp: new Date() })
    .returning({ id: notifications.id });
  const { username } = await customer.get<{ username: string }>('/api/user');
  const own = {
    address: address.body.id,
    line: line.body.id,
    notification: notification?.id ?? 0,
    order: orderId,
    orderNumber,
  };
  return { shop, floor, customer, username, own };
}

type Samples = { [Name in keyof ApiContract]: (world: World) => Sample };

const contactBody = {
  name: 'Amira Patel',
  email: 'amira@corner-cafe.example',
  phone: '0113 496 0000',
  subject: 'A sign',
  message: 'How long does it take?',
};

/** One for every call of the contract: a call without one does not pass the type check. */
export const sampleCalls: Samples = {
  'GET /api/settings/public': () => ({}),
  'POST /api/login': ({ username }) => ({ body: { username, password: 'Password123!', role: 'public' } }),
  'POST /api/logout': () => ({}),
  'GET /api/user': () => ({}),
  'GET /api/session': () => ({}),
  'GET /api/addresses': () => ({}),
  'POST /api/addresses': () => ({ body: { ...leedsAddress, type: 'shipping', isDefault: false } }),
  'PUT /api/addresses/{id}': ({ own }) => ({ params: { id: own.address }, body: { ...leedsAddress, city: 'York' } }),
  'DELETE /api/addresses/{id}': ({ own }) => ({ params: { id: own.address } }),
  'GET /api/products': () => ({ query: { limit: '5', cursor: '0' } }),
  'GET /api/products/{id}': ({ floor }) => ({ params: { id: floor.board } }),
  'GET /api/search/products': () => ({
    query: {
      q: 'menu board',
      category: 'Accessories',
      minPrice: '1',
      maxPrice: '900.00',
      inStock: 'true',
      sortBy: 'price',
      sortOrder: 'asc',
      limit: '5',
      cursor: '0',
    },
  }),
  'GET /api/cart': () => ({}),
  'GET /api/cart/summary': () => ({}),
  'GET /api/cart/{customerId}': ({ customer }) => ({ params: { customerId: customer.id } }),
  'POST /api/cart': ({ floor, customer }) => ({
    body: { customerId: customer.id, productId: floor.bracket, quantity: 1 },
  }),
  'PUT /api/cart/{id}': ({ own }) => ({ params: { id: own.line }, body: { quantity: 3 } }),
  'DELETE /api/cart/{id}': ({ own }) => ({ params: { id: own.line } }),
  'DELETE /api/cart/customer/{customerId}': ({ customer }) => ({ params: { customerId: customer.id } }),
  'DELETE /api/cart': () => ({}),
  'GET /api/delivery-methods': () => ({}),
  'GET /api/currencies': () => ({}),
  'GET /api/payment-methods': () => ({}),
  'GET /api/rewards': ({ customer }) => ({ query: { customerId: String(customer.id) } }),
  'GET /api/reward-transactions': ({ customer }) => ({ query: { customerId: String(customer.id) } }),
  'POST /api/orders': ({ floor }) => ({
    headers: { 'idempotency-key': randomUUID() },
    body: {
      ...buildCheckout({ deliveryMethodId: floor.standard, paymentMethodId: floor.card }),
      billingAddress: leedsAddress,
      notes: 'Ring twice',
      purchaseOrderNumber: 'PO-7',
      accountsEmail: 'accounts@corner-cafe.example',
      siteContact: { name: 'Sam', phone: '0113 496 0001' },
      redeemPoints: 0,
      testCard: { number: '4242 4242 4242 4242', expiry: '12/39', cvc: '123' },
    },
  }),
  'GET /api/orders': () => ({ query: { status: 'pending', q: 'BF', limit: '5' } }),
  'GET /api/orders/{id}': ({ own }) => ({ params: { id: own.order } }),
  'PUT /api/orders/{orderId}/status': ({ own }) => ({
    params: { orderId: own.order },
    body: { status: 'processing', version: 1 },
  }),
  'POST /api/orders/{id}/confirm-delivery': ({ own }) => ({ params: { id: own.order } }),
  'GET /api/tracking/{orderNumber}': ({ own }) => ({ params: { orderNumber: own.orderNumber } }),
  'GET /api/notifications': () => ({}),
  'PATCH /api/notifications/{id}': ({ own }) => ({ params: { id: own.notification } }),
  'POST /api/notifications/read-all': () => ({}),
  'DELETE /api/notifications/{id}': ({ own }) => ({ params: { id: own.notification } }),
  'POST /api/contact': () => ({ body: contactBody }),
};

/** The address that a call with these values goes to. Values are put in as they are: a test encodes them itself. */
export function addressOf(name: string, { params = {}, query = {} }: Sample): { method: string; url: string } {
  const [method = 'GET', path = '/'] = name.split(' ');
  const filled = path.replace(/\{(\w+)\}/g, (_, key: string) => String(params[key] ?? ''));
  const search = Object.entries(query).map(([key, value]) => `${key}=${value}`);
  return { method, url: search.length ? `${filled}?${search.join('&')}` : filled };
}
