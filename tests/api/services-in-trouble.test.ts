import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import type { AssistantAnswer } from '#features/assistant/contract.ts';
import { orders } from '#features/orders/tables.ts';
import { emails } from '#platform/tables.ts';
import type { Problem } from '#values/problem.ts';
import { startWork } from '../../src/work.ts';
import { offerCards } from '../support/card-shop.ts';
import { signedIn } from '../support/people.ts';
import { drawPicture } from '../support/pictures.ts';
import { openTestShop, type TestShop } from '../support/shop.ts';
import { fillCart, openShopFloor, order, type ShopFloor, stockOf } from '../support/shop-floor.ts';
import { stripeKeys } from '../support/stripe.ts';
import { openTroubledService, type Trouble } from '../support/troubled-service.ts';

// What the longest may take, the machine being busy: the patience with the service, as often as it is asked, and some seconds.
const SECONDS = { card: 30, rates: 20, picture: 50, assistant: 20, transfer: 10, health: 2, mail: 60 };

const TROUBLES: Trouble[] = ['silent', 'dawdling', 'garbage', 'broken off'];

describe.concurrent.each(TROUBLES)('every service is there and %s', (trouble) => {
  test('each call ends in a sentence, nothing half-done stays, and who needs none of them is served meanwhile', async () => {
    const service = await openTroubledService(trouble);
    const shop = await openTestShop(settingsFor(service.host));
    const work = await startWork(shop.context);
    try {
      const floor = await openShopFloor(shop);
      const stock = await stockOf(shop, floor.board);
      await Promise.all([
        payByCard(shop, floor),
        fetchRates(shop),
        askAssistant(shop),
        keepPicture(shop),
        payByTransfer(shop, floor),
      ]);
      expect(await stockOf(shop, floor.board)).toBe(stock);
      expect((await shop.context.pool.query('select 1 from media')).rowCount).toBe(0);
    } finally {
      await work.stop();
      await shop.close();
      await service.close();
    }
  }, 150_000);
});

function settingsFor(host: string): Record<string, string> {
  return {
    ...stripeKeys,
    STRIPE_API_BASE: `http://${host}`,
    RATES_URL: `http://${host}/daily.xml`,
    AI_BASE_URL: `http://${host}/v1`,
    AI_API_KEY: 'sk-standin',
    AI_MODEL: 'stand-in-1',
    MEDIA_S3_URL: `http://key:secret@${host}/pictures?region=eu-west-2`,
    SMTP_URL: `smtp://${host}`,
    PUBLIC_URL: 'https://shop.example.co.uk',
  };
}

async function within<T>(seconds: number, answer: Promise<T>): Promise<T> {
  const start = performance.now();
  const given = await answer;
  expect((performance.now() - start) / 1_000).toBeLessThan(seconds);
  return given;
}

async function payByCard(shop: TestShop, floor: ShopFloor): Promise<void> {
  const paymentMethodId = await offerCards(shop);
  const buyer = shop.visitor();
  await fillCart(buyer, [floor.board, 1]);
  const { status, body } = await within(SECONDS.card, order(buyer, floor, { paymentMethodId }, randomUUID()));
  expect([status, body.detail]).toEqual([503, expect.stringContaining('Nothing was charged.')]);
  expect(await buyer.get('/api/cart')).toMatchObject([{ productId: floor.board, quantity: 1 }]);
  expect(await shop.context.db.$count(orders, eq(orders.paymentMethodId, paymentMethodId))).toBe(0);
}

async function fetchRates(shop: TestShop): Promise<void> {
  const admin = await signedIn(shop, 'admin');
  const { status, body } = await within(SECONDS.rates, admin.post<Problem>('/api/currencies/refresh'));
  expect([status, body.detail]).toEqual([502, 'Failed to refresh exchange rates']);
}

async function askAssistant(shop: TestShop): Promise<void> {
  const said = shop.post<AssistantAnswer>('/api/assistant', { message: 'menu board', search: null });
  const { status, body } = await within(SECONDS.assistant, said);
  expect([status, body.products[0]?.product.name]).toEqual([200, '43-inch menu board']);
}

async function keepPicture(shop: TestShop): Promise<void> {
  const admin = await signedIn(shop, 'admin');
  const body = await drawPicture('png', { colour: '#123456' });
  const sent = admin.fetch('/api/media', { method: 'POST', headers: { 'content-type': 'image/png' }, body });
  const answer = await within(SECONDS.picture, sent);
  const { detail } = (await answer.json()) as Problem;
  expect([answer.status, detail]).toEqual([503, 'The picture cannot be kept at the moment. Please try again shortly.']);
}

async function payByTransfer(shop: TestShop, floor: ShopFloor): Promise<void> {
  const buyer = shop.visitor();
  await fillCart(buyer, [floor.bracket, 1]);
  const { status } = await within(SECONDS.transfer, order(buyer, floor, { email: 'cafe@example.com' }));
  expect(status).toBe(201);
  expect((await within(SECONDS.health, shop.fetch('/api/health'))).status).toBe(200);
  // Its receipt waits, with what went wrong, and is not given up.
  const patience = { timeout: SECONDS.mail * 1_000, interval: 200 };
  await vi.waitFor(async () => {
    const [receipt] = await shop.context.db.select().from(emails).where(eq(emails.recipient, 'cafe@example.com'));
    expect(receipt).toMatchObject({ status: 'queued', lastError: expect.any(String) });
    expect(receipt?.attempts).toBeGreaterThan(0);
  }, patience);
}
