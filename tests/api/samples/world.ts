import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { User } from '#features/accounts/contract.ts';
import { createPasswordLink, createUser, proposeEmail } from '#features/accounts/server/door.ts';
import { issueEmailToken } from '#features/accounts/server/email-change/email-token.ts';
import { createSession } from '#features/accounts/server/session.ts';
import { signupRequests, users } from '#features/accounts/tables.ts';
import { answers as answersTable } from '#features/answers/tables.ts';
import { recordChange } from '#features/audit/server/door.ts';
import { createProduct } from '#features/catalogue/server/door.ts';
import { products } from '#features/catalogue/tables.ts';
import { giveCredit } from '#features/credit/server/door.ts';
import { currencies } from '#features/currencies/tables.ts';
import { closingDays, deliveryMethods } from '#features/delivery/tables.ts';
import { issueDue } from '#features/documents/server/door.ts';
import { passkeys } from '#features/factors/tables.ts';
import { productPairs } from '#features/fits/tables.ts';
import { notifications } from '#features/notifications/tables.ts';
import type { Order } from '#features/orders/contract.ts';
import { approvedCard, leedsAddress } from '#features/orders/factory.ts';
import { changeStatus } from '#features/orders/server/door.ts';
import { orderEvents } from '#features/orders/tables.ts';
import { cardPayments, paymentMethods, payments } from '#features/payments/tables.ts';
import { permissions } from '#features/permissions/tables.ts';
import { createList } from '#features/projects/server/create-list.ts';
import { returnLines, returnPictures, returns } from '#features/returns/tables.ts';
import { searchRules, searchSynonyms } from '#features/search/tables.ts';
import { emails } from '#platform/tables.ts';
import { addDrive, addProof, type SampleDrive, storePicture } from '../../support/drives.ts';
import { openFitting } from '../../support/fitting.ts';
import { addPerson, signedIn } from '../../support/people.ts';
import { openRatesSource } from '../../support/rates.ts';
import { openTestShop, type TestShop } from '../../support/shop.ts';
import {
  bought,
  fillCart,
  limitGuests,
  NO_LIMITS,
  openShopFloor,
  order,
  type ShopFloor,
} from '../../support/shop-floor.ts';
import { stripeKeys } from '../../support/stripe.ts';
import { newcomer } from './accounts.ts';
import { contactBody, pricingSample, quoteRequestSample } from './messages.ts';

export type Customer = Awaited<ReturnType<typeof signedIn>>;

