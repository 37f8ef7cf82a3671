import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { AssistantAnswer } from '#features/assistant/contract.ts';
import { tradeEntriesIn } from '#features/assistant/knowledge/trade-knowledge.ts';
import { REPLIES } from '#features/assistant/replies.ts';
import { createProduct } from '#features/catalogue/server/door.ts';
import { readSetting, writeSetting } from '#features/settings/server/door.ts';
import { rateLimits } from '#platform/tables.ts';
import type { Problem } from '#values/problem.ts';
import { signedIn } from '../../../../tests/support/people.ts';
import { openTestShop, type TestShop, type Visitor } from '../../../../tests/support/shop.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
  const add = (name: string, price: number, specs: object, category = 'Digital Menu Boards', stockQuantity = 5) =>
    createProduct(shop.context.db, { name, price, category, stockQuantity, specs });
  await add('Counter 43 menu board', 45_000, { screenSizeInches: 43, brightnessNits: 350 });
  await add('Counter 55 menu board', 69_000, { screenSizeInches: 55, brightnessNits: 500 });
  await add('Counter 65 menu board', 98_000, { screenSizeInches: 65, brightnessNits: 500 }, 'Digital Menu Boards', 0);
  await add('Street 55 menu board', 320_000, { screenSizeInches: 55, brightnessNits: 2500, outdoor: true });
  await add('Ordering kiosk', 249_900, { screenSizeInches: 32, touch: true }, 'Kiosks');
});
afterAll(() => shop.close());
// All requests come from one address.
beforeEach(() => shop.context.db.delete(rateLimits));

const post = (body: object, by = shop.visitor()) => by.post<AssistantAnswer>('/api/assistant', body);
const say = async (message: string, search: string | null = null, by = shop.visitor()) => {
  const { status, body } = await post({ message, search }, by);
  expect(status).toBe(200);
  return body;
};
const names = ({ products }: AssistantAnswer) => products.map(({ product }) => product.name);

test('what is no message is refused and names the field', async () => {
  for (const body of [{}, { message: '' }, { message: '   ' }, { message: 5 }, { message: 'x'.repeat(1001) }]) {
    const answer = await post(body);
    expect(answer.status).toBe(400);
    expect(Object.keys((answer.body as unknown as Problem).errors ?? {})).toEqual(['message']);
  }
});

test('what a conversation is about can always be sent back, whatever was said of it', async () => {
  for (const message of [
    '9999 menu boards for £90,000,000,000',
    `menu board to ${'Llanfair'.repeat(30)}`,
    'x'.repeat(1000),
  ]) {
    const { thread } = await say(message);
    expect((await post({ message: 'make it 8', search: null, before: message, thread })).status, message).toBe(200);
  }
});

test('an invalid previous search is ignored', async () => {
  for (const search of ['q=%00&sortBy=magic', '???', 'minPrice=-1', 'q='.repeat(500)]) {
    expect((await say('cheaper', search)).reply).not.toBe('');
  }
});

const PRICES = 'Our displays range from £450 to £3,200, depending on size and type.';

test('keywords are answered in their order, word for word but for the figures, which are those of now', async () => {
  expect((await say('What is the PRICE of delivery?')).reply).toBe(PRICES);
  expect((await say('shipping to Leeds')).reply).toBe('No delivery method is on offer at the moment. Please ask us.');
  expect((await say('zzz')).reply).toBe(REPLIES.other);
});

test('what it costs, asked of nothing, is answered with the prices of the range', async () => {
  for (const message of ['What does it cost?', 'how much do they cost', 'What is the price?'])
    expect((await say(message)).reply, message).toBe(PRICES);
});

test('what a term is, its own entry says, whatever advice has the word', async () => {
  const terms = { 'what is PoE': /one network lead/, 'Whats IP65?': /\bIP65\b/, 'what does VESA mean': /\bVESA\b/ };
  for (const [message, answer] of Object.entries(terms)) {
    const { reply } = await say(message);
    expect(tradeEntriesIn(message)[0]?.answer, message).toBe(reply);
    expect(reply, message).toMatch(answer);
  }
});

test('delivery on the next day is no product, and delivery to a place is answered whatever was said before', async () => {
  const staff = await signedIn(shop, 'admin');
  const method = { name: 'Standard', price: '12.50', estimatedDays: 3 };
  const { body: added } = await staff.post<{ id: number }>('/api/delivery-methods', method);
  for (const message of ['do you do next day', 'Do you offer next-day delivery?']) {
    const { reply } = await say(message);
    expect(reply, message).toContain('Standard');
    expect(reply, message).not.toMatch(/called/);
  }
  const first = await say('delivery to Bristol');
  for (const earlier of ['next day delivery?', 'What does it cost?', 'delivery to Bristol']) {
    const { body } = await post({ message: 'delivery to Bristol', search: null, before: earlier });
    expect(body.reply, earlier).toBe(first.reply);
  }
  expect(first.reply).toContain('Standard');
  expect((await staff.delete(`/api/delivery-methods/${added.id}`)).status).toBeLessThan(300);
});

