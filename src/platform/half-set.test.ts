import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { halfSet } from './half-set.ts';

const SHOP = { DATABASE_URL: 'postgres://shop@127.0.0.1/shop' };

test.each([
  [
    { STRIPE_SECRET_KEY: 'sk_live_1' },
    'STRIPE_SECRET_KEY is set without STRIPE_WEBHOOK_SECRET: card payments are not offered.',
  ],
  [
    { AI_BASE_URL: 'https://models.example', AI_MODEL: 'small' },
    'AI_BASE_URL and AI_MODEL are set without AI_API_KEY: the assistant words its answers itself.',
  ],
  [
    { AI_API_KEY: 'hidden-from-logs' },
    'AI_API_KEY is set without AI_BASE_URL and AI_MODEL: the assistant words its answers itself.',
  ],
])('an owner who set half of what belongs together learns what is missing: %j', (set, sentence) => {
  expect(halfSet(readConfig({ ...SHOP, ...set }))).toEqual([sentence]);
});

test('what is blank is missing, and all or none of them is nothing to tell', () => {
  expect(halfSet(readConfig(SHOP))).toEqual([]);
  const all = { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
  expect(halfSet(readConfig({ ...SHOP, ...all }))).toEqual([]);
  expect(halfSet(readConfig({ ...SHOP, ...all, STRIPE_WEBHOOK_SECRET: '' }))).toHaveLength(1);
});
