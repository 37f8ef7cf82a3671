import { randomUUID } from 'node:crypto';
import { createPasswordLink, createUser } from '#features/accounts/server/door.ts';
import { signupRequests } from '#features/accounts/tables.ts';
import { recordChange } from '#features/audit/server/door.ts';
import { products } from '#features/catalogue/tables.ts';
import { currencies } from '#features/currencies/tables.ts';
import { deliveryMethods } from '#features/delivery/tables.ts';
import { issueDue } from '#features/documents/server/door.ts';
import { notifications } from '#features/notifications/tables.ts';
import type { Order } from '#features/orders/contract.ts';
import { buildCheckout, leedsAddress } from '#features/orders/factory.ts';
import { orderEvents } from '#features/orders/tables.ts';
import { cardPayments, paymentMethods } from '#features/payments/tables.ts';
import { permissions } from '#features/permissions/tables.ts';
import { returnLines, returns } from '#features/returns/tables.ts';
import { searchRules, searchSynonyms } from '#features/search/tables.ts';
import { emails } from '#platform/tables.ts';
import type { ApiContract } from '../../src/api.ts';
import { addDrive, addProof, type SampleDrive } from '../support/drives.ts';
import { addPerson, signedIn } from '../support/people.ts';
import { openRatesSource } from '../support/rates.ts';
import { openTestShop, type TestShop } from '../support/shop.ts';
import { fillCart, openShopFloor, order, type ShopFloor } from '../support/shop-floor.ts';
import { eventOf, signedWebhook, stripeKeys } from '../support/stripe.ts';

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
  /** The same of groups of words and of rules that the search was taught. */
  words: number[];
  rules: number[];
  /** What the samples name: the customer's own records. */
  own: {
    address: number;
    line: number;
    notification: number;
    order: number;
    orderNumber: string;
    /** An order that was sent before it was paid, and its invoice: every document of it exists. */
    sent: { order: number; invoice: string };
    /** An employer, and somebody who asked to become one. */
    colleague: number;
    /** Somebody who has not chosen a password yet. */
    newcomer: number;
    request: number;
    /** A message that could not be sent. */
    email: number;
    /** An employer who has been granted something, and what. */
    grantee: number;
    permission: number;
    /** Ways to deliver and to pay that no order names, and a currency besides the pound. */
    delivery: number;
    payment: number;
    currency: number;
    /** A payment of the order in another currency, which nobody can take into it. */
    held: number;
    /** A line of the order, a return of it that waits, and one that was accepted. */
    item: number;
    asked: number;
    accepted: number;
    /** A message, a quote to be priced, one to be sent, one that waits for the customer's answer, and one that is taken back. */
    message: number;
    unpriced: number;
    priced: number;
    quote: number;
    refusable: number;
    /** Orders out for delivery with their drivers' links: one that gets another driver, one under way, one that arrives. */
    waiting: SampleDrive;
    driven: SampleDrive;
    arriving: SampleDrive;
  };
}

export async function openWorld(): Promise<World> {
  const shop = await openTestShop({ RATES_URL: (await openRatesSource()).url, ...stripeKeys });
  const floor = await openShopFloor(shop);
  const customer = await signedIn(shop, 'public');
  await fillCart(customer, [floor.bracket, 1]);
  const placed = await order(customer, floor, { email: undefined });
  if (placed.status !== 201) throw new Error(`The order answered ${placed.status}: ${JSON.stringify(placed.body)}`);
  const { id: orderId, orderNumber } = placed.body.order;
  await addProof(shop, orderId);
  const waiting = await addDrive(shop, floor, customer);
  const driven = await addDrive(shop, floor, customer);
  const arriving = await addDrive(shop, floor, customer);
  const address = await customer.post<{ id: number }>('/api/addresses', { ...leedsAddress });
  const sent = await sendUnpaid(shop, floor, customer);
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
    sent,
    colleague: await addColleague(shop),
    newcomer: await addNewcomer(shop),
    request: request?.id ?? 0,
    email: await addFailedEmail(shop),
    grantee: grantee.id,
    permission: await addGrant(shop, grantee.id),
    waiting,
    driven,
    arriving,
    ...(await addMethods(shop)),
    held: await addHeldPayment(shop, orderId),
    ...(await addReturns(shop, placed.body.order)),
    ...(await addQuotes(shop, floor, customer)),
  };
  const spare = await addSpareProducts(shop);
  const words = (await shop.ground.db.select({ id: searchSynonyms.id }).from(searchSynonyms)).map(({ id }) => id);
  const rules = await addRules(shop, floor);
  return { shop, floor, customer, username, spare, words, rules, tokens: await addTokens(shop), own };
}

