import { expect, test } from 'vitest';
import { permissionsFor } from './permission-titles.ts';

test.each([
  ['perm:manage_orders', 'Manage Orders (manage_orders)'],
  ['perm:view_orders', 'View Orders (view_orders) or Manage Orders (manage_orders)'],
  ['perm:view_reports', 'View Reports (view_reports)'],
  ['admin', null],
  ['staff', null],
])('%s is named as on the employer dashboard, and as in the list of permissions', (right, words) =>
  expect(permissionsFor(right)).toBe(words),
);
