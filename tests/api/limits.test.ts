// Limits count networks, because a caller with one address of IPv6 has 2^64 of them.
import { afterAll, expect, test } from 'vitest';
import { openTestShop } from '../support/shop.ts';

const shop = await openTestShop({ TRUST_PROXY: '1' });
afterAll(() => shop.close());

async function ask(path: string, json: object, address: string): Promise<number> {
  const headers = { 'x-forwarded-for': address };
  return (await shop.visitor().fetch(path, { method: 'POST', json, headers })).status;
}

const message = {
  name: 'Jo',
  email: 'jo@example.com',
  phone: '0113 496 0000',
  subject: 'Hours',
  message: 'When can I come?',
};

test.each([
  ['messages', '/api/contact', message, 10],
  ['questions to the assistant', '/api/assistant', { message: 'hello' }, 30],
])('%s from one network of IPv6 are counted together, those from another are not', async (_what, path, json, most) => {
  for (let host = 1; host <= most; host++) {
    expect(await ask(path, json, `2001:db8:1:2::${host.toString(16)}`)).toBeLessThan(300);
  }
  expect(await ask(path, json, '2001:db8:1:2:ffff::1')).toBe(429);
  expect(await ask(path, json, '2001:db8:1:3::1')).toBeLessThan(300);
});
