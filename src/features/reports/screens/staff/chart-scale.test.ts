import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromTop, scaleOf } from './chart-scale.ts';

test('every value has its place on the axis, and zero too', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -1e11, max: 1e12 })), (values) => {
      const scale = scaleOf(values);
      for (const value of [...values, 0]) {
        expect(fromTop(scale, value)).toBeGreaterThanOrEqual(-1e-6);
        expect(fromTop(scale, value)).toBeLessThanOrEqual(100 + 1e-6);
      }
      expect(scale.marks.length).toBeLessThanOrEqual(8);
      expect(scale.marks).toContain(0);
    }),
  );
});

test('marks are round', () => {
  expect(scaleOf([0, 730_000]).marks).toEqual([0, 200_000, 400_000, 600_000, 800_000]);
  expect(scaleOf([]).marks.length).toBeGreaterThan(1);
});