async function addHeldPayment({ ground }: TestShop, orderId: number): Promise<number> {
  const at = new Date();
  const received = { receivedAmount: 90, receivedCurrency: 'gbp', heldReason: 'Another amount came.' };
  const [row] = await ground.db
    .insert(cardPayments)
    .values({
      ...received,
      orderId,
      key: randomUUID(),
      amount: 100,
      status: 'held',
      expiresAt: at,
      createdAt: at,
      updatedAt: at,
    })
    .returning();
  return row?.id ?? 0;
}

async function sendUnpaid({ ground }: TestShop, floor: ShopFloor, customer: Customer): Promise<World['own']['sent']> {
  await customer.post('/api/cart', { productId: floor.bracket, quantity: 2 });
  const { body } = await order(customer, floor, { email: undefined });
  const orderId = body.order.id;
  const at = new Date();
  const event = { orderId, status: 'shipped' as const, description: 'Sent', place: 'Leeds', lat: 0, lng: 0, at };
  await ground.db.insert(orderEvents).values(event);
  const [invoice] = await ground.db.transaction((tx) => issueDue(tx, orderId, at));
  return { order: orderId, invoice: invoice?.number ?? '' };
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

async function addRules({ ground }: TestShop, floor: ShopFloor): Promise<number[]> {
  const values = Array.from({ length: 30 }, (_, n) => ({
    query: `sample ${n}`,
    productId: floor.board,
    effect: 'pin' as const,
  }));
  return (await ground.db.insert(searchRules).values(values).returning()).map(({ id }) => id);
}

async function addSpareProducts({ ground }: TestShop): Promise<number[]> {
  const values = Array.from({ length: 300 }, (_, n) => ({ name: `Spare ${n}`, price: 100, category: 'Spare' }));
  const rows = await ground.db.insert(products).values(values).returning({ id: products.id });
  return rows.map(({ id }) => id);
}

async function addFailedEmail({ ground: { db } }: TestShop): Promise<number> {
  const said = { subject: 'Your order', html: '<p>Thank you</p>', text: 'Thank you' };
  const [row] = await db
    .insert(emails)
    .values({
      ...said,
      messageId: `<${randomUUID()}@example.com>`,
      template: 'order-receipt',
      recipient: 'amira@example.com',
      status: 'failed',
      createdAt: new Date(),
    })
    .returning({ id: emails.id });
  return row?.id ?? 0;
}

// One who has changed something, so that deleting the account keeps it.
async function addColleague(shop: TestShop): Promise<number> {
  const { id } = await addPerson(shop, 'employer');
  const change = { action: 'order.status_changed', recordType: 'order', recordId: 1, before: null, after: null };
  await shop.ground.db.transaction((tx) => recordChange(tx, { actorId: id, ...change }, new Date()));
  return id;
}

async function addNewcomer({ ground: { db } }: TestShop): Promise<number> {
  const { id } = await db.transaction((tx) => createUser(tx, { ...newcomer(), userType: 'employer' }, new Date()));
  return id;
}

async function addMethods({ ground: { db } }: TestShop) {
  const [delivery] = await db
    .insert(deliveryMethods)
    .values({ name: 'Spare', price: 100, estimatedDays: 9 })
    .returning({ id: deliveryMethods.id });
  const [payment] = await db.insert(paymentMethods).values({ name: 'Spare' }).returning({ id: paymentMethods.id });
  const [currency] = await db
    .insert(currencies)
    .values({ code: 'USD', name: 'US Dollar', symbol: '$', exchangeRate: '1.30' })
    .returning({ id: currencies.id });
  return { delivery: delivery?.id ?? 0, payment: payment?.id ?? 0, currency: currency?.id ?? 0 };
}

async function addQuotes(shop: TestShop, floor: ShopFloor, customer: Customer) {
  const staff = await signedIn(shop, 'employer', ['manage_orders']);
  const ask = async () => {
    const items = [{ productId: floor.bracket, quantity: 2 }];
    const { body } = await customer.post<{ id: number }>('/api/quotes', { ...quoteRequestSample, items });
    return body.id;
  };
  const price = async () => {
    const id = await ask();
    await staff.put(`/api/quotes/${id}`, pricingSample(floor));
    return id;
  };
  const send = async () => {
    const id = await price();
    await staff.post(`/api/quotes/${id}/send`, {});
    return id;
  };
  const written = await customer.post<{ id: number }>('/api/contact', contactBody);
  const message = written.body.id;
  return { message, unpriced: await ask(), priced: await price(), quote: await send(), refusable: await send() };
}

async function addReturns({ ground }: TestShop, { id: orderId, items: [item] }: Order) {
  const what = { orderId, reason: 'damaged', requestedAt: new Date() } as const;
  const [asked, accepted] = await ground.db
    .insert(returns)
    .values([what, { ...what, status: 'accepted', answeredAt: new Date() }])
    .returning({ id: returns.id });
  const line = { orderItemId: item?.id ?? 0, quantity: 1 };
  const returnIds = [asked?.id ?? 0, accepted?.id ?? 0] as const;
  await ground.db.insert(returnLines).values(returnIds.map((returnId) => ({ ...line, returnId })));
  return { item: line.orderItemId, asked: returnIds[0], accepted: returnIds[1] };
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

const driverSample = {
  name: 'Ines Duarte',
  phone: '07700 900202',
  vehicle: 'White van',
  licensePlate: 'YD24 KLP',
  isActive: true,
};

const deliverySample = {
  name: 'Evening',
  description: 'Between six and nine',
  price: '14.99',
  estimatedDays: 2,
  freeThreshold: '250.00',
  isCollection: false,
  isActive: true,
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

const quoteRequestSample = {
  name: 'Amira Patel',
  email: 'amira@corner-cafe.example',
  phone: '0113 496 0000',
  company: 'Corner Café',
  message: 'For a counter, by the summer',
};

const pricingSample = (floor: ShopFloor) => ({
  lines: [{ productId: floor.bracket, quantity: 2, unitPrice: '15.00' }],
  deliveryMethodId: floor.standard,
  deliveryFee: '5.00',
  deliverOn: '2199-12-31',
  validUntil: '2199-12-30',
  note: 'As we discussed',
});

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
  'GET /api/search/asked': () => ({}),
  'GET /api/search/synonyms': () => ({}),
  'POST /api/search/synonyms': () => ({ body: { terms: ['totem', 'obelisk'], oneWay: false } }),
  'PUT /api/search/synonyms/{id}': ({ words }) => ({
    params: { id: words[0] ?? 0 },
    body: { terms: ['screen', 'slate'], oneWay: true },
  }),
  'DELETE /api/search/synonyms/{id}': ({ words }) => ({ params: { id: words.pop() ?? 0 } }),
  'GET /api/search/rules': () => ({}),
  'POST /api/search/rules': ({ floor }) => ({ body: { query: 'menu', productId: floor.board, effect: 'pin' } }),
  'DELETE /api/search/rules/{id}': ({ rules }) => ({ params: { id: rules.pop() ?? 0 } }),
  'POST /api/assistant': () => ({ body: { message: 'a menu board under £2,000', search: 'q=menu+board' } }),
  'GET /api/assistant/replies': () => ({}),
  'PUT /api/assistant/replies/{topic}': () => ({ params: { topic: 'other' }, body: { text: 'Ask away.' } }),
  'GET /api/search/suggest': () => ({ query: { q: 'menu' } }),
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
  'POST /api/delivery-methods': () => ({ body: { ...deliverySample } }),
  'PUT /api/delivery-methods/{id}': ({ own }) => ({ params: { id: own.delivery }, body: { ...deliverySample } }),
  'DELETE /api/delivery-methods/{id}': ({ own }) => ({ params: { id: own.delivery } }),
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
      siteContact: { name: 'Sam', phone: '0113 496 0001', email: 'sam@corner-cafe.example' },
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
  'POST /api/orders/{id}/card-payment': ({ own }) => ({ params: { id: own.order } }),
  'POST /api/orders/{id}/held-payments/{heldId}': ({ own }) => ({
    params: { id: own.order, heldId: own.held },
    body: { decision: 'accept' },
  }),
  'POST /api/payments/stripe/webhook': () => {
    const { body: content, headers } = signedWebhook(eventOf('customer.created', { id: 'cus_1', object: 'customer' }));
    return { headers, file: { type: 'application/json', content } };
  },
  'POST /api/orders/{id}/notes': ({ own }) => ({ params: { id: own.order }, body: { text: 'Called: ring twice' } }),
  'GET /api/orders/{id}/returns': ({ own }) => ({ params: { id: own.order } }),
  'POST /api/orders/{id}/returns': ({ own }) => ({
    params: { id: own.order },
    body: { items: [{ itemId: own.item, quantity: 1 }], reason: 'damaged', details: 'The corner is broken' },
  }),
  'GET /api/returns': () => ({ query: { status: 'requested', limit: '5', cursor: 'cjIwMDAwMDAwMDA' } }),
  'PATCH /api/returns/{id}': ({ own }) => ({
    params: { id: own.asked },
    body: { decision: 'accepted', note: 'Send it to Foundry Lane' },
  }),
  'POST /api/returns/{id}/refund': ({ own }) => ({
    params: { id: own.accepted },
    body: { amount: '0.00', reference: 'R-1', restock: true },
  }),
  'POST /api/orders/{id}/confirm-delivery': ({ own }) => ({ params: { id: own.order } }),
  'GET /api/orders/{id}/documents': ({ own }) => ({ params: { id: own.sent.order } }),
  'GET /api/orders/{id}/documents/{number}': ({ own }) => ({
    params: { id: own.sent.order, number: own.sent.invoice },
  }),
  'GET /api/orders/{id}/invoice.pdf': ({ own }) => ({ params: { id: own.sent.order } }),
  'GET /api/orders/{id}/proforma.pdf': ({ own }) => ({ params: { id: own.sent.order } }),
  'GET /api/orders/{id}/packing-slip.pdf': ({ own }) => ({ params: { id: own.sent.order } }),
  'GET /api/tracking/{orderNumber}': ({ own }) => ({ params: { orderNumber: own.orderNumber } }),
  'POST /api/tracking/{orderNumber}/position': ({ own: { driven } }) => ({
    params: { orderNumber: driven.orderNumber },
    query: { key: driven.key },
    body: { lat: 53.8, lng: -1.55, at: new Date().toISOString() },
  }),
  'GET /api/tracking/{orderNumber}/drive': ({ own: { driven } }) => ({
    params: { orderNumber: driven.orderNumber },
    query: { key: driven.key },
  }),
  'POST /api/tracking/{orderNumber}/start': ({ own: { driven } }) => ({
    params: { orderNumber: driven.orderNumber },
    query: { key: driven.key },
  }),
  'POST /api/tracking/{orderNumber}/delivered': ({ own: { arriving } }) => ({
    params: { orderNumber: arriving.orderNumber },
    query: { key: arriving.key },
    body: { receivedBy: 'Zoë O’Brien', kind: 'photo', picture: `data:image/png;base64,${dot.toString('base64')}` },
  }),
  'GET /api/drivers': () => ({}),
  'POST /api/drivers': () => ({ body: { ...driverSample } }),
  'PUT /api/drivers/{id}': ({ own }) => ({ params: { id: own.waiting.driverId }, body: { ...driverSample } }),
  'GET /api/orders/{id}/driver': ({ own }) => ({ params: { id: own.waiting.orderId } }),
  'PUT /api/orders/{id}/driver': ({ own }) => ({
    params: { id: own.waiting.orderId },
    body: { driverId: own.driven.driverId },
  }),
  'GET /api/orders/{id}/proof': ({ own }) => ({ params: { id: own.order } }),
  'GET /api/notifications': () => ({}),
  'PATCH /api/notifications/{id}': ({ own }) => ({ params: { id: own.notification } }),
  'POST /api/notifications/read-all': () => ({}),
  'DELETE /api/notifications/{id}': ({ own }) => ({ params: { id: own.notification } }),
  'POST /api/contact': () => ({ body: contactBody }),
  'GET /api/messages': () => ({
    query: { status: 'open', kind: 'contact', assigned: 'nobody', q: 'sign', limit: '5', cursor: 'bjIwMDAwMDAwMDA' },
  }),
  'GET /api/messages/assignees': () => ({}),
  'GET /api/messages/{id}': ({ own }) => ({ params: { id: own.message } }),
  'PATCH /api/messages/{id}': ({ own }) => ({
    params: { id: own.message },
    body: { status: 'closed', assignedTo: null },
  }),
  'POST /api/messages/{id}/replies': ({ own }) => ({
    params: { id: own.message },
    body: { text: 'About two weeks', close: true },
  }),
  'POST /api/messages/{id}/notes': ({ own }) => ({ params: { id: own.message }, body: { text: 'Rang back' } }),
  'POST /api/messages/{id}/quote': ({ own }) => ({ params: { id: own.message } }),
  'POST /api/quotes': ({ floor }) => ({
    body: { ...quoteRequestSample, items: [{ productId: floor.board, quantity: 3 }] },
  }),
  'GET /api/quotes': () => ({ query: { status: 'sent', q: 'bracket', limit: '5', cursor: 'cTIwMDAwMDAwMDA' } }),
  'GET /api/quotes/{id}': ({ own }) => ({ params: { id: own.quote } }),
  'GET /api/quotes/{id}/quote.pdf': ({ own }) => ({ params: { id: own.quote } }),
  'PUT /api/quotes/{id}': ({ own, floor }) => ({ params: { id: own.unpriced }, body: pricingSample(floor) }),
  'POST /api/quotes/{id}/send': ({ own }) => ({ params: { id: own.priced }, body: {} }),
  'POST /api/quotes/{id}/withdraw': ({ own }) => ({ params: { id: own.unpriced }, body: {} }),
  'POST /api/quotes/{id}/accept': ({ own, floor }) => ({
    params: { id: own.quote },
    headers: { 'idempotency-key': randomUUID() },
    // What else an order may say is walked with POST /api/orders, which reads it by the same schema.
    body: {
      deliveryAddress: leedsAddress,
      deliveryMethodId: floor.standard,
      paymentMethodId: floor.transfer,
    },
  }),
  'POST /api/quotes/{id}/decline': ({ own }) => ({
    params: { id: own.refusable },
    body: { reason: 'We found one for less' },
  }),
  'GET /api/customers': () => ({ query: { q: 'person', sort: 'spent', limit: '5', cursor: 'YzU' } }),
  'GET /api/customers/export': () => ({ query: { q: 'person', sort: 'name' } }),
  'GET /api/customers/{id}': ({ customer }) => ({ params: { id: customer.id } }),
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
  'GET /api/orders/export': () => ({ query: { from: '2026-01-01', to: '2026-12-31', dates: 'sold', sort: 'highest' } }),
  'GET /api/orders/buyers': () => ({ query: { q: 'person' } }),
  'POST /api/orders/phone': ({ floor }) => ({
    headers: { 'idempotency-key': randomUUID() },
    body: {
      ...buildCheckout({ deliveryMethodId: floor.standard, paymentMethodId: floor.transfer }),
      customerId: null,
      items: [{ productId: floor.bracket, quantity: 1 }],
      notes: 'Called at nine',
    },
  }),
  'POST /api/orders/status': ({ own }) => ({
    body: { status: 'processing', orders: [{ id: own.sent.order, version: 1 }] },
  }),
  'GET /api/saved-views': () => ({ query: { screen: 'orders' } }),
  'POST /api/saved-views': () => ({ body: { screen: 'orders', name: randomUUID(), search: 'status=pending' } }),
  'PUT /api/saved-views/{id}': () => ({ params: { id: 2_147_483_647 }, body: { name: 'Mine', search: '' } }),
  'DELETE /api/saved-views/{id}': () => ({ params: { id: 2_147_483_647 } }),
  'GET /api/staff-search': () => ({ query: { q: 'board' } }),
  'GET /api/reports/sales': () => ({ query: { from: '2026-01-01', to: '2026-12-31' } }),
  'GET /api/reports/products': () => ({ query: { from: '2026-01-01', to: '2026-12-31' } }),
  'GET /api/reports/stock': () => ({ query: { below: '9' } }),
  'GET /api/reports/vat': () => ({ query: { from: '2026-01-01', to: '2026-12-31' } }),
  'GET /api/reports/payments': () => ({ query: { from: '2026-01-01', to: '2026-12-31' } }),
  'GET /api/reports/points': () => ({ query: { from: '2026-01-01', to: '2026-12-31' } }),
  'GET /api/reports/searches': () => ({ query: { from: '2026-01-01', to: '2026-12-31' } }),
  'GET /api/reports/{report}/export': () => ({ params: { report: 'sales' }, query: { from: '2026-01-01' } }),
  'GET /api/audit/choices': () => ({}),
  'GET /api/emails': () => ({
    query: {
      status: 'failed',
      recipient: 'example',
      template: 'order-receipt',
      from: '2026-01-01',
      to: '2099-12-31',
      limit: '5',
      cursor: 'bTIwMDAwMDAwMDA',
    },
  }),
  'GET /api/emails/{id}': ({ own }) => ({ params: { id: own.email } }),
  'POST /api/emails/{id}/resend': ({ own }) => ({ params: { id: own.email } }),
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
  'GET /api/events': ({ own }) => ({ query: { order: own.orderNumber } }),
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
  'POST /api/users/{id}/password-link': ({ own }) => ({ params: { id: own.newcomer } }),
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
