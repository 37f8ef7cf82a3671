import { randomUUID } from 'node:crypto';
import { createPasswordLink, createUser } from '#features/accounts/server/door.ts';
import { signupRequests } from '#features/accounts/tables.ts';
import { recordChange } from '#features/audit/server/door.ts';
import { products } from '#features/catalogue/tables.ts';
import { notifications } from '#features/notifications/tables.ts';
import { buildCheckout, leedsAddress } from '#features/orders/factory.ts';
import { permissions } from '#features/permissions/tables.ts';
import type { ApiContract } from '../../src/api.ts';
import { addPerson, signedIn } from '../support/people.ts';
import { openTestShop, type TestShop } from '../support/shop.ts';
import { fillCart, openShopFloor, order, type ShopFloor } from '../support/shop-floor.ts';

/** A call that its rightful caller would be answered well. */
export interface Sample {
  params?: Record<string, string | number>;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: Record<string, unknown>;
  /** A body that is no JSON. */
  file?: { type: string; content: string | Uint8Array<ArrayBuffer> };
}

export type Customer = Awaited<ReturnType<typeof signedIn>>;

/** A shop in which a customer owns one of everything that the API's addresses name. */
export interface World {
  shop: TestShop;
  floor: ShopFloor;
  customer: Customer;
  username: string;
  /** Tokens to choose a password with, each of an account of its own: a call that uses one up takes the next. */
  tokens: string[];
  /** Products that nobody misses, by id: a call that deletes one takes the next. */
  spare: number[];
  /** What the samples name: the customer's own records. */
  own: {
    address: number;
    line: number;
    notification: number;
    order: number;
    orderNumber: string;
    /** An employer, and somebody who asked to become one. */
    colleague: number;
    request: number;
    /** An employer who has been granted something, and what. */
    grantee: number;
    permission: number;
  };
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
  const [request] = await shop.ground.db
    .insert(signupRequests)
    .values({ email: 'asks@example.com', userType: 'employer', firstName: 'Sam', lastName: 'Ng' })
    .returning({ id: signupRequests.id });
  const { username } = await customer.get<{ username: string }>('/api/user');
  const grantee = await addPerson(shop, 'employer');
  const own = {
    address: address.body.id,
    line: line.body.id,
    notification: notification?.id ?? 0,
    order: orderId,
    orderNumber,
    colleague: await addColleague(shop),
    request: request?.id ?? 0,
    grantee: grantee.id,
    permission: await addGrant(shop, grantee.id),
  };
  return { shop, floor, customer, username, spare: await addSpareProducts(shop), tokens: await addTokens(shop), own };
}

async function addTokens({ ground }: TestShop): Promise<string[]> {
  const names = Array.from({ length: 20 }, (_, n) => `forgetful${n}`);
  const links = names.map((username) =>
    ground.db.transaction(async (tx) => {
      const person = { username, firstName: 'For', lastName: 'Getful', email: `${username}@example.com` };
      const { id } = await createUser(tx, { ...person, userType: 'public' }, new Date());
      return createPasswordLink(ground, tx, id);
    }),
  );
  return (await Promise.all(links)).map((link) => new URL(link).searchParams.get('token') ?? '');
}

async function addSpareProducts({ ground }: TestShop): Promise<number[]> {
  const values = Array.from({ length: 300 }, (_, n) => ({ name: `Spare ${n}`, price: 100, category: 'Spare' }));
  const rows = await ground.db.insert(products).values(values).returning({ id: products.id });
  return rows.map(({ id }) => id);
}

// One who has changed something, so that deleting the account keeps it.
async function addColleague(shop: TestShop): Promise<number> {
  const { id } = await addPerson(shop, 'employer');
  const change = { action: 'order.status_changed', recordType: 'order', recordId: 1, before: null, after: null };
  await shop.ground.db.transaction((tx) => recordChange(tx, { actorId: id, ...change }, new Date()));
  return id;
}

const companySample = {
  name: 'Corner Signage Limited',
  tradingName: 'Corner Signage',
  companyNumber: '01234567',
  vatNumber: 'GB 123 4567 89',
  addressLines: ['1 Foundry Lane', 'Leeds', 'LS1 4AP'],
  email: 'hello@corner-signage.example',
  phone: '0113 496 0100',
  openingHours: 'Monday to Friday, 9 am to 5 pm',
};

