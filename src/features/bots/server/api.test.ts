import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { stockAlerts } from '#features/alerts/tables.ts';
import { CHECKED_FORMS } from '#features/bots/contract.ts';
import { products } from '#features/catalogue/tables.ts';
import { messages } from '#features/messages/tables.ts';
import { orders } from '#features/orders/tables.ts';
import { settings } from '#features/settings/tables.ts';
import { addUses } from '#platform/limits.ts';
import type { Problem } from '#values/problem.ts';
import { signedIn } from '../../../../tests/support/people.ts';
import { proofHeader, prove } from '../../../../tests/support/proof.ts';
import { openTestShop } from '../../../../tests/support/shop.ts';
import { fillCart, limitGuests, openShopFloor, order } from '../../../../tests/support/shop-floor.ts';
import { UNPROVEN_AN_HOUR } from './admit.ts';

// A wave from many networks, each within its own limit: browsers and people without scripts get through it.

const shop = await openTestShop({ TRUST_PROXY: '1' });
const floor = await openShopFloor(shop);
const { db, pool } = shop.context;
afterAll(() => shop.close());

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;
const DAY = 24 * HOUR;
let later = 0;
shop.context.clock = { now: () => new Date(Date.now() + later) };

beforeEach(async () => {
  later = 0;
  await pool.query('delete from rate_limits');
});

let networks = 0;
const freshNetwork = () => `10.${Math.floor(++networks / 250)}.${networks % 250}.1`;

const letter = {
  ...{ name: 'Jo', email: 'jo@example.com', phone: '0113 496 0000' },
  ...{ subject: 'Hours', message: 'When can I come?' },
};

/** Writes to the shop from a network of its own. */
const write = (headers: Record<string, string> = {}, more: object = {}) =>
  shop
    .visitor()
    .post<Problem & { id: number }>(
      '/api/contact',
      { ...letter, ...more },
      { 'X-Forwarded-For': freshNetwork(), ...headers },
    );

const stampOf = async (form: string) => (await shop.get<{ stamp: string }>(`/api/form-stamps/${form}`)).stamp;

/** As if callers that open no page had sent as many as an hour takes. */
const flood = (form: keyof typeof UNPROVEN_AN_HOUR, by: 'call' | 'page' = 'call') =>
  addUses(
    shop.context,
    { name: `unproven-${form}`, most: UNPROVEN_AN_HOUR[form], seconds: 3_600 },
    by,
    UNPROVEN_AN_HOUR[form],
  );

describe('a wave of messages from many networks', () => {
  test('ends at a number for all together, with a sentence that says what to do', async () => {
    const answers = [];
    for (let n = 0; n <= UNPROVEN_AN_HOUR.contact; n++) answers.push(await write());
    expect(answers.map(({ status }) => status)).toEqual([...Array(UNPROVEN_AN_HOUR.contact).fill(201), 429]);
    expect(answers.at(-1)?.body.detail).toMatch(/Call us or write an e-mail.*Please try again in \d+ minutes/);
  });

  test('stops no browser that solved a challenge, and no customer who is signed in', async () => {
    await flood('contact');
    expect((await write()).status).toBe(429);
    expect((await write(proofHeader(await prove(shop, 'contact')))).status).toBe(201);
    const customer = await signedIn(shop, 'public');
    expect((await customer.post('/api/contact', letter)).status).toBe(201);
  });

  test('stops no one who fills in the page without scripts, until such pages flood the shop themselves', async () => {
    await flood('contact');
    const stamp = { 'X-Form-Stamp': await stampOf('contact') };
    later = 20 * SECOND;
    expect((await write(stamp)).status).toBe(201);
    // A cached page gives the same stamp to several visitors, and each of two tabs has one.
    expect((await write(stamp)).status).toBe(201);
    await flood('contact', 'page');
    expect((await write(stamp)).status).toBe(429);
    expect((await write(proofHeader(await prove(shop, 'contact')))).status).toBe(201);
  });

  test('leaves each network the limit that it had', async () => {
    const from = { 'X-Forwarded-For': '203.0.113.77' };
    for (let n = 0; n < 10; n++) expect((await write({ ...from })).status).toBe(201);
    expect((await write({ ...from, ...proofHeader(await prove(shop, 'contact')) })).status).toBe(429);
  });

  test.each([
    ['register', '/api/customer-register', { ...person('new'), password: 'Password123!', userType: 'public' }],
    ['register', '/api/signup-request', { ...person('staff'), userType: 'admin', message: 'I run the shop' }],
    ['password-reset', '/api/password-reset/request', { email: 'jo@example.com' }],
    ['quote', '/api/quotes', () => ({ ...letter, items: [{ productId: floor.board, quantity: 1 }] })],
    ['stock-alert', '/api/stock-alerts', () => ({ productId: floor.board, email: 'jo@example.com' })],
  ] as const)('is one for %s at %s as well', async (form, path, made) => {
    await db.update(products).set({ stockQuantity: 0 }).where(eq(products.id, floor.board));
    const body = typeof made === 'function' ? made() : made;
    await flood(form);
    expect((await shop.visitor().post(path, body)).status).toBe(429);
    const proof = proofHeader(await prove(shop, form));
    expect((await shop.visitor().post(path, body, proof)).status).toBeLessThan(300);
    await db.update(products).set({ stockQuantity: 1_000 }).where(eq(products.id, floor.board));
  });
});

