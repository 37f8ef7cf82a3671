import { expect, test } from 'vitest';
import { pageNumbers } from './page-numbers.ts';

test.each([
  [1, 1, [1]],
  [1, 5, [1, 2, undefined, 5]],
  [3, 5, [1, 2, 3, 4, 5]],
  [4, 7, [1, 2, 3, 4, 5, 6, 7]],
  [10, 40, [1, undefined, 9, 10, 11, undefined, 40]],
  [40, 40, [1, undefined, 39, 40]],
])('page %d of %d offers the ends and the neighbours', (page, pageCount, numbers) => {
  expect(pageNumbers(page, pageCount)).toEqual(numbers);
});
