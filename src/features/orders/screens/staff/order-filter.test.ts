import { expect, test } from 'vitest';
import { orderSearch, readOrderFilter } from './order-filter.ts';

test('a filter that is written to a URL is read back the same', () => {
  const filter = {
    q: 'BF-7K3Q café',
    status: 'shipped' as const,
    payment: 'overdue' as const,
    rows: 100,
    trail: ['a', 'b'],
  };
  expect(readOrderFilter(new URLSearchParams(orderSearch(filter)))).toEqual(filter);
});

test('invalid values in the URL show the plain list', () => {
  const filter = readOrderFilter(new URLSearchParams('status=lost&payment=never&rows=7&q=%00%20'));
  expect(filter).toEqual({ q: '', rows: 50, trail: [] });
  expect(orderSearch(filter)).toBe('');
});

test('a search of 10,000 characters is cut to what the API takes', () => {
  expect(readOrderFilter(new URLSearchParams({ q: 'x'.repeat(10_000) })).q).toHaveLength(200);
});
