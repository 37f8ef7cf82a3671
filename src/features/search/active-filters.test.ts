import { expect, test } from 'vitest';
import { sayMeasures } from './active-filters.ts';

test.each([
  ['', '', '"', null],
  ['43', '54.9', '"', '43" to under 55"'],
  ['43', '55', '"', '43" to 55"'],
  ['75', '', '"', '75" and over'],
  ['', '31.9', '"', 'Under 32"'],
  ['1000', '2499', ' nits', '1,000 nits to under 2,500 nits'],
  ['', 'wide', '"', 'Up to wide"'],
] as const)('from %j to %j%s is said as %j', (min, max, unit, said) => {
  expect(sayMeasures(min, max, unit)).toBe(said);
});
