import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { signedIn } from '../support/people.ts';
import { openTestShop, type TestShop } from '../support/shop.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop({ TRUST_PROXY: '1' });
});
afterAll(() => shop?.close());

test('a request is one line with its account and network, and without its query or whole address', async () => {
  const customer = await signedIn(shop, 'public');
  const info = vi.spyOn(shop.context.log, 'info');
  const lines = () => info.mock.calls.filter(([, message]) => message === 'request').map(([fields]) => fields);
  const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
  await customer.fetch('/api/audit?actorId=7', from('198.51.100.77'));
  await shop.visitor().fetch('/api/products', from('2001:db8:abcd:12::9'));
  expect(lines()).toMatchObject([
    { path: '/api/audit', status: 403, accountId: customer.id, network: '198.51.100.0/24' },
    { path: '/api/products', status: 200, accountId: undefined, network: '2001:db8:abcd::/48' },
  ]);
  expect(JSON.stringify(lines())).not.toMatch(/actorId|\.77|:12:/);
  info.mockRestore();
});