// Sending once more what holds already is no change, whatever the version.
const settingsSample = {
  company: { version: 0, ...companySample },
  vat: { version: 0, upcoming: [{ rate: '17.50', validFrom: dayFromNow(30) }] },
  deliveryOrigin: { version: 0, address: 'Foundry Lane, Leeds', lat: 53.8, lng: -1.55 },
  branches: {
    version: 0,
    list: [{ country: 'France', city: 'Paris', address: '9 rue Verte', phone: '+33 1 99 00 01 42' }],
  },
  claims: { version: 0, list: [{ title: 'Next day', text: 'Tomorrow', href: '/terms', needsDeliveryDays: 1 }] },
  social: { version: 0, list: [{ name: 'LinkedIn', href: 'https://linkedin.example/corner' }] },
};

const setupSample = {
  code: '0000-0000-0000-0000',
  company: companySample,
  vatRate: '20.00',
  admin: { firstName: 'Ada', lastName: 'Owner', email: 'ada@corner-signage.example', password: 'Password123!' },
};

async function addGrant({ ground }: TestShop, userId: number): Promise<number> {
  const [row] = await ground.db
    .insert(permissions)
    .values({ userId, permissionType: 'view_products', granted: true, grantedAt: new Date() })
    .returning({ id: permissions.id });
  return row?.id ?? 0;
}

type Samples = { [Name in keyof ApiContract]: (world: World) => Sample };

const board = {
  name: '55-inch menu board',
  description: 'Bright enough for a window',
  price: '499.00',
  category: 'Digital Menu Boards',
  inStock: true,
  stockQuantity: 4,
  imageUrl: 'https://pictures.example/board.jpg',
  specs: {
    brand: 'Brightfront',
    screenSizeInches: 55,
    brightnessNits: 700,
    orientation: 'both',
    touch: false,
    energyClass: 'E',
    connectivity: ['HDMI', 'LAN'],
  },
  compatibleWith: ['BR-1'],
};

