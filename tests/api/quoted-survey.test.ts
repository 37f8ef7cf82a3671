// A survey that is quoted with goods and nothing that is fitted. The clock stands on a Monday.
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { FittingPrices } from '#features/fitting/contract.ts';
import { notifications } from '#features/notifications/tables.ts';
import type { Order } from '#features/orders/contract.ts';
import { leedsAddress } from '#features/orders/factory.ts';
import type { Quote } from '#features/quotes/contract.ts';
import type { Problem } from '#values/problem.ts';
import { startWork, type Work } from '../../src/work.ts';
import { openFitting } from '../support/fitting.ts';
import { type Mailbox, openMailbox } from '../support/mailbox.ts';
import { signedIn } from '../support/people.ts';
import { openTestShop, type TestShop, type Visitor } from '../support/shop.ts';
import { openShopFloor, type ShopFloor } from '../support/shop-floor.ts';
import { quoteRequestSample } from './samples/messages.ts';

let mailbox: Mailbox;
let shop: TestShop;
let work: Work;
let floor: ShopFloor;
let screens: Awaited<ReturnType<typeof openFitting>>;
let staff: Visitor;
let buyer: Visitor;

beforeAll(async () => {
  mailbox = await openMailbox();
  shop = await openTestShop({ SMTP_URL: mailbox.url, CLOCK: '2026-11-23T10:00:00Z' });
  work = await startWork(shop.context);
  floor = await openShopFloor(shop);
  screens = await openFitting(shop);
  staff = await signedIn(shop, 'employer', ['manage_orders']);
  buyer = await signedIn(shop, 'public');
});
afterAll(async () => {
  await work?.stop();
  await shop?.close();
  await mailbox?.close();
});

type Answered = Order & Pick<Problem, 'detail' | 'errors'>;

const arrives = (check: () => void) => vi.waitFor(check, { timeout: 60_000, interval: 50 });
const DELIVERED = '2026-12-22';
const goods = () => [{ productId: screens.middle, quantity: 2 }];

/** A quote of two screens that are delivered on 22 December, as it was sent. */
async function quoted(fitting: object, services: object[]): Promise<Quote> {
  const { body: asked } = await buyer.post<{ id: number }>('/api/quotes', {
    ...{ ...quoteRequestSample, items: goods() },
    fitting: { postcode: 'LS1 4AP', ...fitting },
  });
  const lines = goods().map((line) => ({ ...line, unitPrice: '480.00' }));
  const delivery = { deliveryMethodId: floor.standard, deliverOn: DELIVERED, validUntil: '2026-12-20' };
  await staff.put(`/api/quotes/${asked.id}`, { lines, services, ...delivery });
  return (await staff.post<Quote>(`/api/quotes/${asked.id}/send`, {})).body;
}

const accept = ({ number }: Quote, wishes: readonly string[]) =>
  buyer.post<{ order: Order } & Problem>(
    `/api/quotes/${number}/accept`,
    { deliveryAddress: leedsAddress, paymentMethodId: floor.transfer, fitting: { wishes } },
    { 'Idempotency-Key': randomUUID() },
  );

const confirm = ({ id, version }: Order, day: string) =>
  staff.put<Answered>(`/api/orders/${id}/fitting`, { day, version });

test('a survey comes before the goods: the day that was wished for is taken with the quote, and staff confirm it as a survey', async () => {
  const sent = await quoted({ survey: true, wishes: ['2026-12-01'] }, [{ kind: 'survey', quantity: 1 }]);
  expect((await accept(sent, ['2026-11-23'])).body.errors).toEqual({
    'fitting.wishes.0': ['The first day that is possible is Tue 24 Nov'],
  });
  const { status, body } = await accept(sent, sent.fitting?.wishes ?? []);
  expect([status, body.errors]).toEqual([201, undefined]);
  expect(body.order.fitting).toMatchObject({ wishes: ['2026-12-01'], earliestOn: '2026-11-24', screens: [] });
  const { orderNumber, id } = body.order;
  const confirmed = (await confirm(body.order, '2026-12-01')).body;
  expect(confirmed.fitting?.confirmedOn).toBe('2026-12-01');
  expect(confirmed.events.at(-1)?.description).toBe('Survey is confirmed for 1 Dec 2026');
  const moved = (await confirm(confirmed, '2026-12-02')).body;
  await arrives(() => {
    const texts = mailbox.received.filter(({ subject }) => subject?.includes(orderNumber));
    const [first] = texts.filter(({ subject }) => subject === `The day of your survey: ${orderNumber}`);
    expect(first?.text).toContain('We come on 1 Dec 2026 to see the wall, the power and the way in.');
    const [next] = texts.filter(({ subject }) => subject === `Another day for your survey: ${orderNumber}`);
    expect(next?.text).toContain('The survey has moved from 1 Dec 2026 to 2 Dec 2026.');
    const [receipt] = texts.filter(({ text }) => text?.includes('we have received your order'));
    expect(receipt?.text).toMatch(/Survey\s+(?:Wish, to be confirmed: 1 Dec 2026|Confirmed for)/);
    expect(texts.some(({ text }) => /\bfit it\b|your fitting:|Fitting has/.test(text ?? ''))).toBe(false);
  });
  const told = await shop.context.db.select().from(notifications).where(eq(notifications.orderId, id));
  expect(told.map(({ message }) => message)).toContain(`The survey of your order ${orderNumber} is on 1 Dec 2026.`);
  // The goods may move to before or after it, and to a place at its price only.
  const inverness = { ...leedsAddress, city: 'Inverness', postcode: 'IV1 1AA' };
  const change = (fields: object) =>
    staff.put<Answered>(`/api/orders/${id}/delivery`, { version: moved.version, ...fields });
  expect((await change({ deliveryAddress: inverness })).body.detail).toBe(
    'The survey of this order was priced for Mainland GB, and this address is in the Highlands and Islands. Cancel the order and take it down again.',
  );
  expect((await change({ deliverOn: '2026-12-21' })).status).toBe(200);
});

test('a fitting still waits for the goods, and the first days are told for either', async () => {
  const sent = await quoted({ screens: [{ productId: screens.middle, count: 2, height: '2.5' }], survey: true }, [
    { kind: 'fitting', productId: screens.middle, height: '2.5', quantity: 2 },
    { kind: 'survey', quantity: 1 },
  ]);
  const { firstDays } = await shop.get<FittingPrices>(`/api/fitting-prices?postcode=LS14AP&arrivesOn=${DELIVERED}`);
  expect(firstDays).toEqual({ survey: '2026-11-24', fitting: '2026-12-24' });
  expect((await shop.get<FittingPrices>('/api/fitting-prices')).firstDays.fitting).toBeNull();
  expect((await shop.fetch('/api/fitting-prices?arrivesOn=soon')).status).toBe(400);
  expect((await accept(sent, ['2026-12-23'])).body.errors).toEqual({
    'fitting.wishes.0': ['The first day that is possible is Thu 24 Dec, once the goods are there'],
  });
  const { body } = await accept(sent, ['2026-12-24']);
  expect((await confirm(body.order, '2026-12-22')).body.errors).toEqual({
    day: ['The goods are expected on 22 Dec 2026. Choose a day after that'],
  });
});
