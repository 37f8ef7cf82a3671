import { expect, test } from 'vitest';
import type { User } from '#features/accounts/contract.ts';
import type { UserType } from '#features/accounts/user-types.ts';
import type { Who } from '#platform/http/contract.ts';
import type { Refusal } from '#platform/refusal.ts';
import { authorize } from './authorize.ts';

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
