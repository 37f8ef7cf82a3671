import { expect, test } from 'vitest';
import { auditLog } from '#features/audit/tables.ts';
import { signedIn } from '../support/people.ts';
import { openTestShop, type TestShop } from '../support/shop.ts';

// Every shop of the suite is watched as it is closed. Here the watch itself is watched: it must see each kind of leak.
const leaks: [what: string, leak: (shop: TestShop) => Promise<void>][] = [
  [
    'a password or key',
    async (shop) => {
      await signedIn(shop, 'public');
      shop.context.log.warn({ typed: 'Password123!' }, 'a login');
    },
  ],
  [
    'a password or key',
    async (shop) => shop.context.log.error({ reason: `bearer ${shop.context.config.METRICS_TOKEN}` }, 'refused'),
  ],
  [
    'a session token',
    async (shop) => {
      const response = await shop.fetch('/api/cart', { method: 'POST', json: { productId: 1, quantity: 1 } });
      const visitor = await signedIn(shop, 'public');
      const signedInAgain = await visitor.fetch('/api/session');
      const cookie = [...response.headers.getSetCookie(), ...signedInAgain.headers.getSetCookie()].join(';');
      shop.context.log.info({ value: /bf_session=([\w-]{43})/.exec(cookie)?.[1] }, 'a visit');
    },
  ],
  [
    'a password hash',
    async (shop) => {
      const { rows } = await shop.context.pool.query('select * from users');
      const change = { at: new Date(), action: 'user.created', recordType: 'user', recordId: 1 };
      await shop.context.db.insert(auditLog).values({ ...change, after: rows[0] });
    },
  ],
  [
    'the hash of a token',
    async (shop) => {
      const { rows } = await shop.context.pool.query('select token_hash from sessions');
      shop.context.log.info({ sessions: rows }, 'found');
    },
  ],
];

test.each(leaks)('%s that leaks is noticed', async (what, leak) => {
  const shop = await openTestShop();
  await signedIn(shop, 'admin');
  await leak(shop);
  await expect(shop.close()).rejects.toThrow(what);
});
