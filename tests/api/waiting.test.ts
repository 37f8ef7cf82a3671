import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import type { Session } from '#features/accounts/contract.ts';
import { products } from '#features/catalogue/tables.ts';
import { orders } from '#features/orders/tables.ts';
import type { PermissionType } from '#features/permissions/permission.ts';
import { returns } from '#features/returns/tables.ts';
import { addDays } from '#values/instant.ts';
import { buildApi } from '#web/api.ts';
import { readWaiting, waitingBeside } from '#web/frames/portal/waiting.ts';
import { paths } from '#web/paths.ts';
import { signedIn } from '../support/people.ts';
import { openTestShop } from '../support/shop.ts';
import { bought, openShopFloor } from '../support/shop-floor.ts';

// What the dashboard says waits for a member of staff: theirs by their rights, with its count.

const shop = await openTestShop();
const floor = await openShopFloor(shop);
afterAll(() => shop.close());

async function waitingFor(role: 'admin' | 'employer', grants: PermissionType[] = []) {
  const staff = await signedIn(shop, role, grants);
  const { user } = await staff.get<Session>('/api/session');
  if (!user) throw new Error('The shop answered no user.');
  const waiting = await readWaiting(
    buildApi((path, init) => staff.fetch(path, init)),
    user,
  );
  return waiting.map(({ text }) => text);
}

test('in a shop where nothing waits, nothing is listed', async () => {
  expect(await waitingFor('admin')).toEqual([]);
});

test('returns that are to be decided, and accepted ones whose refund is still to come, wait until they are done', async () => {
  const { order } = await bought(await signedIn(shop, 'public'), floor, 3);
  const asked = { orderId: order.id, reason: 'damaged', requestedAt: shop.context.clock.now() } as const;
  const answered = { ...asked, answeredAt: asked.requestedAt };
  await shop.context.db
    .insert(returns)
    .values([
      ...[asked, { ...answered, status: 'accepted' as const }, { ...answered, status: 'accepted' as const }],
      { ...answered, status: 'refused' },
      { ...answered, status: 'completed', completedAt: asked.requestedAt },
    ]);
  const listed = ['1 return to decide', '2 accepted returns to complete once their goods are here'];
  expect(await waitingFor('admin')).toEqual(expect.arrayContaining(listed));
  expect(await waitingFor('employer', ['view_orders'])).toEqual([]);
  const staff = await signedIn(shop, 'employer', ['manage_orders']);
  const beside = waitingBeside(paths.staffReturns);
  expect(await beside?.count(buildApi((path, init) => staff.fetch(path, init)))).toBe(3);
  expect(beside?.word).toBe('to be answered or to be completed');
  await shop.context.db.delete(returns);
});

test('each kind of work is counted for staff who may do it', async () => {
  const buyer = await signedIn(shop, 'public');
  const place = async () => (await bought(buyer, floor, 1)).order.id;
  const [late, prepared, paid, returned] = [await place(), await place(), await place(), await place()];
  const set = (id: number, values: object) => shop.context.db.update(orders).set(values).where(eq(orders.id, id));
  await set(late, { orderDate: addDays(shop.context.clock.now(), -20), heldUntil: null });
  await set(prepared, { status: 'processing', paymentStatus: 'paid' });
  await set(paid, { paymentStatus: 'paid' });
  await set(returned, { status: 'cancelled', owedBack: 1_000 });
  await shop.context.db.update(products).set({ stockQuantity: 2, reorderPoint: 2 }).where(eq(products.id, floor.board));
  await shop.context.db.update(products).set({ stockQuantity: 0 }).where(eq(products.id, floor.bracket));
  const sent = {
    name: 'Jo',
    email: 'jo@cafe.example',
    phone: '0113 496 0199',
    subject: 'Hello',
    message: 'When are you open?',
  };
  expect((await shop.visitor().post('/api/contact', sent)).status).toBe(201);

  const ofOrders = [
    '1 order to dispatch',
    '1 paid order to prepare',
    '1 order with money owed back',
    '1 bank transfer past its day',
  ];
  const ofProducts = ['1 product at or under its reorder point', '1 product sold out'];
  expect(await waitingFor('employer', ['manage_orders'])).toEqual(ofOrders);
  expect(await waitingFor('employer', ['manage_products'])).toEqual(ofProducts);
  expect(await waitingFor('employer', ['manage_customers'])).toEqual(['1 message unanswered']);
  expect(await waitingFor('employer', ['view_orders', 'view_products'])).toEqual([]);
  const [first, second, ...money] = ofOrders;
  expect(await waitingFor('admin')).toEqual([first, second, '1 message unanswered', ...money, ...ofProducts]);
});
