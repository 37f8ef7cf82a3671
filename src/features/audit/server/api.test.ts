import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditLog } from '#features/audit/tables.ts';
import { openTestShop, type TestShop } from '../../../../tests/support/shop.ts';
import { recordChange } from './door.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const at = new Date('2026-03-04T05:06:07Z');
const change = { actorId: null, action: 'user.deactivated', recordType: 'user', recordId: 7 };

test('a change that is rolled back leaves no trace in the audit log', async () => {
  const work = shop.ground.db.transaction(async (tx) => {
    await recordChange(tx, { ...change, before: null, after: null }, at);
    throw new Error('the change failed');
  });
  await expect(work).rejects.toThrow('the change failed');
  expect(await shop.ground.db.select().from(auditLog)).toEqual([]);
});

test('the audit log says what changed from what to what, without secrets', async () => {
  const before = { isActive: true, passwordHash: '$argon2id$v=19$m=65536' };
  const after = { ...before, isActive: false };
  await shop.ground.db.transaction((tx) => recordChange(tx, { ...change, before, after }, at));
  const [row] = await shop.ground.db.select().from(auditLog);
  expect(row).toMatchObject({ ...change, at, before: { isActive: true }, after: { isActive: false } });
  expect(JSON.stringify(row)).not.toContain('argon2id');
});
