import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { User } from '#features/accounts/contract.ts';
import { users } from '#features/accounts/tables.ts';
import type { AuditEntry } from '#features/audit/contract.ts';
import type { Permission, Right } from '#features/permissions/contract.ts';
import { permissions } from '#features/permissions/tables.ts';
import { signedIn } from '../../../../tests/support/people.ts';
import { openTestShop, type TestShop, type Visitor } from '../../../../tests/support/shop.ts';
import { grantedPermissions, grantPermission } from './door.ts';

type SignedIn = Visitor & { id: number };
interface Refused {
  detail: string;
  errors?: Record<string, string[]>;
}

let shop: TestShop;
let admin: SignedIn;
let employer: SignedIn;
let customer: SignedIn;

beforeAll(async () => {
  shop = await openTestShop();
  [admin, employer, customer] = await Promise.all([
    signedIn(shop, 'admin'),
    signedIn(shop, 'employer'),
    signedIn(shop, 'public'),
  ]);
});
beforeEach(async () => {
  await shop.context.db.delete(permissions);
});
afterAll(() => shop?.close());

const grant = (body: object) => admin.post<Permission & Refused>('/api/permissions', body);
const held = async () => (await employer.get<User>('/api/user')).permissions;
const trail = async (recordId: number) =>
  (await admin.get<{ items: AuditEntry[] }>(`/api/audit?recordType=permission&recordId=${recordId}`)).items;

describe('a grant', () => {
  test('works on the very next request of the employer, and so do its revoke and its removal', async () => {
    const { status, body } = await grant({ userId: employer.id, permissionType: 'view_orders' });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      userId: employer.id,
      permissionType: 'view_orders',
      granted: true,
      grantedBy: admin.id,
      user: { id: employer.id, firstName: 'Test', lastName: 'Person', isActive: true },
    });
    expect((await employer.fetch('/api/orders?scope=all')).status).toBe(200);

    const revoked = { userId: employer.id, permissionType: 'view_orders', granted: false };
    const changed = await admin.put<Permission>(`/api/permissions/${body.id}`, revoked);
    expect(changed).toMatchObject({ status: 200, body: { granted: false, grantedAt: null } });
    expect((await employer.fetch('/api/orders?scope=all')).status).toBe(403);

    await admin.put(`/api/permissions/${body.id}`, { ...revoked, granted: true });
    expect(await held()).toEqual(['view_orders']);
    expect((await admin.delete(`/api/permissions/${body.id}`)).status).toBe(204);
    expect(await held()).toEqual([]);
    expect((await admin.delete(`/api/permissions/${body.id}`)).status).toBe(404);
  });

  test('is listed for admins, by id, with whom it is for', async () => {
    await grant({ userId: employer.id, permissionType: 'view_orders', granted: false });
    await grant({ userId: employer.id, permissionType: 'manage_products' });
    const list = await admin.get<Permission[]>('/api/permissions');
    expect(list.map(({ permissionType, granted }) => [permissionType, granted])).toEqual([
      ['view_orders', false],
      ['manage_products', true],
    ]);
    expect(list[0]?.grantedAt).toBeNull();
    expect(Object.keys(list[0]?.user ?? {})).toEqual(['id', 'username', 'firstName', 'lastName', 'isActive']);
  });

  test('was granted by the admin of the session, even if the body names another', async () => {
    const { body } = await grant({ userId: employer.id, permissionType: 'view_orders', grantedBy: customer.id });
    expect(body.grantedBy).toBe(admin.id);
  });

  test('leaves a trail of who decided what, with the name of whom it is for', async () => {
    const { body } = await grant({ userId: employer.id, permissionType: 'view_orders' });
    const decision = { userId: employer.id, permissionType: 'view_orders', granted: false };
    await admin.put(`/api/permissions/${body.id}`, decision);
    await admin.put(`/api/permissions/${body.id}`, decision);
    await admin.delete(`/api/permissions/${body.id}`);
    const entries = await trail(body.id);
    expect(entries.map(({ action }) => action)).toEqual([
      'permission.removed',
      'permission.revoked',
      'permission.granted',
    ]);
    expect(entries[1]).toMatchObject({ actor: { id: admin.id }, before: { granted: true }, after: { granted: false } });
    expect(entries[2]).toMatchObject({ before: null, after: { username: body.user?.username } });
  });
});