test('chatter gets the generic reply and no cards', async () => {
  for (const message of ['hello', 'thank you', '🦓', '???']) {
    expect(await say(message), message).toMatchObject({ reply: REPLIES.other, products: [], ways: ['person'] });
  }
});

test('words beyond the keyword bring cards with live prices, and reasons that hold', async () => {
  const answer = await say('how much does a kiosk cost?');
  expect(answer.reply).toBe(PRICES);
  expect(names(answer)).toEqual(['Ordering kiosk']);
  expect(answer.products[0]).toMatchObject({ product: { price: '2499.00' }, reason: 'Its name says ‘kiosk’.' });
});

test('a wish is answered from the catalogue, at most three cards, each with its reason', async () => {
  const answer = await say('55 inch board under £1,000');
  expect(names(answer)).toEqual(['Counter 55 menu board']);
  expect(answer.products[0]?.reason).toBe(
    '55" across, £690.00 is within the price you named and its name says ‘board’.',
  );
  expect((await say('board')).products.length).toBe(3);
});

test('follow-ups build on what was shown', async () => {
  const first = await say('menu board under £1,000');
  expect(names(first).length).toBe(3);
  const cheaper = await say('something cheaper', 'q=board&minSize=50&maxSize=60');
  expect(cheaper.reply).toContain('Nothing else that fits is cheaper');
  expect(names(await say('only in stock', first.search))).toEqual(
    expect.not.arrayContaining(['Counter 65 menu board']),
  );
  const bigger = await say('bigger', 'q=43+inch+board');
  expect(bigger.products.length).toBe(0);
  expect(names(await say('bigger one please', 'q=board&maxSize=44')).every((name) => !name.includes('43'))).toBe(true);
  const outside = await say('and for outside?', first.search);
  expect(outside.reply).toContain('Nothing else that fits is for outdoors');
  expect(names(await say('up to £5,000 for outside', first.search))).toEqual(['Street 55 menu board']);
});

test('without anything shown before, a follow-up is a message like any other', async () => {
  expect((await say('cheaper')).reply).toBe(REPLIES.other);
});

test('a customer sees only their own orders, and a visitor is asked to log in', async () => {
  const unsigned = await say('where is my order?');
  expect(unsigned).toMatchObject({ orders: [], ways: ['login', 'track'] });
  // No mail server is set up, so there is no e-mail to look into.
  expect(unsigned.reply).not.toContain('e-mail');
  expect((await say('where is my order BF-7K3Q-X9MD?')).reply).toContain('track BF-7K3Q-X9MD by that number');
  const customer = await signedIn(shop, 'public');
  expect((await say('where is my order?', null, customer)).reply).toBe('There are no orders in your account yet.');
  expect((await say('status of BF-7K3Q-X9MD', null, customer)).reply).toBe(
    'There is no order BF-7K3Q-X9MD in your account.',
  );
});

test('staff put a reply in their own words and back again; a visitor may not', async () => {
  const admin = await signedIn(shop, 'admin');
  const put = (text: string, by: Visitor = admin) => by.put('/api/assistant/replies/support', { text });
  expect((await put('Hi', shop.visitor())).status).toBe(401);
  expect((await admin.put('/api/assistant/replies/weather', { text: 'x' })).status).toBe(404);
  expect((await put('Ring {phone}.')).body).toEqual({ topic: 'support', text: 'Ring {phone}.', isOwn: true });
  expect((await say('help')).reply).toBe('Please write to us with the form on the contact page.');
  const company = await readSetting(shop.context.db, 'company');
  await writeSetting(shop.context.db, 'company', { ...company, phone: '0113 496 0000' });
  expect((await say('help')).reply).toBe('Ring 0113 496 0000.');
  expect(await put('From {cheapest} on.')).toMatchObject({
    status: 400,
    body: { errors: { text: [expect.stringContaining('{cheapest} is not known. A reply can name {lowestPrice},')] } },
  });
  expect((await put('')).body).toMatchObject({ text: REPLIES.support, isOwn: false });
});

test('at most thirty messages a minute are accepted', async () => {
  const by = shop.visitor();
  let last = 200;
  for (let at = 0; at < 40 && last === 200; at++) last = (await post({ message: 'hello' }, by)).status;
  expect(last).toBe(429);
});
