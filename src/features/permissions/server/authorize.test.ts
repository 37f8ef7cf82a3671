import { expect, test } from 'vitest';
import type { User } from '#features/accounts/contract.ts';
import type { UserType } from '#features/accounts/user-types.ts';
import { granteeName, grantees } from '#features/permissions/grantees.ts';
import { listRights, ROLES } from '#features/permissions/rights.ts';
import type { Contract, Who } from '#platform/http/contract.ts';
import type { Refusal } from '#platform/refusal.ts';
import { authorize, mayUser } from './authorize.ts';

const aUser = (userType: UserType, permissions: string[] = [], isActive = true): User => ({
  id: 1,
  username: 'jo.smith',
  email: 'jo@example.com',
  pendingEmail: null,
  userType,
  isActive,
  firstName: 'Jo',
  lastName: 'Smith',
  companyName: null,
  phoneNumber: null,
  department: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  permissions,
});

function answerTo(who: Who, user: User | null): string {
  try {
    authorize({ who }, { caller: { session: null, user } });
    return 'goes through';
  } catch (refusal) {
    return (refusal as Refusal).code;
  }
}

test.each<[Who, User | null, string]>([
  ['public', null, 'goes through'],
  ['self', null, 'unauthenticated'],
  ['admin', null, 'unauthenticated'],
  ['perm:view_orders', null, 'unauthenticated'],
  ['self', aUser('public'), 'goes through'],
  ['customer', null, 'unauthenticated'],
  ['customer', aUser('public'), 'goes through'],
  ['customer', aUser('employer', ['manage_customers']), 'forbidden'],
  ['customer', aUser('admin'), 'forbidden'],
  ['staff', null, 'unauthenticated'],
  ['staff', aUser('public'), 'forbidden'],
  ['staff', aUser('employer'), 'goes through'],
  ['staff', aUser('admin'), 'goes through'],
  ['staff', aUser('employer', [], false), 'forbidden'],
  ['admin', aUser('public'), 'forbidden'],
  ['admin', aUser('employer', ['manage_users']), 'forbidden'],
  ['admin', aUser('admin'), 'goes through'],
  ['perm:view_orders', aUser('admin'), 'goes through'],
  ['perm:view_orders', aUser('employer', ['view_orders']), 'goes through'],
  ['perm:view_orders', aUser('employer', ['manage_orders']), 'goes through'],
  ['perm:manage_orders', aUser('employer', ['view_orders']), 'forbidden'],
  ['perm:view_orders', aUser('employer', ['view_products']), 'forbidden'],
  ['perm:view_orders', aUser('public', ['view_orders']), 'forbidden'],
  ['perm:view_orders', aUser('employer', ['view_orders'], false), 'forbidden'],
  ['self', aUser('public', [], false), 'forbidden'],
])('%s asked by %o: %s', (who, user, answer) => {
  expect(answerTo(who, user)).toBe(answer);
});

test.each<[Who, User | null, string]>([
  ['self', null, 'Please sign in to continue.'],
  [
    'perm:view_orders',
    aUser('employer'),
    'This needs the permission view_orders or manage_orders (View Orders or Manage Orders). An administrator can grant it.',
  ],
  ['customer', aUser('admin'), 'Only customers may do this.'],
  ['staff', aUser('public'), 'Only employers and admins may do this.'],
  ['admin', aUser('employer'), 'Only an administrator may do this.'],
])('%s is refused with what is missing', (who, user, sentence) => {
  expect(() => authorize({ who }, { caller: { session: null, user } })).toThrow(sentence);
});

test('screens hide from a visitor what is not public', () => {
  const all: Who[] = ['public', 'self', 'customer', 'staff', 'admin', 'perm:view_orders'];
  expect(all.filter((who) => mayUser(null, who))).toEqual(['public']);
  expect(all.filter((who) => mayUser(aUser('employer'), who))).toEqual(['public', 'self', 'staff']);
  // No permission can stand for what is an administrator's.
  expect(mayUser(aUser('employer', ['', 'admin']), 'admin')).toBe(false);
});

test('only employers hold permissions', () => {
  const people = [aUser('public'), aUser('employer'), aUser('admin')];
  expect(grantees(people).map(({ userType }) => userType)).toEqual(['employer']);
  expect(granteeName(undefined)).toBe('Unknown User');
});

test('the list of rights says what each allows, and whether this member of staff has it', () => {
  const call = (summary: string, who: Who, more: object = {}) => ({ summary, who, ...more });
  const contract = {
    'GET /api/a': call('List orders', 'self', { scopes: { all: 'perm:view_orders' } }),
    'GET /api/b': call('See an order', 'public', { others: 'perm:view_orders' }),
    'GET /api/c': call('Change an order', 'perm:manage_orders'),
    'GET /api/d': call('Set up', 'admin'),
    'GET /api/e': call('Names', 'staff'),
  } as unknown as Contract;
  const rights = listRights(contract, aUser('employer', ['view_orders']));
  expect(rights).toHaveLength(10);
  const of = (title: string) => rights.find((right) => right.title === title);
  expect(of('View Orders')).toEqual({
    ...{
      title: 'View Orders',
      description: 'View customer orders, quotes and returns, and download them',
      isAllowed: true,
      opens: ['List orders', 'See an order'],
    },
  });
  expect(of('Manage Orders')).toMatchObject({
    ...{
      description:
        'Update order status, take orders by phone, cancel them, change deliveries, note payments, give money back, decide returns, and price and send quotes',
      isAllowed: false,
      opens: ['Change an order'],
    },
  });
  expect(rights[0]).toMatchObject({
    title: 'View Employee List',
    isAllowed: true,
    opens: ['Names'],
    description: expect.stringContaining('Names'),
  });
  expect(rights.at(-1)).toMatchObject({
    title: 'System Settings',
    isAllowed: false,
    opens: ['Set up'],
    description: expect.stringContaining('audit log'),
  });
  expect(ROLES.map(({ name, user }) => [name, mayUser(user, 'staff'), mayUser(user, 'perm:view_orders')])).toEqual(
    expect.arrayContaining([
      ['Visitor', false, false],
      ['Customer', false, false],
      ['Employer', true, false],
      ['manage_orders', true, true],
      ['Admin', true, true],
    ]),
  );
});