describe('refused are', () => {
  test('a grant that exists, and one that was revoked, with what to do instead', async () => {
    const decision = { userId: employer.id, permissionType: 'view_orders' };
    const { body } = await grant(decision);
    const again = await grant(decision);
    expect(again.status).toBe(409);
    expect(again.body.detail).toBe('Test Person has been granted view_orders already.');
    await admin.put(`/api/permissions/${body.id}`, { ...decision, granted: false });
    expect((await grant(decision)).body.detail).toContain('was revoked. Edit it to grant it again.');
  });

  test('a change into a grant that exists, which then stays as it was', async () => {
    const { body } = await grant({ userId: employer.id, permissionType: 'view_orders' });
    await grant({ userId: employer.id, permissionType: 'view_reports' });
    const change = { userId: employer.id, permissionType: 'view_reports' };
    expect((await admin.put(`/api/permissions/${body.id}`, change)).status).toBe(409);
    expect(await held()).toEqual(['view_orders', 'view_reports']);
  });

  test.each([
    ['an admin', () => admin.id],
    ['a customer', () => customer.id],
    ['nobody', () => 999_999],
  ])('%s as the one to grant to', async (_, userId) => {
    const { status, body } = await grant({ userId: userId(), permissionType: 'view_orders' });
    expect(status).toBe(400);
    expect(body.errors).toEqual({ userId: ['Permissions can be granted to employers only'] });
  });

  test('an empty form, with a message for each field', async () => {
    const { status, body } = await grant({ userId: '', permissionType: '' });
    expect(status).toBe(400);
    expect(body.errors).toEqual({
      userId: ['User selection is required'],
      permissionType: ['Permission type is required'],
    });
  });

  test('a permission that there is none of, and a change of what is gone', async () => {
    expect((await grant({ userId: employer.id, permissionType: 'own_everything' })).status).toBe(400);
    const gone = await admin.put('/api/permissions/999999', { userId: employer.id, permissionType: 'view_orders' });
    expect(gone.status).toBe(404);
  });
});

test('the same grant sent ten times at once is made once', async () => {
  const decision = { userId: employer.id, permissionType: 'view_orders' };
  const answers = await Promise.all(Array.from({ length: 10 }, () => grant(decision)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array(9).fill(409)]);
  expect(await shop.context.db.select().from(permissions)).toHaveLength(1);
});

test('the grant of an employer who became an admin can be revoked, but not granted again', async () => {
  const promoted = await signedIn(shop, 'employer');
  const { body } = await grant({ userId: promoted.id, permissionType: 'view_orders' });
  await shop.context.db.update(users).set({ userType: 'admin' }).where(eq(users.id, promoted.id));
  const decision = { userId: promoted.id, permissionType: 'view_orders' };
  expect((await admin.put(`/api/permissions/${body.id}`, { ...decision, granted: false })).status).toBe(200);
  expect((await admin.put(`/api/permissions/${body.id}`, { ...decision, granted: true })).status).toBe(400);
});

test('a grant of the sample shop that was revoked comes back, and one that is there stays as it was first', async () => {
  const { db } = shop.context;
  const at = new Date('2026-01-01T00:00:00Z');
  const sample = { userId: employer.id, permissionType: 'view_orders', grantedBy: null } as const;
  await grantPermission(db, { ...sample, at });
  await grantPermission(db, { ...sample, at: new Date('2040-01-01T00:00:00Z') });
  const [row] = await db.select().from(permissions);
  expect(row?.grantedAt).toEqual(at);
  await db.update(permissions).set({ granted: false });
  expect(await grantedPermissions(db, employer.id)).toEqual([]);
  await grantPermission(db, { ...sample, at });
  expect(await grantedPermissions(db, employer.id)).toEqual(['view_orders']);
});

test('the list of rights says what the caller may do, and which calls each right opens', async () => {
  await grant({ userId: employer.id, permissionType: 'manage_orders' });
  const rights = await employer.get<Right[]>('/api/rights');
  expect(rights.filter(({ isAllowed }) => isAllowed).map(({ title }) => title)).toEqual([
    'View Employee List',
    'View Orders',
    'Manage Orders',
  ]);
  expect(rights.find(({ title }) => title === 'Manage Orders')?.opens).toContain('Set the status');
  // What asks for it, and what others may see of a record with it.
  expect(rights.find(({ title }) => title === 'View Orders')?.opens).toContain(
    'One order; a guest shows the key of their receipt',
  );
  expect((await admin.get<Right[]>('/api/rights')).every(({ isAllowed }) => isAllowed)).toBe(true);
  expect((await customer.fetch('/api/rights')).status).toBe(403);
});
