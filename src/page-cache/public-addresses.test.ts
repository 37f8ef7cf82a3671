import { expect, test, vi } from 'vitest';
import { openPublicAddresses } from './public-addresses.ts';

const pages: Record<string, string> = {
  '/': '/',
  '/products/7/board': '/products/:id/:slug?',
  '/search': '/search',
  '/cart': '/cart',
};

function open() {
  const nameOf = vi.fn((pathname: string) => pages[pathname] ?? 'no page');
  return { addressAt: openPublicAddresses({ nameOf, isTaken: (path) => path === '/metrics' }), nameOf };
}

test('the router looks where a page is for one visitor, another program answers, or the address is unusual', () => {
  const { addressAt } = open();
  const unusual: [string, string][] = [
    ['/cart', ''],
    ['/metrics', ''],
    ['/logo.svg', ''],
    ['/products/7/board/', ''],
    ['/products/../cart', ''],
    ['//elsewhere', ''],
    ['/search', '?q=<script>'],
  ];
  expect(unusual.map(([path, query]) => addressAt(path, query))).toEqual(unusual.map(() => null));
});

test('an address is read once; asked for again it says the same', () => {
  const { addressAt, nameOf } = open();
  const first = addressAt('/products/7/board', '?utm_source=x&postcode=LS1+4AP');
  expect(first).toEqual({
    route: '/products/:id/:slug?',
    keys: { ex: '/products/7/board?postcode=LS1+4AP  ex', inc: '/products/7/board?postcode=LS1+4AP  ex' },
  });
  expect(addressAt('/products/7/board', '?utm_source=x&postcode=LS1+4AP')).toBe(first);
  expect(nameOf).toHaveBeenCalledTimes(1);
});

test('a search has a page for each side of VAT', () => {
  const { addressAt } = open();
  expect(addressAt('/search', '?q=kiosk')?.keys).toEqual({ ex: '/search?q=kiosk  ex', inc: '/search?q=kiosk  inc' });
});

test('addresses without a page share one, and are not remembered, nor are very long ones', () => {
  const { addressAt, nameOf } = open();
  expect(addressAt('/gone', '?x=1')?.keys.ex).toBe('/no-such-page  ex');
  const long = `?q=${'a'.repeat(300)}`;
  for (const _ of [1, 2]) {
    addressAt('/gone', '');
    addressAt('/search', long);
  }
  expect(nameOf).toHaveBeenCalledTimes(5);
});