function person(name: string) {
  return {
    ...{ firstName: 'Jo', lastName: 'Patel', companyName: 'Harbour' },
    ...{ email: `${name}@harbour.example`, phoneNumber: '0113 496 0000' },
  };
}

describe('a proof', () => {
  beforeEach(() => flood('contact'));

  test('counts once, on two instances as well', async () => {
    const second = await openTestShop({ TRUST_PROXY: '1', DATABASE_URL: shop.context.config.DATABASE_URL });
    const proof = proofHeader(await prove(second, 'contact'));
    const answers = await Promise.all([1, 2, 3, 4].map(() => write(proof)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 429, 429, 429]);
    const there = await second.visitor().post('/api/contact', letter, { 'X-Forwarded-For': freshNetwork(), ...proof });
    expect(there.status).toBe(429);
    await second.close();
  });

  test('is for the form that it was made for', async () => {
    for (const form of CHECKED_FORMS.filter((each) => each !== 'contact')) {
      expect((await write(proofHeader(await prove(shop, form)))).status).toBe(429);
    }
  });

  test('is good for an hour', async () => {
    const proof = proofHeader(await prove(shop, 'contact'));
    later = HOUR + 2 * SECOND;
    await flood('contact');
    expect((await write(proof)).status).toBe(429);
  });

  test('cannot be made easier or for longer, for another form or by guessing', async () => {
    const { challenge, solution } = await prove(shop, 'contact');
    const other = await prove(shop, 'quote');
    const parameters = challenge.parameters;
    const forged = [
      { challenge: { ...challenge, parameters: { ...parameters, cost: 1 } }, solution },
      { challenge: { ...challenge, parameters: { ...parameters, expiresAt: parameters.expiresAt + 9 } }, solution },
      {
        challenge: { ...other.challenge, parameters: { ...other.challenge.parameters, data: { form: 'contact' } } },
        solution: other.solution,
      },
      { challenge: { ...challenge, signature: '0'.repeat(64) }, solution },
      { challenge, solution: { ...solution, derivedKey: '0'.repeat(64) } },
      { challenge, solution: { ...solution, derivedKey: '' } },
      { challenge, solution: other.solution },
    ];
    for (const proof of forged) expect((await write(proofHeader(proof))).status).toBe(429);
    expect((await write(proofHeader({ challenge, solution }))).status).toBe(201);
  });

  test('that is anything else is none: the call is answered like one without', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.string({ maxLength: 200 }), fc.json()), async (text) => {
        const answer = await write({ 'X-Form-Proof': Buffer.from(text).toString('base64') });
        expect(answer.status).toBe(429);
      }),
      { numRuns: 40 },
    );
    expect((await write({ 'X-Form-Proof': 'x'.repeat(5_000), 'X-Form-Stamp': 'x'.repeat(500) })).status).toBe(429);
  });
});

