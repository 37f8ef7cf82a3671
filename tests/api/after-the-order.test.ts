import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Order } from '#features/orders/contract.ts';
import { approvedCard } from '#features/orders/factory.ts';
import { runMailSender, sendEmail } from '#platform/mail-sender.ts';
import { announcements, emails } from '#platform/tables.ts';
import { mailPlan } from '../../src/reactions.ts';
import { startWork, type Work } from '../../src/work.ts';
import { type Mailbox, openMailbox } from '../support/mailbox.ts';
import { confirmNewEmail } from '../support/new-email.ts';
import { moveMoney } from '../support/order-money.ts';
import { signedIn } from '../support/people.ts';
import { openTestShop, type TestShop, type Visitor } from '../support/shop.ts';
import { fillCart, openShopFloor, order, type ShopFloor } from '../support/shop-floor.ts';

let mailbox: Mailbox;
let shop: TestShop;
let floor: ShopFloor;
let work: Work;
let staff: Visitor;

beforeAll(async () => {
  mailbox = await openMailbox();
  shop = await openTestShop({ SMTP_URL: mailbox.url, PUBLIC_URL: 'https://shop.example.co.uk' });
  floor = await openShopFloor(shop);
  staff = await signedIn(shop, 'admin');
  work = await startWork(shop.context);
});
afterAll(async () => {
  await work?.stop();
  await shop?.close();
  await mailbox?.close();
});

const mailAbout = (number: string, subject: RegExp) =>
  vi.waitFor(
    () => {
      const mail = mailbox.received.find((one) => subject.test(one.subject ?? '') && one.subject?.includes(number));
      if (!mail) throw new Error(`No mail about ${number} yet.`);
      return mail;
    },
    { timeout: 60_000, interval: 50 },
  );

async function bought(visitor: Visitor, overrides: object = {}) {
  await fillCart(visitor, [floor.board, 2], [floor.bracket, 1]);
  const { status, body } = await order(visitor, floor, overrides);
  expect(status).toBe(201);
  return body;
}

test('a guest gets a receipt with lines, sums, bank details and a link that opens the order', async () => {
  const { order: placed, accessKey } = await bought(shop.visitor(), { purchaseOrderNumber: 'PO <b>7</b>' });
  const mail = await mailAbout(placed.orderNumber, /^Your order/);
  expect(mail.to?.[0]?.address).toBe('amira@corner-cafe.example');
  expect(mail.from?.address).toBe('shop@brightfront.example');
  for (const body of [mail.html ?? '', mail.text ?? '']) {
    expect(body).toContain('43-inch menu board');
    expect(body).toContain('£598.00');
    expect(body).toContain('£123.20');
    expect(body).toContain('£739.20');
    expect(body).toContain('12 Park Row');
    expect(body).toContain('Sort code: 00-00-00');
    const words = body.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
    expect(words).toMatch(/£299\.00 ex VAT each/i);
    expect(words).toMatch(/£598\.00 ex VAT .*£717\.60 inc VAT .*Wall bracket .*£21\.60 inc VAT/);
    expect(body).toContain(`https://shop.example.co.uk/orders/${placed.orderNumber}?key=${accessKey}`);
  }
  expect(mail.text).toContain(`give the order number ${placed.orderNumber} as the reference`);
  expect(mail.html).toContain('PO &lt;b&gt;7&lt;/b&gt;');
  const kept = await shop.context.db.select().from(emails);
  expect(JSON.stringify(kept)).not.toContain(accessKey);
});

test('a paid order asks for no transfer, a customer link carries no key, and the bell rings', async () => {
  const customer = await signedIn(shop, 'public');
  const paying = { paymentMethodId: floor.card, testCard: approvedCard, email: undefined };
  const { order: placed } = await bought(customer, paying);
  const mail = await mailAbout(placed.orderNumber, /^Your order/);
  expect(mail.text).not.toContain('Please pay by bank transfer');
  expect(mail.text).toContain('paid in full');
  expect(mail.html).toContain(`/orders/${placed.orderNumber}"`);
  expect(await customer.get('/api/notifications')).toMatchObject({
    unread: 1,
    items: [
      { orderId: placed.id, type: 'status_update', message: `Your order ${placed.orderNumber} has been received.` },
    ],
  });
});

