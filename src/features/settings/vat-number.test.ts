import { expect, test } from 'vitest';
import { readVatNumber } from './vat-number.ts';

test.each([
  ['gb123456789', 'GB 123 4567 89'],
  [' 123 4567 89 ', 'GB 123 4567 89'],
  ['GB 123-4567-89', 'GB 123 4567 89'],
  ['GB123456789001', 'GB 123 4567 89 001'],
  ['xi 123 4567 89', 'XI 123 4567 89'],
  ['', ''],
  ['  ', ''],
])('reads %j as %j', (typed, number) => expect(readVatNumber(typed)).toBe(number));

test.each(['GB', '12345678', '1234567890', 'FR12345678901', 'GB12345678A', 'one'])('%j is no UK VAT number', (typed) =>
  expect(readVatNumber(typed)).toBeNull(),
);
