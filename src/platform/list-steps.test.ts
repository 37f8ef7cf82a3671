import fc from 'fast-check';
import { expect, test } from 'vitest';
import { eachOf, filtered, hasAny, mapped, sorted } from './list-steps.ts';
import { atOnce, type Steps } from './steps.ts';

const numbers = fc.array(fc.nat(50), { maxLength: 700 });

function stepsOf(work: Steps<unknown>): number {
  let steps = 1;
  while (!work.next().done) steps++;
  return steps;
}

test('an empty list has nothing to do', () => {
  expect(atOnce(filtered([], () => true))).toEqual([]);
  expect(atOnce(sorted<number>([], (a, b) => a - b))).toEqual([]);
  expect(atOnce(hasAny([], () => true))).toBe(false);
});

test('lists come out as the usual methods make them, with equals in their order', () => {
  fc.assert(
    fc.property(numbers, (list) => {
      const items = list.map((value, at) => ({ value, at }));
      const isEven = ({ value }: { value: number }) => value % 2 === 0;
      expect(atOnce(filtered(items, isEven))).toEqual(items.filter(isEven));
      expect(atOnce(mapped(list, (value, at) => value * at))).toEqual(list.map((value, at) => value * at));
      expect(atOnce(hasAny(list, (value) => value === 7))).toBe(list.includes(7));
      const byValue = (a: { value: number }, b: { value: number }) => a.value - b.value;
      expect(atOnce(sorted(items, byValue))).toEqual(items.toSorted(byValue));
    }),
  );
});

test('the given list stays as it is', () => {
  const list = Object.freeze([3, 1, 2]);
  expect(atOnce(sorted(list, (a, b) => a - b))).toEqual([1, 2, 3]);
});

test('a long list is done in many steps, and looking ends with the first that is found', () => {
  const list = Array.from({ length: 10_000 }, (_, at) => at);
  let looked = 0;
  expect(stepsOf(eachOf(list, () => looked++))).toBeGreaterThan(30);
  expect(looked).toBe(10_000);
  expect(stepsOf(sorted(list, (a, b) => b - a))).toBeGreaterThan(30);
  expect(stepsOf(hasAny(list, (each) => each === 3))).toBe(1);
});
