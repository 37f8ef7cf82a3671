import { expect, test } from 'vitest';
import { readStaffOrderFilter, staffOrderSearch } from './staff-order-filter.ts';

test('a filtered page of orders comes back from its address as it was', () => {
  const filter = {
    q: 'BF-7K3Q café',
    status: 'shipped' as const,
    payment: 'overdue' as const,
    rows: 100,
    trail: ['a', 'b'],
  };
  expect(readStaffOrderFilter(new URLSearchParams(staffOrderSearch(filter)))).toEqual(filter);
});

test('an address with nonsense in it shows the plain list', () => {
  const filter = readStaffOrderFilter(new URLSearchParams('status=lost&payment=never&rows=7&q=%00%20'));
  expect(filter).toEqual({ q: '', rows: 50, trail: [] });
  expect(staffOrderSearch(filter)).toBe('');
});

test('a search of 10,000 characters is cut to what the API takes', () => {
  expect(readStaffOrderFilter(new URLSearchParams({ q: 'x'.repeat(10_000) })).q).toHaveLength(200);
});
