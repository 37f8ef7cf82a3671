import { expect, test } from 'vitest';
import { orderSearch, readOrderFilter } from './order-filter.ts';

test('a filtered page of orders comes back from its address as it was', () => {
  const filter = {
    q: 'BF-7K3Q café',
    status: 'shipped' as const,
    payment: 'overdue' as const,
    rows: 100,
    trail: ['a', 'b'],
  };
  expect(readOrderFilter(new URLSearchParams(orderSearch(filter)))).toEqual(filter);
});

test('an address with nonsense in it shows the plain list', () => {
  const filter = readOrderFilter(new URLSearchParams('status=lost&payment=never&rows=7&q=%00%20'));
  expect(filter).toEqual({ q: '', rows: 50, trail: [] });
  expect(orderSearch(filter)).toBe('');
});

test('a search of 10,000 characters is cut to what the API takes', () => {
  expect(readOrderFilter(new URLSearchParams({ q: 'x'.repeat(10_000) })).q).toHaveLength(200);
});
