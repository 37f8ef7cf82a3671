import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exchanged, formatExchanged } from './exchange.ts';
import { MAX_PENCE } from './money.ts';

const amount = fc.integer({ min: 0, max: MAX_PENCE });
const millionths = fc.integer({ min: 1, max: 99_999_999_999_999 });
const digits = fc.constantFrom(0, 2, 3);
const exchange = fc
  .record({ rate: millionths, poundRate: millionths, digits })
  .map(({ rate, poundRate, digits }) => ({ rate: toText(rate), poundRate: toText(poundRate), digits }));

function toText(rate: number): string {
  const text = String(rate).padStart(7, '0');
  return `${text.slice(0, -6)}.${text.slice(-6)}`;
}

test('the nearest amount of the other currency, for every amount and rate', () => {
  fc.assert(
    fc.property(amount, millionths, millionths, digits, (pence, rate, poundRate, digits) => {
      const minor = exchanged(pence, { rate: toText(rate), poundRate: toText(poundRate), digits }) ?? -1n;
      const exact = BigInt(pence) * BigInt(rate) * 10n ** BigInt(digits);
      const unit = 100n * BigInt(poundRate);
      expect(2n * (exact - minor * unit) >= -unit && 2n * (exact - minor * unit) < unit).toBe(true);
    }),
  );
});

test('what costs more pounds never shows as less', () => {
  fc.assert(
    fc.property(amount, amount, exchange, (a, b, other) => {
      const [less, more] = [Math.min(a, b), Math.max(a, b)].map((pence) => exchanged(pence, other) ?? -1n);
      expect((less ?? 0n) <= (more ?? -1n)).toBe(true);
    }),
  );
});

test('a discount reads as the same amount with a minus, and at the rate of the pound itself nothing changes', () => {
  fc.assert(
    fc.property(amount, exchange, (pence, other) => {
      expect(exchanged(-pence, other)).toBe(-(exchanged(pence, other) ?? 0n));
      expect(exchanged(pence, { rate: other.rate, poundRate: other.rate, digits: 2 })).toBe(BigInt(pence));
    }),
  );
});

test('every amount reads as figures with its thousands apart, never as NaN or 1e21', () => {
  fc.assert(
    fc.property(amount, exchange, (pence, other) => {
      expect(formatExchanged(pence, other, '$')).toMatch(/^\$\d{1,3}(,\d{3})*(\.\d+)?$/);
    }),
  );
});

const perPound = (rate: string, digits = 2) => ({ rate, poundRate: '1.00', digits });

test('each currency is rounded by its own smallest unit', () => {
  expect(formatExchanged(29_900, perPound('1.27'), '$')).toBe('$379.73');
  expect(formatExchanged(29_900, perPound('190', 0), '¥')).toBe('¥56,810');
  expect(formatExchanged(29_900, perPound('0.391', 3), 'KD')).toBe('KD\u00a0116.909');
  expect(formatExchanged(1, perPound('190', 0), '¥')).toBe('¥2');
  expect(formatExchanged(5, perPound('1.00'), '€')).toBe('€0.05');
  expect(formatExchanged(-250, perPound('2.00'), '$')).toBe('−$5.00');
});

test('where the shop counts in another currency, pounds are turned to it first', () => {
  expect(formatExchanged(10_000, { rate: '1.10', poundRate: '0.88', digits: 2 }, '$')).toBe('$125.00');
});

test.each(['', '0', '0.000000', 'abc', '-1', '1e3', 'NaN', 'Infinity', '1,2', '1.1234567'])(
  'at a rate of %j there is no amount',
  (rate) => {
    expect(formatExchanged(29_900, perPound(rate), '$')).toBeNull();
    expect(formatExchanged(29_900, { rate: '1.27', poundRate: rate, digits: 2 }, '$')).toBeNull();
  },
);
