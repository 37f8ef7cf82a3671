import { expect, test } from 'vitest';
import { zipfDraws } from '../../bench/load/zipf.ts';
import { PageStore } from './page-store.ts';

test('pages asked for again stay while any number of others pass by, and no more bytes are used than are given', () => {
  const store = new PageStore<{ size: number }>(1_100);
  for (const address of ['/a', '/b']) store.set(address, { size: 100 });
  for (const address of ['/a', '/b']) store.get(address);
  for (let at = 0; at < 10_000; at++) store.set(`/search?q=${at}`, { size: 100 });
  expect([store.get('/a'), store.get('/b')]).toEqual([{ size: 100 }, { size: 100 }]);
  expect(store.size.bytes).toBeLessThanOrEqual(1_100);
});

test('while there is room, pages that are looked at in turn are all there the next time', () => {
  const store = new PageStore<{ size: number }>(1_100);
  const addresses = Array.from({ length: 9 }, (_, at) => `/products/${at}`);
  for (const address of addresses) store.set(address, { size: 100 });
  expect(addresses.filter((address) => store.get(address))).toEqual(addresses);
  store.set('/wide', { size: 5_000 });
  expect(store.size.bytes).toBeLessThanOrEqual(1_100);
});

test('a page asked for again goes packed, and is whole once it is answered with', () => {
  const store = new PageStore<Page>(400_000);
  const page = pageOf();
  store.set('/liked', page);
  store.get('/liked');
  for (let at = 0; at < 40; at++) {
    store.set(`/products/${at}`, pageOf());
    store.get(`/products/${at}`);
  }
  expect(page.isPacked).toBe(true);
  expect(store.get('/liked')).toBe(page);
  page.isPacked = false;
  store.set('/liked', page);
  expect(store.peek('/liked')?.isPacked).toBe(false);
});

test('pages that are looked at in turn, more than there is room for, are there the third time', () => {
  const store = new PageStore<Page>(1_000_000);
  const isThere = (at: number) => {
    const page = store.get(`/products/${at}`);
    if (!page) store.set(`/products/${at}`, pageOf());
    return Boolean(page);
  };
  const addresses = Array.from({ length: 80 }, (_, at) => at);
  const found = [1, 2, 3].map(() => addresses.filter(isThere).length);
  expect(found).toEqual([0, 0, 80]);
});

test('what a crawler asks for once is not even packed', () => {
  const store = new PageStore<Page>(1_000_000);
  const pages = Array.from({ length: 2_000 }, pageOf);
  pages.forEach((page, at) => {
    store.set(`/search?q=${at}`, page);
  });
  expect(pages.filter(({ isPacked }) => isPacked)).toEqual([]);
});

test('of 10,000 products asked for by popularity, nineteen pages in twenty are there within 64 MB', () => {
  const store = new PageStore<Page>(64 * 1_048_576);
  const isMade = (rank: number) => {
    const address = `/products/${rank}/a-product-with-a-name-of-some-words`;
    const page = store.get(address);
    if (page) page.isPacked = false;
    store.set(address, page ?? pageOf());
    return !page;
  };
  for (const rank of zipfDraws(100_000, 10_000, 1)) isMade(rank);
  const made = zipfDraws(50_000, 10_000, 2).filter(isMade);
  expect(made.length).toBeLessThan(2_500);
  expect(store.size.bytes).toBeLessThanOrEqual(64 * 1_048_576);
});

type Page = ReturnType<typeof pageOf>;

/** As large as the page of a product, with what lies beside it in memory. */
function pageOf() {
  return {
    isPacked: false,
    get size() {
      return this.isPacked ? 5_400 : 18_900;
    },
    pack() {
      this.isPacked = true;
    },
  };
}
