import { expect, test } from 'vitest';
import { isNoPage, openPageNames } from './page-names.ts';

type Routes = Parameters<typeof openPageNames>[0];

const nameOf = openPageNames({
  root: { id: 'root', path: '' },
  shop: { id: 'shop', parentId: 'root' },
  home: { id: 'home', parentId: 'shop', index: true },
  product: { id: 'product', parentId: 'shop', path: 'products/:id/:slug?' },
  orders: { id: 'orders', parentId: 'shop', path: 'admin/orders' },
  newOrder: { id: 'newOrder', parentId: 'shop', path: 'admin/orders/new' },
  missing: { id: 'missing', parentId: 'shop', path: '*' },
} as unknown as Routes);

test.each([
  ['/', '/'],
  ['/_root.data', '/'],
  ['/products/17', '/products/:id/:slug?'],
  ['/products/17/menu-board', '/products/:id/:slug?'],
  ['/products/17/menu-board.data', '/products/:id/:slug?'],
  ['/admin/orders/new', '/admin/orders/new'],
  ['/invented', 'no page'],
  ['/products', 'no page'],
])('%s is counted as %s', (pathname, name) => {
  expect(nameOf(pathname)).toBe(name);
});

test('an address without a page is told from what the router of the browser asks for', () => {
  const isNone = (pathname: string) => isNoPage(nameOf(pathname), pathname);
  expect(['/invented', '/__manifest', '/invented.data', '/products/17'].map(isNone)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