describe('a stamp', () => {
  beforeEach(() => flood('contact'));

  test.each([
    ['forged', (stamp: string) => stamp.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))],
    ['given another time', (stamp: string) => stamp.replace(/^./, (first) => (first === 'm' ? 'n' : 'm'))],
    ['damaged', (stamp: string) => stamp.slice(0, 20)],
  ])('that is %s counts as none', async (_how, broken) => {
    const stamp = await stampOf('contact');
    later = 20 * SECOND;
    const answer = await write({ 'X-Form-Stamp': broken(stamp) });
    expect([answer.status, answer.body.detail]).toEqual([429, expect.stringContaining('Call us')]);
  });

  test('of another form counts as none', async () => {
    const stamp = await stampOf('quote');
    later = 20 * SECOND;
    expect((await write({ 'X-Form-Stamp': stamp })).body.detail).toContain('Call us');
  });

  test.each([
    ['at once', 0],
    ['after more than a day', DAY + SECOND],
  ])('that comes back %s costs a person one more click, and only while the shop is flooded', async (_when, after) => {
    const stamp = { 'X-Form-Stamp': await stampOf('contact') };
    later = after;
    await pool.query('delete from rate_limits');
    expect((await write(stamp)).status).toBe(201);
    await flood('contact');
    const answer = await write(stamp);
    expect([answer.status, answer.body.detail]).toEqual([429, expect.stringContaining('Please send it again')]);
  });

  test('holds across restarts and instances: its secret lies in the database, in no answer', async () => {
    const stamp = { 'X-Form-Stamp': await stampOf('contact') };
    const second = await openTestShop({ TRUST_PROXY: '1', DATABASE_URL: shop.context.config.DATABASE_URL });
    second.context.clock = { now: () => new Date(Date.now() + 20 * SECOND) };
    const there = await second.visitor().post('/api/contact', letter, { 'X-Forwarded-For': freshNetwork(), ...stamp });
    expect(there.status).toBe(201);
    await second.close();
    const [row] = await db.select().from(settings).where(eq(settings.key, 'formCheckSecret'));
    expect(row?.value).toEqual({ secret: expect.stringMatching(/^[\w-]{43}$/) });
    expect(JSON.stringify(await shop.get('/api/settings/public'))).not.toContain('formCheckSecret');
  });
});

describe('a bot that fills in the hidden field', () => {
  test('is thanked, and nothing is written', async () => {
    const before = [await db.$count(messages), await db.$count(stockAlerts)];
    expect((await write({}, { website: 'http://spam.example' })).status).toBe(201);
    await db.update(products).set({ stockQuantity: 0 }).where(eq(products.id, floor.bracket));
    const alert = { productId: floor.bracket, email: 'bot@example.com', website: 'http://spam.example' };
    expect(await shop.visitor().post('/api/stock-alerts', alert)).toEqual({
      status: 201,
      body: { email: 'bot@example.com' },
    });
    await db.update(products).set({ stockQuantity: 5_000 }).where(eq(products.id, floor.bracket));
    expect([await db.$count(messages), await db.$count(stockAlerts)]).toEqual(before);
  });
});

describe('orders of guests to be paid later, from many networks in an hour', () => {
  beforeEach(() => limitGuests(shop, { guestOrders: 1 }));
  afterAll(() => limitGuests(shop, { guestOrders: null }));

  /** Orders from a network and with an address of its own. */
  async function guestOrders(headers: Record<string, string> = {}) {
    const guest = shop.visitor();
    const from = { 'X-Forwarded-For': freshNetwork(), ...headers };
    await fillCart(guest, [floor.bracket, 1]);
    const through = {
      ...guest,
      post: ((path: string, json: unknown, more: Record<string, string>) =>
        guest.post(path, json, { ...from, ...more })) as typeof guest.post,
    };
    return order(through, floor, { email: `guest.${networks}@example.com` });
  }

  test('wait for staff beyond what six networks may hold, unless the browser solved a challenge', async () => {
    const answers = [];
    for (let n = 0; n < 8; n++) answers.push((await guestOrders()).body);
    expect(answers.map(({ order: placed }) => Boolean(placed))).toEqual([...Array(6).fill(true), false, false]);
    expect(answers.at(-1)?.request?.reason).toBe('rush');
    const proof = proofHeader(await prove(shop, 'order'));
    expect((await guestOrders(proof)).body.order).toBeDefined();
    expect((await guestOrders(proof)).body.request?.reason).toBe('rush');
  });

  test('are placed again when the hour is over, and always in a shop that limits no guests', async () => {
    await limitGuests(shop, { guestOrders: null });
    expect((await guestOrders()).body.order).toBeDefined();
    await limitGuests(shop, { guestOrders: 1 });
    expect((await guestOrders()).body.request?.reason).toBe('rush');
    await db.update(orders).set({ orderDate: new Date(Date.now() - HOUR - SECOND) });
    expect((await guestOrders()).body.order).toBeDefined();
  });
});
