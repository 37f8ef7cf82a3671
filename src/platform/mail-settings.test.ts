import { expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const live = {
  SHOP_MODE: 'production',
  DATABASE_URL: 'postgres://nowhere/none',
  SMTP_URL: 'smtp://mail.example.co.uk',
  PUBLIC_URL: 'https://shop.example.co.uk',
  MAIL_FROM: 'Brightfront <shop@example.co.uk>',
};

const problemOf = (change: Record<string, string>) => {
  try {
    readConfig({ ...live, ...change });
    return null;
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
};

test('production that sends e-mail needs its address and a sender, and says which variable is missing', () => {
  expect(problemOf({})).toBeNull();
  expect(problemOf({ PUBLIC_URL: '' })).toMatch(/^PUBLIC_URL: .* Set PUBLIC_URL, such as https:/);
  expect(problemOf({ MAIL_FROM: '' })).toMatch(/^MAIL_FROM: .* Set MAIL_FROM, such as/);
  expect(problemOf({ PUBLIC_URL: '', MAIL_FROM: '' })?.split('\n')).toHaveLength(2);
});

test.each([
  'http://localhost:3000',
  'http://127.0.0.1',
  'http://127.8.9.1:80',
  'http://[::1]:3000',
  'http://0.0.0.0:3000',
])('production sends no links to %s', (address) => {
  expect(problemOf({ PUBLIC_URL: address })).toMatch(/^PUBLIC_URL: .*open on this machine only/);
});

test('without a mail server, and in a demo, nothing of it is needed', () => {
  expect(problemOf({ SMTP_URL: '', PUBLIC_URL: '', MAIL_FROM: '' })).toBeNull();
  expect(problemOf({ SHOP_MODE: 'demo', PUBLIC_URL: '', MAIL_FROM: '' })).toBeNull();
});

test.each(['shop', 'shop@', 'shop@example', 'Shop shop@example.co.uk', 'a@b.example, c@d.example', 'Shop <>'])(
  'a sender must be an address: not %s',
  (sender) => {
    expect(problemOf({ MAIL_FROM: sender })).toMatch(/^MAIL_FROM: must be an e-mail address/);
  },
);

test('a sender may be the address alone', () => {
  expect(problemOf({ MAIL_FROM: 'shop@example.co.uk' })).toBeNull();
});
