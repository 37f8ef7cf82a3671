import { expect, test } from 'vitest';
import { ownOrdersSearch, readOwnOrdersView } from './own-orders-view.ts';

const read = (search: string) => readOwnOrdersView(new URLSearchParams(search));

test('the URL says what is shown, and invalid values in it are ignored', () => {
  expect(read('')).toEqual({ q: '', page: 1 });
  expect(read('status=shipped&q=%20board%20&page=3')).toEqual({ q: 'board', status: 'shipped', page: 3 });
  expect(read('status=lost&page=-1')).toEqual({ q: '', page: 1 });
  expect(read('page=1e9&q=%00')).toEqual({ q: '', page: 1 });
});

test('a view that is written to a URL is read back the same', () => {
  const view = { q: 'menu board', status: 'delivered', page: 2 } as const;
  expect(readOwnOrdersView(new URLSearchParams(ownOrdersSearch(view)))).toEqual(view);
  expect(ownOrdersSearch({ q: '', page: 1 })).toBe('?tab=orders');
});
