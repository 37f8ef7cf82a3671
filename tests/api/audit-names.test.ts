import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import type { AuditEntry } from '#features/audit/contract.ts';
import { recordInWords } from '#features/audit/record-words.ts';
import { type Change, recordChanges } from '#features/audit/server/door.ts';
import { auditLog } from '#features/audit/tables.ts';
import { signedIn } from '../support/people.ts';
import { openTestShop } from '../support/shop.ts';
import { bought, openShopFloor } from '../support/shop-floor.ts';

// The log names records as people do, also in entries that were written without a name.

const shop = await openTestShop();
const floor = await openShopFloor(shop);
const admin = await signedIn(shop, 'admin');
afterAll(() => shop.close());
beforeEach(() => shop.context.db.delete(auditLog));

const entries = async () => (await admin.get<{ items: AuditEntry[] }>('/api/audit')).items;
const write = (...changes: Partial<Change>[]) =>
  shop.context.db.transaction((tx) =>
    recordChanges(
      tx,
      changes.map((change) => ({
        ...{ actorId: admin.id, action: 'x.changed', recordType: 'order', recordId: 1, before: null, after: {} },
        ...change,
      })),
      new Date(),
    ),
  );

test('an order is named by its number, a product by its name, a customer by name and e-mail address', async () => {
  const customer = await signedIn(shop, 'public');
  const { order: placed } = await bought(customer, floor, 1);
  await admin.put(`/api/orders/${placed.id}/status`, { status: 'processing' });
  await write(
    { recordType: 'product', recordId: floor.bracket },
    { recordType: 'user', recordId: customer.id },
    { recordType: 'quote', recordId: 1, after: { customerId: customer.id, price: '12.50' } },
  );
  const words = (await entries()).map(recordInWords).toSorted();
  expect(words).toEqual([
    `Order ${placed.orderNumber}`,
    'Product Wall bracket',
    'Quote 1',
    expect.stringMatching(/^User Test Person \([^ ]+@[^ ]+\)$/),
  ]);
  const csv = await (await admin.fetch('/api/audit/export')).text();
  expect(csv).toMatch(/order,\d+,Order BF-/);
  expect(csv).toMatch(/Price: .*→ £12\.50\nCustomer: .*→ Test Person \(/);
});

test('a record that is gone is named as its entry names it, or else by its number', async () => {
  await write(
    { recordType: 'product', recordId: 999_999, before: { name: 'Old kiosk' }, after: null },
    { recordType: 'order', recordId: 999_998 },
  );
  expect((await entries()).map(recordInWords).toSorted()).toEqual(['Order 999998', 'Product Old kiosk']);
});

test('names cost a query a kind of record, and none a row', async () => {
  const once = async () => {
    const asked = vi.spyOn(shop.context.pool, 'query');
    await entries();
    const { length } = asked.mock.calls;
    asked.mockRestore();
    return length;
  };
  // The shop's jobs ask through the same pool, and can only add: the fewest of five are the log's own.
  const count = async () => {
    const counts: number[] = [];
    for (let time = 0; time < 5; time++) counts.push(await once());
    return Math.min(...counts);
  };
  const two = [{ recordType: 'product', recordId: floor.bracket }, { recordType: 'order' }];
  await write(...two);
  const few = await count();
  await write(...Array.from({ length: 40 }, (_, at) => ({ ...two[at % 2], recordId: at + 1 })));
  expect(few).toBeGreaterThan(0);
  expect(await count()).toBe(few);
});
