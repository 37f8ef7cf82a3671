import { expect, test } from 'vitest';
import { changeSearch, DEFAULT_SEARCH, isFiltered, readSearch, searchParams } from './search-state.ts';

const read = (query: string) => readSearch(new URLSearchParams(query));

test('the default filters are relevance and ascending', () => {
  expect(read('')).toEqual(DEFAULT_SEARCH);
  expect(DEFAULT_SEARCH).toMatchObject({ sortBy: 'relevance', sortOrder: 'asc' });
});

test('the address of a search says only what differs from the defaults', () => {
  const query = 'q=menu&category=&sortBy=relevance&sortOrder=asc&inStock=true&minPrice=';
  expect(searchParams(read(query))).toEqual({ q: 'menu', inStock: 'true' });
});

test('an address leads back to the same search', () => {
  const state = {
    ...DEFAULT_SEARCH,
    q: '55 inch',
    category: 'Kiosks',
    minPrice: '250',
    maxPrice: '2000',
    sortBy: 'price' as const,
  };
  expect(readSearch(new URLSearchParams(searchParams(state)))).toEqual(state);
});

test('the switch off clears it, the empty category clears the category', () => {
  const on = read('inStock=true&category=Kiosks&q=x');
  expect(searchParams(changeSearch(on, { inStock: false, category: '' }))).toEqual({ q: 'x' });
});

test('a change of a filter goes back to the first page', () => {
  expect(changeSearch(read('q=x&cursor=24'), { inStock: true }).cursor).toBe('');
});

test('words and pages are no filters', () => {
  expect(isFiltered(read('q=x&cursor=24'))).toBe(false);
  expect(isFiltered(read('sortBy=price'))).toBe(true);
});
