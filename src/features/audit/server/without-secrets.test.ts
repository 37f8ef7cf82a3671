import { expect, test } from 'vitest';
import { withoutSecrets } from './without-secrets.ts';

test('takes passwords, hashes, tokens and keys out, however deep', () => {
  const change = {
    username: 'jo.smith',
    passwordHash: '$argon2id$…',
    nested: [{ resetToken: 'abc', settings: { stripe_secret_key: 'sk_live', apiKey: 'k' } }],
  };
  expect(withoutSecrets(change)).toEqual({
    username: 'jo.smith',
    passwordHash: '[removed]',
    nested: [{ resetToken: '[removed]', settings: { stripe_secret_key: '[removed]', apiKey: '[removed]' } }],
  });
});

test('leaves other members unchanged', () => {
  const at = new Date('2026-01-02T03:04:05Z');
  expect(withoutSecrets({ status: 'shipped', price: '299.00', at, note: null })).toEqual({
    status: 'shipped',
    price: '299.00',
    at: '2026-01-02T03:04:05.000Z',
    note: null,
  });
});

test('shows that there was no password yet', () => {
  expect(withoutSecrets({ passwordHash: null })).toEqual({ passwordHash: null });
});

test('a record that is not there stays null', () => {
  expect(withoutSecrets(null)).toBeNull();
});
