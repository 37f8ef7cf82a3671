import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canBeInOrderNumber, formatOrderNumber, readOrderNumber } from './order-number.ts';

const bytes = fc.uint8Array({ minLength: 5, maxLength: 5 });

test('a number is read back as it was written, however it is typed', () => {
  fc.assert(
    fc.property(bytes, (random) => {
      const number = formatOrderNumber(random);
      expect(number).toMatch(/^BF-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
      for (const typed of [
        number,
        number.toLowerCase(),
        number.replaceAll('-', ' '),
        number.slice(3),
        ` ${number}\n`,
      ]) {
        expect(readOrderNumber(typed)).toBe(number);
      }
    }),
  );
});

test('every one of the forty bits counts: no two drafts share a number', () => {
  fc.assert(
    fc.property(bytes, fc.nat(39), (random, bit) => {
      const other = Uint8Array.from(random);
      other[Math.floor(bit / 8)] = (other[Math.floor(bit / 8)] ?? 0) ^ (1 << (bit % 8));
      expect(formatOrderNumber(other)).not.toBe(formatOrderNumber(random));
    }),
  );
});

test('whatever is a part of a number can be in one, and a name with a letter that none has cannot', () => {
  fc.assert(
    fc.property(bytes, fc.nat(11), fc.nat(12), (random, from, length) => {
      const part = formatOrderNumber(random).slice(from, from + length);
      expect([canBeInOrderNumber(part), canBeInOrderNumber(part.toLowerCase())]).toEqual([true, true]);
    }),
  );
  const others = ['Okafor', 'smith', "O'Brien", 'a@shop.example', 'BF 7K3Q', '王王', '%', 'BF-7K3Q-X9MDD'];
  expect(others.filter(canBeInOrderNumber)).toEqual([]);
});

test('letters that look like digits are taken for them', () => {
  expect(readOrderNumber('bf-oil0-7k3q')).toBe('BF-0110-7K3Q');
  expect(formatOrderNumber(new Uint8Array(5))).toBe('BF-0000-0000');
});

test.each(['', 'BF-', 'BF-7K3Q-X9M', 'BF-7K3Q-X9MDD', 'BF-7K3Q-X9MU', 'order', '<script>', 'ＢＦ７Ｋ３Ｑ'])(
  '%j is no order number',
  (typed) => expect(readOrderNumber(typed)).toBeNull(),
);
