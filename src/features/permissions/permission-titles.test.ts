import { expect, test } from 'vitest';
import { permissionsFor } from './permission-titles.ts';

test.each([
  ['perm:manage_orders', 'manage_orders (Manage Orders)'],
  ['perm:view_orders', 'view_orders or manage_orders (View Orders or Manage Orders)'],
  ['perm:view_reports', 'view_reports (View Reports)'],
  ['admin', null],
  ['staff', null],
])('%s is named as on the employer dashboard, and as in the list of permissions', (right, words) =>
  expect(permissionsFor(right)).toBe(words),
);
