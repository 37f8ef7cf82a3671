import { expect, test } from 'vitest';
import type { Permission } from '#features/permissions/contract.ts';
import { filterPermissions, matchesPerson, permissionFigures, readPermissionFilter } from './permission-view.ts';

const zoe = { id: 1, username: 'zoe.obrien', firstName: 'Zoë', lastName: 'O’Brien', isActive: true };
const ng = { id: 2, username: 'ng', firstName: 'Ng', lastName: null, isActive: true };

const aGrant = (id: number, user: Permission['user'], rest: Partial<Permission> = {}): Permission => ({
  id,
  userId: user?.id ?? 9,
  permissionType: 'view_orders',
  granted: true,
  grantedBy: null,
  grantedAt: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  user,
  ...rest,
});
const grants = [
  aGrant(1, zoe, { permissionType: 'manage_users' }),
  aGrant(2, ng),
  aGrant(3, zoe, { granted: false }),
  aGrant(4, null),
];
const found = (query: string) =>
  filterPermissions(grants, readPermissionFilter(new URLSearchParams(query))).map(({ id }) => id);

test.each([
  ['zoe', true],
  ["o'brien", true],
  ['O’BRIEN zoë', true],
  ['  zoe.obrien ', true],
  ['ng', false],
  ['', true],
])('searching for %j finds Zoë O’Brien: %s', (q, isFound) => {
  expect(matchesPerson(zoe, q)).toBe(isFound);
});

test('the grants of one person stand together, in the order of the permissions', () => {
  expect(found('')).toEqual([2, 4, 3, 1]);
});

test.each([
  ['q=zoe', [3, 1]],
  ['q=unknown', [4]],
  ['type=manage_users', [1]],
  ['state=revoked', [3]],
  ['state=granted&q=zoe', [1]],
  ['state=maybe&type=own_all', [2, 4, 3, 1]],
])('the address %s shows %j', (query, ids) => {
  expect(found(query)).toEqual(ids);
});

test('the figures count what holds, what was revoked, and for how many people', () => {
  expect(permissionFigures(grants)).toEqual({ total: 4, granted: 3, revoked: 1, employers: 3 });
});
