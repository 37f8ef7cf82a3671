import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { approvedCard } from '#features/orders/factory.ts';
import type { Return } from '#features/returns/contract.ts';
import { readSetting, writeSetting } from '#features/settings/server/door.ts';
import { startWork, type Work } from '../../src/work.ts';
import { type Mailbox, openMailbox } from '../support/mailbox.ts';
import { signedIn } from '../support/people.ts';
import { openTestShop, type TestShop, type Visitor } from '../support/shop.ts';
import { bought, fillCart, openShopFloor, order, type ShopFloor } from '../support/shop-floor.ts';

// What the people around an order hear of it: who bought it, whoever is on site, and the shop itself.

let mailbox: Mailbox;
let shop: TestShop;
let floor: ShopFloor;
let work: Work;
let staff: Visitor;

beforeAll(async () => {
  mailbox = await openMailbox();
  shop = await openTestShop({ SMTP_URL: mailbox.url, PUBLIC_URL: 'https://shop.example.co.uk' });
  floor = await openShopFloor(shop);
  await shop.context.db.transaction(async (tx) => {
    const company = await readSetting(tx, 'company');
    await writeSetting(tx, 'company', { ...company, email: 'help@shop.example' });
  });
  staff = await signedIn(shop, 'admin');
  work = await startWork(shop.context);
});
afterAll(async () => {
  await work?.stop();
  await shop?.close();
  await mailbox?.close();
});

const mailTo = (address: string, number: string, subject: RegExp) =>
  vi.waitFor(
    () => {
      const mail = mailbox.received.find(
        ({ subject: text = '', to }) =>
          subject.test(text) && text.includes(number) && to?.[0]?.address?.toLowerCase() === address,
      );
      if (!mail) throw new Error(`No mail to ${address} about ${number} yet.`);
      return mail;
    },
    { timeout: 60_000, interval: 50 },
  );

const setStatus = (id: number, status: string) => staff.put(`/api/orders/${id}/status`, { status });

test('the contact on site hears of the delivery and of nothing else, without the buyer’s key or a price', async () => {
  const siteContact = { name: 'Sam', phone: '', email: 'sam@site.example' };
  const { order: placed, accessKey = '' } = await bought(shop.visitor(), floor, 2, { siteContact });
  for (const status of ['processing', 'shipped', 'out_for_delivery', 'delivered']) await setStatus(placed.id, status);
  const mails = await Promise.all(
    [/on its way to you/, /arrives today/, /has arrived/].map((subject) =>
      mailTo('sam@site.example', placed.orderNumber, subject),
    ),
  );
  for (const { html = '', text = '' } of mails) {
    expect(text).toContain(placed.orderNumber);
    expect(text).toContain(`https://shop.example.co.uk/track-order?order=${placed.orderNumber}`);
    for (const secret of [accessKey, '£', 'key=']) expect(html + text).not.toContain(secret);
  }
  await setStatus(placed.id, 'cancelled');
  await mailTo('amira@corner-cafe.example', placed.orderNumber, /cancelled/);
  const heard = mailbox.received.filter(({ to }) => to?.[0]?.address === 'sam@site.example');
  expect(heard).toHaveLength(3);
});

test('a buyer who is on site too hears once, and a wrong address is refused beside its field', async () => {
  const siteContact = { name: '', phone: '', email: 'Amira@Corner-Cafe.example' };
  const { order: placed } = await bought(shop.visitor(), floor, 2, { siteContact });
  await setStatus(placed.id, 'shipped');
  await mailTo('amira@corner-cafe.example', placed.orderNumber, /on its way/);
  await setStatus(placed.id, 'cancelled');
  await mailTo('amira@corner-cafe.example', placed.orderNumber, /cancelled/);
  const about = mailbox.received.filter(({ subject }) => subject?.includes(placed.orderNumber));
  expect(about.filter(({ subject }) => /on its way/.test(subject ?? ''))).toHaveLength(1);
  const visitor = shop.visitor();
  await fillCart(visitor, [floor.board, 1]);
  const wrong = await order(visitor, floor, { siteContact: { email: 'on site' } });
  expect(wrong.status).toBe(400);
  expect(wrong.body.errors).toEqual({ 'siteContact.email': ['Please enter a valid email address'] });
});

test('a return: the shop and the customer hear of the request, the customer of the answer and of the money', async () => {
  const customer = await signedIn(shop, 'public');
  const { email } = await customer.get<{ email: string }>('/api/user');
  const paying = { paymentMethodId: floor.card, testCard: approvedCard, email: undefined };
  const { order: placed } = await bought(customer, floor, 2, paying);
  await setStatus(placed.id, 'delivered');
  const { body } = await customer.post<Return>(`/api/orders/${placed.id}/returns`, {
    items: [{ itemId: placed.items[0]?.id, quantity: 1 }],
    reason: 'faulty',
    details: 'It <b>flickers</b>',
  });
  const asked = await mailTo(email, placed.orderNumber, /We have your return request/);
  expect(asked.text).toContain('1 × 43-inch menu board');
  const toShop = await mailTo('help@shop.example', placed.orderNumber, /A return is asked for/);
  expect(toShop.text).toContain(`https://shop.example.co.uk/admin/orders?order=${placed.orderNumber}`);
  expect(toShop.html).toContain('It &lt;b&gt;flickers&lt;/b&gt;');

  await staff.fetch(`/api/returns/${body.id}`, { method: 'PATCH', json: { decision: 'accepted', note: 'Use box 7.' } });
  expect((await mailTo(email, placed.orderNumber, /return is accepted/)).text).toContain('Use box 7.');
  await staff.post(`/api/returns/${body.id}/refund`, {});
  expect((await mailTo(email, placed.orderNumber, /return is complete/)).text).toContain('We pay back £358.80');
  const bell = await customer.get<{ items: { message: string }[] }>('/api/notifications');
  expect(bell.items.map(({ message }) => message)).toEqual(
    expect.arrayContaining([
      `Your return for order ${placed.orderNumber} has been accepted.`,
      `Your return for order ${placed.orderNumber} is complete.`,
    ]),
  );
});

test('a guest’s answer carries the link that opens the order again', async () => {
  const { order: placed, accessKey = '' } = await bought(shop.visitor(), floor, 2);
  await setStatus(placed.id, 'delivered');
  const { body } = await shop
    .visitor()
    .post<Return>(`/api/orders/${placed.id}/returns?key=${accessKey}`, {
      items: [{ itemId: placed.items[0]?.id, quantity: 2 }],
      reason: 'not_needed',
    });
  await staff.fetch(`/api/returns/${body.id}`, { method: 'PATCH', json: { decision: 'refused', note: 'It was cut.' } });
  const mail = await mailTo('amira@corner-cafe.example', placed.orderNumber, /return is refused/);
  expect(mail.text).toContain('It was cut.');
  expect(mail.text).toContain(`https://shop.example.co.uk/orders/${placed.orderNumber}?key=${accessKey}`);
});
