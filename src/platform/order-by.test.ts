import fc from 'fast-check';
import { expect, test } from 'vitest';
import { orderedBy } from './order-by.ts';
import { atOnce } from './steps.ts';

test('numbers are put in order as a stable sort does it', () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat(500), { maxLength: 600 }),
      fc.array(fc.constantFrom(-2, -0, 0, 0.5, 3, 3.5)),
      (numbers, own) => {
        const rankOf = (number: number) => own[number % Math.max(1, own.length)] ?? 1;
        const plainly = numbers.toSorted((a, b) => rankOf(a) - rankOf(b));
        expect([...atOnce(orderedBy(numbers, rankOf))]).toEqual(plainly);
      },
    ),
  );
});
