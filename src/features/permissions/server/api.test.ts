import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { User } from '#features/accounts/contract.ts';
import { createUser, hashPassword } from '#features/accounts/server/door.ts';
import { permissions } from '#features/permissions/tables.ts';
import { openTestShop, type TestShop, type Visitor } from '../../../../tests/support/shop.ts';
import { grantedPermissions, grantPermission } from './door.ts';

let shop: TestShop;
let employer: Visitor;
let userId: number;

beforeAll(async () => {
  shop = await openTestShop();
  const passwordHash = await hashPassword('Employer123!');
  const user = {
    firstName: 'Em',
    lastName: 'Ployer',
    email: 'em@example.com',
    userType: 'employer',
    passwordHash,
  } as const;
  userId = (await shop.ground.db.transaction((tx) => createUser(tx, user, new Date()))).id;
  employer = await shop.as('em.ployer', 'Employer123!', 'employer');
});
afterAll(() => shop.close());

const grant = (permissionType: 'view_orders' | 'manage_products', at = new Date()) =>
  grantPermission(shop.ground.db, { userId, permissionType, grantedBy: null, at });
const held = async () => (await employer.get<User>('/api/user')).permissions;

test('a grant works on the very next request, and so does its end', async () => {
  expect(await held()).toEqual([]);
  await grant('view_orders');
  await grant('manage_products');
  expect(await held()).toEqual(['manage_products', 'view_orders']);
  const ofOrders = and(eq(permissions.userId, userId), eq(permissions.permissionType, 'view_orders'));
  await shop.ground.db.update(permissions).set({ granted: false }).where(ofOrders);
  expect(await held()).toEqual(['manage_products']);
  expect(await grantedPermissions(shop.ground.db, userId)).toEqual(['manage_products']);
  await grant('view_orders');
  expect(await held()).toEqual(['manage_products', 'view_orders']);
});

test('granting what is granted keeps when it was granted first', async () => {
  await grant('manage_products', new Date('2040-01-01T00:00:00Z'));
  const [row] = await shop.ground.db
    .select({ grantedAt: permissions.grantedAt })
    .from(permissions)
    .where(and(eq(permissions.userId, userId), eq(permissions.permissionType, 'manage_products')));
  expect(row?.grantedAt?.getUTCFullYear()).toBeLessThan(2040);
});