/** A shop in which a customer owns one of everything that the API's addresses name. */
export interface World {
  shop: TestShop;
  floor: ShopFloor;
  customer: Customer;
  username: string;
  /** Tokens to choose a password with, each of an account of its own: a call that uses one up takes the next. */
  tokens: string[];
  /** Tokens that confirm a proposed address, likewise. */
  emailTokens: string[];
  /** Products that nobody misses, by id: a call that deletes one takes the next. */
  spare: number[];
  /** The same of pairs of products by hand, and of groups of words and of rules that the search was taught. */
  pairs: { product: number; pair: number }[];
  words: number[];
  /** Lists of the customer, and of guests with the keys of their addresses: a call that deletes or takes one takes the next. */
  lists: { own: number[]; ofGuests: { id: number; key: string }[] };
  rules: number[];
  /** Answers of the shop: a call that deletes one takes the next. */
  answers: number[];
  /** What the samples name: the customer's own records. */
  own: {
    address: number;
    /** Another session of theirs. */
    session: number;
    line: number;
    list: number;
    notification: number;
    passkey: number;
    order: number;
    orderNumber: string;
    /** An order that was sent before it was paid, and its invoice: every document of it exists. */
    sent: { order: number; invoice: string };
    /** An employer, and somebody who asked to become one. */
    colleague: number;
    /** An employer with a second factor. */
    enrolled: number;
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
    closingDay: number;
    payment: number;
    currency: number;
    /** A payment of the order in another currency, which nobody can take into it. */
    held: number;
    /** An order that was paid and cancelled, whose money is owed back. */
    owed: { order: number; version: number };
    /** An order of a guest that staff confirm first, with its key. */
    asksFirst: { id: number; key: string };
    /** A customer whose account has £5.00 of credit. */
    credited: number;
    /** A product that is out of stock. */
    soldOut: number;
    /** A screen that can be fitted, a line of it in the cart, and an order that is fitted with the first day that is possible. */
    screen: number;
    screenLine: number;
    fitted: number;
    fittingDay: string;
    /** A line of the order, a return of it that waits, and one that was accepted. */
    item: number;
    asked: number;
    accepted: number;
    /** A picture of the first. */
    returnPicture: number;
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
  const owed = await cancelPaid(shop, floor, customer);
  const line = await customer.post<{ id: number }>('/api/cart', { productId: floor.board, quantity: 2 });
  const [notification] = await shop.context.db
    .insert(notifications)
    .values({ userId: customer.id, orderId, type: 'status_update', message: 'On its way', timestamp: new Date() })
    .returning({ id: notifications.id });
  const [request] = await shop.context.db
    .insert(signupRequests)
    .values({ email: 'asks@example.com', userType: 'employer', firstName: 'Sam', lastName: 'Ng' })
    .returning({ id: signupRequests.id });
  const customerUser = await customer.get<User>('/api/user');
  const { username } = customerUser;
  const grantee = await addPerson(shop, 'employer');
  const own = {
    address: address.body.id,
    session: (await createSession(shop.context.db, { id: customer.id, userType: 'public' }, new Date())).session.id,
    line: line.body.id,
    list: (await createList(shop.context, { name: 'Shop', lines: [] }, customerUser)).id,
    notification: notification?.id ?? 0,
    passkey: await addPasskey(shop, customer.id),
    order: orderId,
    orderNumber,
    sent,
    colleague: await addColleague(shop),
    enrolled: await addEnrolled(shop),
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
    owed,
    asksFirst: await addOrderRequest(shop, floor),
    credited: await addCredited(shop, floor),
    soldOut: await addSoldOut(shop),
    ...(await addFitted(shop, floor, customer)),
    ...(await addReturns(shop, placed.body.order)),
    ...(await addQuotes(shop, floor, customer)),
  };
  const spare = await addSpareProducts(shop);
  const pairs = await addPairs(shop, floor, spare);
  await addCabinet(shop);
  const words = (await shop.context.db.select({ id: searchSynonyms.id }).from(searchSynonyms)).map(({ id }) => id);
  const rules = await addRules(shop, floor);
  const answers = await addAnswers(shop);
  return {
    shop,
    floor,
    customer,
    username,
    spare,
    pairs,
    words,
    lists: await addLists(shop, customerUser),
    rules,
    answers,
    tokens: await addTokens(shop),
    emailTokens: await addEmailTokens(shop),
    own,
  };
}

async function addAnswers({ context }: TestShop): Promise<number[]> {
  const rows = Array.from({ length: 30 }, (_, at) => ({
    ...{ question: `Question ${at}?`, answer: 'Yes.' },
    changedAt: context.clock.now(),
  }));
  return (await context.db.insert(answersTable).values(rows).returning()).map(({ id }) => id);
}

async function addCredited(shop: TestShop, floor: ShopFloor): Promise<number> {
  const customer = await signedIn(shop, 'public');
  const byCard = { email: undefined, paymentMethodId: floor.card, testCard: approvedCard };
  const { order: paid } = await bought(customer, floor, 1, byCard);
  const at = new Date();
  const refund = { orderId: paid.id, kind: 'refund' as const, amount: 500, provider: 'account_credit' as const };
  await shop.context.db.transaction(async (tx) => {
    const [row] = await tx
      .insert(payments)
      .values({ ...refund, recordedAt: at })
      .returning();
    const entry = { customerId: customer.id, paymentId: row?.id ?? 0, amount: 500, description: 'Any', at };
    await giveCredit(tx, entry);
  });
  return customer.id;
}

async function cancelPaid({ context }: TestShop, floor: ShopFloor, customer: Customer): Promise<World['own']['owed']> {
  await customer.post('/api/cart', { productId: floor.bracket, quantity: 1 });
  const byCard = { email: undefined, paymentMethodId: floor.card, testCard: approvedCard };
  const { body } = await order(customer, floor, byCard);
  const cancelled = await changeStatus(context, { orderId: body.order.id, status: 'cancelled', actor: null });
  return { order: cancelled.id, version: cancelled.version };
}

/** A screen, a line of it in the customer's cart, and an order of one that is fitted. */
async function addFitted(shop: TestShop, floor: ShopFloor, customer: Customer) {
  const { middle: screen } = await openFitting(shop);
  const buyer = await signedIn(shop, 'public');
  await buyer.post('/api/cart', {
    productId: screen,
    quantity: 1,
    fitting: { count: 1, height: '2.5', survey: false },
  });
  const { body } = await order(buyer, floor, { email: undefined });
  const line = await customer.post<{ id: number }>('/api/cart', { productId: screen, quantity: 2 });
  return {
    ...{ screen, screenLine: line.body.id },
    fitted: body.order.id,
    fittingDay: body.order.fitting?.earliestOn ?? '',
  };
}

async function addSoldOut({ context }: TestShop): Promise<number> {
  const wall = { name: 'Video wall', price: 1_299_000, category: 'Video Walls', stockQuantity: 0 };
  return (await createProduct(context.db, wall)).id;
}

async function addHeldPayment({ context }: TestShop, orderId: number): Promise<number> {
  const at = new Date();
  const received = { receivedAmount: 90, receivedCurrency: 'gbp', heldReason: 'Another amount came.' };
  const [row] = await context.db
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

async function sendUnpaid({ context }: TestShop, floor: ShopFloor, customer: Customer): Promise<World['own']['sent']> {
  await customer.post('/api/cart', { productId: floor.bracket, quantity: 2 });
  const { body } = await order(customer, floor, { email: undefined });
  const orderId = body.order.id;
  const at = new Date();
  const event = { orderId, status: 'shipped' as const, description: 'Sent', place: 'Leeds', lat: 0, lng: 0, at };
  await context.db.insert(orderEvents).values(event);
  const [invoice] = await context.db.transaction((tx) => issueDue(tx, orderId, at));
  return { order: orderId, invoice: invoice?.number ?? '' };
}

async function addTokens({ context }: TestShop): Promise<string[]> {
  const names = Array.from({ length: 20 }, (_, n) => `forgetful${n}`);
  const links = names.map((username) =>
    context.db.transaction(async (tx) => {
      const person = { username, firstName: 'For', lastName: 'Getful', email: `${username}@example.com` };
      const { id } = await createUser(tx, { ...person, userType: 'public' }, new Date());
      return createPasswordLink(context, tx, id);
    }),
  );
  return (await Promise.all(links)).map((link) => new URL(link).searchParams.get('token') ?? '');
}

async function addEmailTokens({ context }: TestShop): Promise<string[]> {
  const numbers = Array.from({ length: 20 }, (_, n) => n);
  const tokens = numbers.map((n) =>
    context.db.transaction(async (tx) => {
      const person = {
        firstName: 'Moving',
        lastName: 'On',
        email: `moving${n}@example.com`,
        userType: 'public' as const,
      };
      const [user, at, email] = [await createUser(tx, person, new Date()), new Date(), `moved${n}@example.com`];
      await proposeEmail(tx, user, { email, proposedBy: user.id }, at);
      return (await issueEmailToken(tx, user.id, email, at)) ?? '';
    }),
  );
  return Promise.all(tokens);
}

async function addLists({ context }: TestShop, customer: User): Promise<World['lists']> {
  const numbers = Array.from({ length: 40 }, (_, n) => n);
  const make = (user: User | null) => (n: number) => createList(context, { name: `List ${n}`, lines: [] }, user);
  const [own, ofGuests] = [await Promise.all(numbers.map(make(customer))), await Promise.all(numbers.map(make(null)))];
  return { own: own.map(({ id }) => id), ofGuests: ofGuests.map(({ id, key }) => ({ id, key: key ?? '' })) };
}

async function addRules({ context }: TestShop, floor: ShopFloor): Promise<number[]> {
  const values = Array.from({ length: 30 }, (_, n) => ({
    query: `sample ${n}`,
    productId: floor.board,
    effect: 'pin' as const,
  }));
  return (await context.db.insert(searchRules).values(values).returning()).map(({ id }) => id);
}

// What an LED wall can be planned from.
async function addCabinet({ context }: TestShop): Promise<void> {
  await createProduct(context.db, {
    ...{ sku: 'LED-CAB', name: 'LED cabinet, 2.6 mm', category: 'Video Walls', price: 47_000, stockQuantity: 60 },
    specs: {
      ...{ wallPart: 'cabinet', technology: 'LED', formFactor: 'bare', resolution: '192 × 192' },
      ...{ widthMm: 500, heightMm: 500, weightKg: 7.2, powerWatts: 44, greatestWatts: 110 },
    },
  });
}

async function addSpareProducts({ context }: TestShop): Promise<number[]> {
  const values = Array.from({ length: 300 }, (_, n) => ({ name: `Spare ${n}`, price: 100, category: 'Spare' }));
  const rows = await context.db.insert(products).values(values).returning({ id: products.id });
  return rows.map(({ id }) => id);
}

// With the first of the spare products, which are the last to be deleted.
async function addPairs({ context }: TestShop, { bracket }: ShopFloor, spare: readonly number[]) {
  const made = { oneId: bracket, fits: true, reason: 'Tried', madeAt: new Date() };
  const values = spare.slice(0, 30).map((otherId) => ({ ...made, otherId }));
  const rows = await context.db.insert(productPairs).values(values).returning({ id: productPairs.id });
  return rows.map(({ id }) => ({ product: bracket, pair: id }));
}

async function addFailedEmail({ context: { db } }: TestShop): Promise<number> {
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
  await shop.context.db.transaction((tx) => recordChange(tx, { actorId: id, ...change }, new Date()));
  return id;
}

async function addNewcomer({ context: { db } }: TestShop): Promise<number> {
  const { id } = await db.transaction((tx) => createUser(tx, { ...newcomer(), userType: 'employer' }, new Date()));
  return id;
}

async function addMethods({ context: { db } }: TestShop) {
  const [delivery] = await db
    .insert(deliveryMethods)
    .values({ name: 'Spare', price: 100, estimatedDays: 9 })
    .returning({ id: deliveryMethods.id });
  const [closing] = await db
    .insert(closingDays)
    .values({ day: '2099-12-27', place: 'uk', reason: 'Once' })
    .returning({ id: closingDays.id });
  const [payment] = await db.insert(paymentMethods).values({ name: 'Spare' }).returning({ id: paymentMethods.id });
  const [currency] = await db
    .insert(currencies)
    .values({ code: 'USD', name: 'US Dollar', symbol: '$', exchangeRate: '1.30' })
    .returning({ id: currencies.id });
  return {
    delivery: delivery?.id ?? 0,
    closingDay: closing?.id ?? 0,
    payment: payment?.id ?? 0,
    currency: currency?.id ?? 0,
  };
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

async function addOrderRequest(shop: TestShop, floor: ShopFloor) {
  await limitGuests(shop, { guestShare: 1 });
  const guest = shop.visitor();
  await fillCart(guest, [floor.board, 500]);
  const { body } = await order(guest, floor, { email: 'guest@hotel.example' });
  await limitGuests(shop, NO_LIMITS);
  return { id: body.request?.id ?? 0, key: body.accessKey ?? '' };
}

async function addReturns(shop: TestShop, { id: orderId, items: [item] }: Order) {
  const { context } = shop;
  const what = { orderId, reason: 'damaged', requestedAt: new Date() } as const;
  const [asked, accepted] = await context.db
    .insert(returns)
    .values([what, { ...what, status: 'accepted', answeredAt: new Date() }])
    .returning({ id: returns.id });
  const line = { orderItemId: item?.id ?? 0, quantity: 1 };
  const returnIds = [asked?.id ?? 0, accepted?.id ?? 0] as const;
  await context.db.insert(returnLines).values(returnIds.map((returnId) => ({ ...line, returnId })));
  const [picture] = await context.db
    .insert(returnPictures)
    .values({ returnId: returnIds[0], file: await storePicture(shop) })
    .returning({ id: returnPictures.id });
  return { item: line.orderItemId, asked: returnIds[0], accepted: returnIds[1], returnPicture: picture?.id ?? 0 };
}

async function addGrant({ context }: TestShop, userId: number): Promise<number> {
  const [row] = await context.db
    .insert(permissions)
    .values({ userId, permissionType: 'view_products', granted: true, grantedAt: new Date() })
    .returning({ id: permissions.id });
  return row?.id ?? 0;
}

async function addPasskey(shop: TestShop, userId: number): Promise<number> {
  const values = { userId, credentialId: `sample-${userId}`, publicKey: 'sample', name: 'My phone' };
  const [passkey] = await shop.context.db.insert(passkeys).values(values).returning({ id: passkeys.id });
  await shop.context.db.update(users).set({ hasSecondFactor: true }).where(eq(users.id, userId));
  return passkey?.id ?? 0;
}

async function addEnrolled(shop: TestShop): Promise<number> {
  const { id } = await addPerson(shop, 'employer');
  await addPasskey(shop, id);
  return id;
}
