import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  formatDecimal,
  formatPounds,
  MAX_PENCE,
  parsePence,
  toBasisPoints,
  toDecimal,
  toPence,
  vatOn,
  withVat,
} from './money.ts';

const pence = fc.integer({ min: -MAX_PENCE, max: MAX_PENCE });
const rate = fc.integer({ min: 0, max: 10_000 });

test('an amount survives the way to the wire and back', () => {
  fc.assert(
    fc.property(pence, (amount) => {
      expect(parsePence(toDecimal(amount))).toBe(amount);
    }),
  );
});

test.each([
  ['299.00', 29_900],
  ['299', 29_900],
  [299.5, 29_950],
  [' 0.05 ', 5],
  ['-1.2', -120],
  ['-0', 0],
  ['99999999.99', MAX_PENCE],
])('reads %j as %d pence', (text, amount) => expect(parsePence(text)).toBe(amount));

test.each(['', '1.234', '1,000', '£5', '1e3', 'NaN', '.5', '5.', '--1', '12345678901234', 0.1 + 0.2, Infinity])(
  '%j is no amount of money',
  (text) => {
    expect(parsePence(text)).toBeNull();
    expect(() => toPence(text)).toThrow('Not an amount of money');
  },
);

test('a sum may be larger than an amount that is entered, to the penny', () => {
  expect(parsePence('12345678901')).toBeNull();
  expect(toPence('229091629676.05')).toBe(22_909_162_967_605);
  expect(toDecimal(toPence('9999999999999.99'))).toBe('9999999999999.99');
  expect(formatDecimal('123456789012345678.90')).toBe('£123,456,789,012,345,678.90');
  expect(() => formatDecimal('12.5')).toThrow('Not an amount of money');
});

test('people read pounds with their thousands apart', () => {
  expect(formatPounds(123_456)).toBe('£1,234.56');
  expect(formatPounds(MAX_PENCE)).toBe('£99,999,999.99');
  expect(formatPounds(5)).toBe('£0.05');
  expect(formatPounds(-250)).toBe('−£2.50');
});

test('VAT is the exact figure rounded half up, for every amount and rate', () => {
  fc.assert(
    fc.property(pence, rate, (amount, percent) => {
      const exact = BigInt(amount) * BigInt(percent);
      const vat = BigInt(vatOn(amount, percent)) * 10_000n;
      // Half up: the exact figure lies from half a penny below to less than half a penny above what is charged.
      expect(exact - vat >= -5_000n && exact - vat < 5_000n).toBe(true);
    }),
  );
});

test('an amount and its VAT add up, and no VAT is due at a rate of nothing', () => {
  fc.assert(
    fc.property(pence, rate, (amount, percent) => {
      expect(withVat(amount, percent)).toBe(amount + vatOn(amount, percent));
      expect(vatOn(amount, 0)).toBe(0);
    }),
  );
});

test('half a penny of VAT counts as a whole one', () => {
  expect(vatOn(5, toBasisPoints('10.00'))).toBe(1);
  expect(vatOn(4, toBasisPoints('10.00'))).toBe(0);
  expect(vatOn(20, toBasisPoints('27.50'))).toBe(6);
});
