import { expect, test } from 'vitest';
import { nextPath } from './next-path.ts';

test.each(['/', '/cart', '/admin/orders?status=pending#list', '/track-order?order=BF-7K3Q-X9MD'])(
  'goes on to %s, a page of this shop',
  (next) => expect(nextPath(next)).toBe(next),
);

test.each([
  'https://elsewhere.example/',
  '//elsewhere.example/',
  '/\\elsewhere.example',
  '/\t/elsewhere.example',
  '/.//elsewhere.example',
  'javascript:alert(1)',
  'cart',
  '',
  null,
  '/login?next=/login',
])('does not go on to %j', (next) => expect(nextPath(next)).toBeNull());
