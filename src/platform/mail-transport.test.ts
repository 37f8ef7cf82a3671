import { createTransport } from 'nodemailer';
import { afterAll, expect, test } from 'vitest';
import { openMailbox } from '../../tests/support/mailbox.ts';
import { mailTransport } from './mail-transport.ts';

// A mail server without TLS, as one looks after STARTTLS was taken out of its greeting on the way.
const mailbox = await openMailbox();
afterAll(() => mailbox.close());

const message = { from: 'shop@example.com', to: 'buyer@example.com', subject: 'Link', text: 'once' };
const sendBy = (url: string, more = {}) => createTransport({ ...mailTransport(url), ...more }).sendMail(message);

test.each([
  ['smtp://mail.example.com:587', true],
  ['smtp://192.168.1.20', true],
  ['smtp://localhost:1025', false],
  ['smtp://127.0.0.1:1025', false],
  ['smtp://[::1]:1025', false],
])('the mail server at %s must speak TLS: %s', (url, mustSpeak) => {
  expect(mailTransport(url).requireTLS).toBe(mustSpeak);
});

test('a server that must speak TLS and does not gets no message', async () => {
  await expect(sendBy(`${mailbox.url}?requireTLS=true`)).rejects.toMatchObject({ code: 'ETLS' });
  expect(mailbox.received).toHaveLength(0);
});

test('one on this machine, and one whose address says so, may do without', async () => {
  await sendBy(mailbox.url);
  await sendBy(`${mailbox.url}?requireTLS=false`, { requireTLS: true });
  expect(mailbox.received).toHaveLength(2);
});
