import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendEmail } from '#platform/mail-sender.ts';
import { linkTo, writeEmail } from '#platform/mailer.ts';
import { type Mailbox, openMailbox } from '../support/mailbox.ts';
import { openTestShop, type TestShop } from '../support/shop.ts';

let mailbox: Mailbox;
let silent: TestShop;
let live: TestShop;

beforeAll(async () => {
  mailbox = await openMailbox();
  silent = await openTestShop({ SHOP_MODE: 'production', PORT: '4711' });
  live = await openTestShop({
    SHOP_MODE: 'production',
    DATABASE_URL: silent.context.config.DATABASE_URL,
    SMTP_URL: mailbox.url,
    PUBLIC_URL: 'https://shop.example.co.uk',
    MAIL_FROM: 'Brightfront <post@example.co.uk>',
  });
});
afterAll(async () => {
  await live?.close();
  await silent?.close();
  await mailbox?.close();
});

test('a message that was written before the shop had an address leads to the address that it has when it is sent', async () => {
  const { config, db, clock } = silent.context;
  const link = linkTo(config, '/orders/BF-7K3Q-X9MD?key=abc');
  expect(link).toMatch(/^http:\/\/localhost:4711\//);
  const letter = {
    ...{ template: 'receipt', recipient: 'jo@example.com', subject: 'Your order', cause: 'test:1' },
    text: `Your order: ${link}. Ask us: https://localhost.example.co.uk/`,
    html: `<a href="${link}">Your order</a> <a href="http://localhost">Shop</a>`,
  };
  const id = await db.transaction((tx) => writeEmail(tx, config, letter, clock.now()));
  await sendEmail(live.context, id ?? 0, { fillIns: {}, enclosures: {} });
  const [mail] = mailbox.received;
  expect(mail?.from?.address).toBe('post@example.co.uk');
  expect(mail?.text).toContain('https://shop.example.co.uk/orders/BF-7K3Q-X9MD?key=abc.');
  expect(mail?.text).toContain('https://localhost.example.co.uk/');
  expect(mail?.html).toContain('href="https://shop.example.co.uk/orders/BF-7K3Q-X9MD?key=abc"');
  expect(mail?.html).toContain('<a href="https://shop.example.co.uk">Shop</a>');
  expect(`${mail?.text}${mail?.html}`).not.toMatch(/127\.0\.0\.1|\/\/localhost[:/"]/);
});