// One black pixel.
const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABAQAAAAA3bvkkAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==',
  'base64',
);

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
  'GET /api/settings': () => ({}),
  'PUT /api/settings': () => ({ body: { ...settingsSample } }),
  'GET /api/setup': () => ({}),
  'POST /api/setup': () => ({ body: { ...setupSample } }),
  'POST /api/login': ({ username }) => ({ body: { username, password: 'Password123!', role: 'public' } }),
  'POST /api/logout': () => ({}),
  'GET /api/user': () => ({}),
  'POST /api/customer-register': () => ({
    body: { ...newcomer(), userType: 'public', password: 'Password123!', message: 'Do you fit screens too?' },
  }),
  'POST /api/signup-request': () => ({
    body: { ...newcomer(), userType: 'employer', companyName: 'Corner Cafe', message: 'I look after the screens' },
  }),
  'POST /api/password-reset/request': () => ({ body: { email: 'nobody@example.com' } }),
  'POST /api/password-reset/confirm': ({ tokens }) => ({
    body: { token: tokens.pop() ?? 'none-left', newPassword: 'Password456!', confirmPassword: 'Password456!' },
  }),
  'PUT /api/user/{id}': ({ customer }) => ({
    params: { id: customer.id },
    body: { firstName: 'Zoë', lastName: 'O’Brien', email: `${randomUUID()}@example.com`, phoneNumber: '0113 496 0002' },
  }),
  'GET /api/user/export': () => ({ headers: { 'x-confirm-password': encodeURIComponent('Password123!') } }),
  'DELETE /api/user/{id}': ({ customer }) => ({ params: { id: customer.id }, body: { password: 'Password123!' } }),
  'GET /api/session': () => ({}),
  'GET /api/addresses': () => ({}),
  'POST /api/addresses': () => ({ body: { ...leedsAddress, type: 'shipping', isDefault: false } }),
  'PUT /api/addresses/{id}': ({ own }) => ({ params: { id: own.address }, body: { ...leedsAddress, city: 'York' } }),
  'DELETE /api/addresses/{id}': ({ own }) => ({ params: { id: own.address } }),
  'GET /api/products': () => ({ query: { limit: '5', cursor: '0' } }),
  'GET /api/products/{id}': ({ floor }) => ({ params: { id: floor.board } }),
  'POST /api/products': () => ({ body: board }),
  'PUT /api/products/{id}': ({ floor }) => ({
    params: { id: floor.board },
    body: { ...board, sku: 'MB-55', isArchived: false },
  }),
  'DELETE /api/products/{id}': ({ spare }) => ({ params: { id: spare.pop() ?? 0 } }),
  'GET /api/products/export': () => ({ query: { q: 'board', category: 'Kiosks', stock: 'in' } }),
  'POST /api/products/import': () => ({
    query: { dryRun: 'false' },
    file: { type: 'text/csv', content: 'name;price;category\r\nTable stand;49.50;Accessories\r\n' },
  }),
  'POST /api/products/bulk': ({ floor }) => ({
    query: { dryRun: 'false' },
    body: { ids: [floor.bracket], change: { stock: { add: 1 } }, expected: 1 },
  }),
  'POST /api/media': () => ({ file: { type: 'image/png', content: dot } }),
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
  'POST /api/customers/{id}/points': ({ customer }) => ({
    params: { id: customer.id },
    body: { points: 100, reason: 'A gesture of goodwill' },
  }),
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
  'GET /api/orders': () => ({ query: { status: 'pending', payment: 'pending', q: 'BF', limit: '5' } }),
  'GET /api/orders/{id}': ({ own }) => ({ params: { id: own.order } }),
  'PUT /api/orders/{orderId}/status': ({ own }) => ({
    params: { orderId: own.order },
    body: { status: 'processing', version: 1 },
  }),
  'POST /api/orders/{id}/payments': ({ own }) => ({
    params: { id: own.order },
    body: { kind: 'payment', amount: '0.01', reference: 'AMIRA PATEL', reason: null },
  }),
  'POST /api/orders/{id}/notes': ({ own }) => ({ params: { id: own.order }, body: { text: 'Called: ring twice' } }),
  'POST /api/orders/{id}/confirm-delivery': ({ own }) => ({ params: { id: own.order } }),
  'GET /api/tracking/{orderNumber}': ({ own }) => ({ params: { orderNumber: own.orderNumber } }),
  'GET /api/notifications': () => ({}),
  'PATCH /api/notifications/{id}': ({ own }) => ({ params: { id: own.notification } }),
  'POST /api/notifications/read-all': () => ({}),
  'DELETE /api/notifications/{id}': ({ own }) => ({ params: { id: own.notification } }),
  'POST /api/contact': () => ({ body: contactBody }),
  'GET /api/audit': ({ own }) => ({
    query: {
      actorId: String(own.colleague),
      action: 'order.status_changed',
      recordType: 'order',
      recordId: '1',
      from: '2026-01-01',
      to: '2026-12-31',
      limit: '5',
      cursor: 'YTIwMDAwMDAwMDA',
    },
  }),
  'GET /api/audit/choices': () => ({}),
  'GET /api/audit/export': () => ({ query: { recordType: 'order', from: '2026-01-01' } }),
  'GET /api/permissions': () => ({}),
  'POST /api/permissions': ({ own }) => ({
    body: { userId: own.grantee, permissionType: 'view_orders', granted: true },
  }),
  'PUT /api/permissions/{id}': ({ own }) => ({
    params: { id: own.permission },
    body: { userId: own.grantee, permissionType: 'view_products', granted: false },
  }),
  'DELETE /api/permissions/{id}': ({ own }) => ({ params: { id: own.permission } }),
  'GET /api/rights': () => ({}),
  'GET /api/users': () => ({
    query: { q: 'person', userType: 'employer', state: 'active', limit: '5', cursor: 'dTIwMDAwMDAwMDA' },
  }),
  'POST /api/users': () => ({
    body: {
      username: `amira.${randomUUID()}`,
      password: 'Password123!',
      email: `${randomUUID()}@example.com`,
      userType: 'employer',
      firstName: 'Amira',
      lastName: 'O’Brien',
      phoneNumber: '0113 496 0000',
      companyName: 'Brightfront Signage Limited',
      department: 'Sales Team',
    },
  }),
  'PATCH /api/users/{id}': ({ own }) => ({
    params: { id: own.colleague },
    body: {
      firstName: 'Zoë',
      lastName: 'Ng',
      email: `${randomUUID()}@example.com`,
      phoneNumber: '0113 496 0001',
      companyName: null,
      department: 'Accounts',
      userType: 'employer',
      isActive: true,
    },
  }),
  'DELETE /api/users/{id}': ({ own }) => ({ params: { id: own.colleague } }),
  'GET /api/signup-requests': () => ({}),
  'PATCH /api/signup-request/{id}/status': ({ own }) => ({ params: { id: own.request }, body: { status: 'rejected' } }),
};

function dayFromNow(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}

function newcomer() {
  const email = `${randomUUID()}@example.com`;
  return { firstName: 'Zoë', lastName: 'O’Brien', email, phoneNumber: '0113 496 0003' };
}

/** The address that a call with these values goes to. Values are put in as they are: a test encodes them itself. */
export function addressOf(name: string, { params = {}, query = {} }: Sample): { method: string; url: string } {
  const [method = 'GET', path = '/'] = name.split(' ');
  const filled = path.replace(/\{(\w+)\}/g, (_, key: string) => String(params[key] ?? ''));
  const search = Object.entries(query).map(([key, value]) => `${key}=${value}`);
  return { method, url: search.length ? `${filled}?${search.join('&')}` : filled };
}