test('the accounts department gets the documents themselves: pro-forma, invoice, credit note; the buyer’s key never', async () => {
  const accountsEmail = 'accounts@corner-cafe.example';
  const theirs = (number: string, subject: RegExp, recipient = accountsEmail) =>
    vi.waitFor(
      () => {
        const about = mailbox.received.filter(
          (one) => subject.test(one.subject ?? '') && one.subject?.includes(number),
        );
        const mail = about.find(({ to }) => to?.[0]?.address === recipient);
        if (!mail) throw new Error(`No ${subject} about ${number} yet.`);
        return mail;
      },
      { timeout: 60_000, interval: 50 },
    );
  const { order: placed, accessKey = '-' } = await bought(shop.visitor(), {
    accountsEmail,
    purchaseOrderNumber: 'PO 77',
  });
  const number = placed.orderNumber;
  const receipt = await theirs(number, /^Your order/);
  expect(receipt.attachments.map(({ filename }) => filename)).toEqual([`pro-forma-${number}.pdf`]);
  for (const body of [receipt.html ?? '', receipt.text ?? '']) {
    expect(body).toContain(number);
    expect(body).not.toMatch(/key=|\/orders\//);
    expect(body).not.toContain(accessKey);
  }
  expect((await theirs(number, /^Your order/, placed.email)).attachments).toEqual([]);

  await moveMoney(staff, placed.id, { kind: 'payment' });
  const invoice = await theirs(number, /^VAT invoice INV-/);
  expect(invoice.text).toContain('£739.20 including VAT');
  expect(invoice.text).toContain('PO 77');
  expect(invoice.html).not.toContain(accessKey);
  const [file] = invoice.attachments;
  expect([file?.mimeType, file?.filename]).toEqual(['application/pdf', expect.stringMatching(/^INV-\d{6}\.pdf$/)]);
  expect(
    Buffer.from(file?.content as ArrayBuffer)
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');

  await moveMoney(staff, placed.id, { kind: 'refund', amount: '20.00', reason: 'Scratched' });
  const credit = await theirs(number, /^Credit note CN-/);
  expect(credit.attachments.map(({ filename }) => filename)).toEqual([expect.stringMatching(/^CN-\d{6}\.pdf$/)]);

  const seen = await staff.get<{ staff: object }>(`/api/orders/${placed.id}`);
  expect(seen.staff).toMatchObject({ accountsEmail, siteContact: { name: null, phone: null, email: null } });
});

test('after a customer has another address, news and credit notes of orders placed before go to it, and not to the old one', async () => {
  const customer = await signedIn(shop, 'public');
  const { order: placed } = await bought(customer, { email: undefined });
  const { order: elsewhere } = await bought(customer, { email: 'site@corner-cafe.example' });
  const old = placed.email;
  const email = 'amira@new-cafe.example';
  await customer.put(`/api/user/${customer.id}`, { firstName: 'Amira', lastName: 'Khan', email, phoneNumber: '' });
  expect((await confirmNewEmail(shop, customer.id)).status).toBe(200);
  const addressOf = async ({ id }: Order) => (await staff.get<Order>(`/api/orders/${id}`)).email;
  await expect.poll(() => addressOf(placed)).toBe(email);
  expect(await addressOf(elsewhere)).toBe('site@corner-cafe.example');
  await moveMoney(staff, placed.id, { kind: 'payment' });
  await moveMoney(staff, placed.id, { kind: 'refund', amount: '20.00', reason: 'Scratched' });
  const refund = await mailAbout(placed.orderNumber, /refund/i);
  expect(refund.to?.[0]?.address).toBe(email);
  const later = mailbox.received.filter(
    ({ to, subject }) => to?.[0]?.address === old && /refund|payment/i.test(subject ?? ''),
  );
  expect(later).toEqual([]);
});

test('a buyer who is their own accounts department gets one receipt', async () => {
  const { order: placed } = await bought(shop.visitor(), { accountsEmail: 'Amira@Corner-Cafe.example' });
  await mailAbout(placed.orderNumber, /^Your order/);
  const rows = await shop.context.db
    .select()
    .from(emails)
    .where(eq(emails.subject, `Your order ${placed.orderNumber}`));
  expect(rows).toHaveLength(1);
});

test('shipping, delivering and cancelling send an e-mail and a notification each, preparing only the notification', async () => {
  const customer = await signedIn(shop, 'public');
  const { order: placed } = await bought(customer, { email: undefined });
  for (const status of ['processing', 'shipped', 'out_for_delivery', 'delivered', 'cancelled']) {
    await staff.put(`/api/orders/${placed.id}/status`, { status });
  }
  await mailAbout(placed.orderNumber, /on its way/);
  await mailAbout(placed.orderNumber, /arrives today/);
  await mailAbout(placed.orderNumber, /been delivered/);
  await mailAbout(placed.orderNumber, /been cancelled/);
  expect(mailbox.received.filter((one) => one.subject?.includes(placed.orderNumber))).toHaveLength(5);
  const { items, unread } = await customer.get<{ items: { id: number; message: string }[]; unread: number }>(
    '/api/notifications',
  );
  expect([items.length, unread]).toEqual([6, 6]);
  expect(items[0]?.message).toContain('has been cancelled');
});

test('notifications: the newest ten, read one by one or all at once, dismissed, never somebody else’s', async () => {
  const customer = await signedIn(shop, 'public');
  const { order: placed } = await bought(customer, { email: undefined });
  for (let i = 0; i < 12; i++) {
    await staff.put(`/api/orders/${placed.id}/status`, { status: i % 2 ? 'pending' : 'processing' });
  }
  type Bell = { items: { id: number; isRead: boolean }[]; unread: number };
  const bell = () => customer.get<Bell>('/api/notifications');
  await vi.waitFor(async () => expect(await countWaiting()).toBe(0), { timeout: 60_000 });
  const { items, unread } = await bell();
  expect([items.length, unread]).toEqual([10, 10]);
  const [first, second] = items;
  const patch = (visitor: Visitor, id: number) => visitor.fetch(`/api/notifications/${id}`, { method: 'PATCH' });
  expect((await patch(await signedIn(shop, 'public'), first?.id ?? 0)).status).toBe(404);
  expect((await patch(shop.visitor(), first?.id ?? 0)).status).toBe(401);
  expect(await (await patch(customer, first?.id ?? 0)).json()).toMatchObject({ id: first?.id, isRead: true });
  expect((await bell()).unread).toBe(9);
  expect((await customer.delete(`/api/notifications/${second?.id}`)).status).toBe(204);
  expect((await customer.delete(`/api/notifications/${second?.id}`)).status).toBe(404);
  expect((await customer.post('/api/notifications/read-all')).status).toBe(204);
  expect(await bell()).toMatchObject({ unread: 0 });
  expect(await customer.get('/api/session')).toMatchObject({ unread: 0 });
});

test('an announcement handled twice and a job run twice make one mail', async () => {
  const { order: placed } = await bought(shop.visitor());
  await mailAbout(placed.orderNumber, /^Your order/);
  await shop.context.db
    .update(announcements)
    .set({ handledAt: null })
    .where(sql`${announcements.payload} ->> 'orderId' = ${String(placed.id)}`);
  await shop.context.db.execute(sql`select pg_notify('announcements', '')`);
  await vi.waitFor(async () => expect(await countWaiting()).toBe(0), { timeout: 60_000 });
  const [email] = await shop.context.db
    .select()
    .from(emails)
    .where(eq(emails.subject, `Your order ${placed.orderNumber}`));
  await Promise.all([1, 2].map(() => sendEmail(shop.context, email?.id ?? 0, mailPlan)));
  expect(mailbox.received.filter((one) => one.subject?.includes(placed.orderNumber))).toHaveLength(1);
  expect(mailbox.received.at(-1)?.messageId).toBe(email?.messageId);
});

test('while the mail server is in trouble the message waits with the reason, and goes out afterwards', async () => {
  mailbox.refuse(true);
  const { order: placed } = await bought(shop.visitor());
  const read = async () =>
    (
      await shop.context.db
        .select()
        .from(emails)
        .where(eq(emails.subject, `Your order ${placed.orderNumber}`))
    )[0];
  await vi.waitFor(async () => expect((await read())?.lastError).toBeTruthy(), { timeout: 60_000 });
  expect((await read())?.attempts).toBe(1);
  expect(await read()).toMatchObject({ status: 'queued', lastError: expect.stringContaining('Come back later') });
  mailbox.refuse(false);
  await sendEmail(shop.context, (await read())?.id ?? 0, mailPlan);
  expect(await read()).toMatchObject({ status: 'sent', attempts: 2, lastError: null });
});

test('without a mail server nothing is sent, nothing is lost and nothing pretends', async () => {
  const { order: placed } = await bought(shop.visitor());
  await mailAbout(placed.orderNumber, /^Your order/);
  const [email] = await shop.context.db
    .update(emails)
    // Later than the sender of this shop looks, which does have a mail server.
    .set({ status: 'queued', sentAt: null, attempts: 0, nextTryAt: new Date(Date.now() + 3_600_000) })
    .where(eq(emails.subject, `Your order ${placed.orderNumber}`))
    .returning();
  const unconfigured = { ...shop.context, config: { ...shop.context.config, SMTP_URL: undefined } };
  await runMailSender(unconfigured, mailPlan).stop();
  const [kept] = await shop.context.db
    .select()
    .from(emails)
    .where(eq(emails.id, email?.id ?? 0));
  expect(kept).toMatchObject({ status: 'kept', attempts: 0, sentAt: null });
});

async function countWaiting(): Promise<number> {
  const { rows } = await shop.context.db.execute<{ count: number }>(
    sql`select count(*)::int as count from announcements where handled_at is null`,
  );
  return rows[0]?.count ?? Number.NaN;
}
