import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Order } from '#features/orders/contract.ts';
import { approvedCard, leedsAddress } from '#features/orders/factory.ts';
import { startWork, type Work } from '../../src/work.ts';
import { type Mailbox, openMailbox } from '../support/mailbox.ts';
import { moveMoney } from '../support/order-money.ts';
import { signedIn } from '../support/people.ts';
import { openTestShop, type TestShop, type Visitor } from '../support/shop.ts';
import { bought, openShopFloor, type ShopFloor } from '../support/shop-floor.ts';

// Every payment and refund writes to the buyer, with the document that belongs to it, and to the accounts department.

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

const buyer = 'amira@corner-cafe.example';
const books = 'books@corner-cafe.example';
const mailTo = (address: string, number: string, subject: RegExp) =>
  vi.waitFor(
    () => {
      const found = mailbox.received.filter(
        ({ subject: text = '', to, html = '' }) =>
          subject.test(text) && `${text} ${html}`.includes(number) && to?.some((one) => one.address === address),
      );
      expect(found.length).toBeGreaterThan(0);
      const mail = found.at(-1);
      const enclosed = mail?.attachments.map(({ filename }) => filename?.replace(/\d{6}/, 'N'));
      return { text: (mail?.text ?? '').replace(/\s+/g, ' '), enclosed };
    },
    { timeout: 60_000, interval: 100 },
  );
const byTransfer = async () => (await bought(shop.visitor(), floor, 2, { email: buyer, accountsEmail: books })).order;
const money = (id: number, body: object) => moveMoney<Order>(staff, id, { reason: 'Not needed', ...body });

test('a part of a transfer, then the rest: each is acknowledged, and the invoice comes with the last', async () => {
  const { id, orderNumber } = await byTransfer();
  await money(id, { kind: 'payment', amount: '17.60' });
  const part = await mailTo(buyer, orderNumber, /received your payment/);
  expect(part.text).toContain(`We have received £17.60 for your order ${orderNumber}. £700.00 is still to be paid.`);
  expect(part.text).toMatch(
    new RegExp(`Please pay it by \\d+ \\w+ \\d{4} and give ${orderNumber} as the reference\\.`),
  );
  await mailTo(books, orderNumber, /received your payment/);
  await money(id, { kind: 'payment' });
  const isWhole = async () => {
    const mail = await mailTo(buyer, orderNumber, /received your payment/);
    expect(mail.text).toContain('We have received £700.00');
    return mail;
  };
  const whole = await vi.waitFor(isWhole, { timeout: 60_000, interval: 100 });
  expect([whole.text.includes('It is paid in full.'), whole.enclosed]).toEqual([true, ['INV-N.pdf']]);
  expect((await mailTo(books, orderNumber, /^VAT invoice/)).enclosed).toEqual(['INV-N.pdf']);
});

test('a deposit encloses its VAT invoice, to the accounts department too', async () => {
  const { id, orderNumber } = await byTransfer();
  await money(id, { kind: 'payment', amount: '117.60' });
  for (const address of [buyer, books]) {
    const mail = await mailTo(address, orderNumber, /received your payment/);
    expect(mail.text).toMatch(
      /£600\.00 is still to be paid\. Please pay it by .* Your VAT invoice INV-\d+ \(deposit\) is enclosed\./,
    );
    expect(mail.enclosed).toEqual(['INV-N.pdf']);
  }
});

test('a refund names its sum and its way, with the reason and the credit note', async () => {
  const { id, orderNumber } = await byTransfer();
  await money(id, { kind: 'payment' });
  await mailTo(buyer, orderNumber, /received your payment/);
  await money(id, { kind: 'refund', amount: '100.00', reason: 'One was scratched' });
  const mail = await mailTo(buyer, orderNumber, /^Your refund/);
  expect(mail.text).toContain('We have paid back £100.00 by bank transfer.');
  expect(mail.text).toContain('One was scratched');
  expect(mail.text).toMatch(/ Your credit note CN-\d+ is enclosed\./);
  expect(mail.enclosed).toEqual(['CN-N.pdf']);
  expect((await mailTo(books, orderNumber, /^Credit note/)).enclosed).toEqual(['CN-N.pdf']);
});

test('a refund of a part-paid order says what is still to be paid, and one of a paid order says nothing of it', async () => {
  const { id, orderNumber, items } = await byTransfer();
  await money(id, { kind: 'payment', amount: '400.00' });
  await money(id, { kind: 'refund', items: [{ itemId: items[0]?.id, quantity: 1 }] });
  const mail = await mailTo(buyer, orderNumber, /^Your refund/);
  expect(mail.text).toContain('We have paid back £358.80 by bank transfer. £317.60 is still to be paid.');
  const paid = await byTransfer();
  await money(paid.id, { kind: 'payment' });
  await money(paid.id, { kind: 'refund', amount: '10.00' });
  expect((await mailTo(buyer, paid.orderNumber, /^Your refund/)).text).not.toContain('to be paid');
});

test('what is paid by card at once is acknowledged with the invoice, beside the receipt', async () => {
  const paid = { paymentMethodId: floor.card, testCard: approvedCard, email: buyer };
  const { orderNumber } = (await bought(shop.visitor(), floor, 1, paid)).order;
  await mailTo(buyer, orderNumber, /^Your order/);
  const mail = await mailTo(buyer, orderNumber, /received your payment/);
  expect(mail.text).toContain('£358.80');
  expect(mail.enclosed).toEqual(['INV-N.pdf']);
});

test('the cancellation of what was dispatched and not paid encloses its credit note', async () => {
  const { id, orderNumber } = await byTransfer();
  await staff.put(`/api/orders/${id}/status`, { status: 'shipped' });
  await mailTo(books, orderNumber, /^VAT invoice/);
  await staff.put(`/api/orders/${id}/status`, { status: 'cancelled' });
  const mail = await mailTo(buyer, orderNumber, /has been cancelled/);
  expect(mail.text).not.toContain('pay back');
  expect(mail.enclosed).toEqual(['CN-N.pdf']);
});

test('a buyer who collects is told when the order is ready, and not that it is on its way', async () => {
  const collects = { email: buyer, deliveryMethodId: floor.collection, deliveryAddress: undefined };
  const { id, orderNumber } = (await bought(shop.visitor(), floor, 1, collects)).order;
  await staff.put(`/api/orders/${id}/status`, { status: 'shipped' });
  const mail = await mailTo(buyer, orderNumber, /ready to collect/);
  expect(mail.text).toContain(`Your order ${orderNumber} is ready for you to collect.`);
  const { events } = await staff.get<Order>(`/api/orders/${id}`);
  expect(events.at(-1)?.description).toBe('Your order is ready to collect');
});

test('pages learn whether e-mails are sent', async () => {
  expect(await shop.get('/api/settings/public')).toMatchObject({ sendsEmail: true });
});

test('an order that leaves the UK says why no VAT is charged, and who pays what is due on arrival', async () => {
  const abroad = { ...leedsAddress, city: 'Paris', postcode: '75011', country: 'France' };
  const { order } = await bought(shop.visitor(), floor, 1, { email: buyer, deliveryAddress: abroad });
  const note = 'Exports from the UK are zero-rated; duty and taxes of the country of arrival are the buyer’s.';
  expect((await mailTo(buyer, order.orderNumber, /Your order/)).text).toContain(note);
  const { orderNumber } = await byTransfer();
  expect((await mailTo(buyer, orderNumber, /Your order/)).text).not.toContain('zero-rated');
});
