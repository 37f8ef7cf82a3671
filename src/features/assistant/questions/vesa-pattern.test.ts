import { expect, test } from 'vitest';
import { patternIn } from './vesa-pattern.ts';

test('what is no distance of holes is no pattern', () => {
  expect(patternIn('it is two by two')).toBeNull();
  expect(patternIn('thirteen inches by thirteen')).toBeNull();
  expect(patternIn('the wall is white')).toBeNull();
});

test('holes are measured in inches, centimetres or millimetres, in figures or in words', () => {
  expect(patternIn('It measures about sixteen inches by sixteen.')).toBe('400 × 400');
  expect(patternIn('twenty-four by sixteen inches')).toBe('600 × 400');
  expect(patternIn('20 x 20 cm')).toBe('200 × 200');
  expect(patternIn('400 x 200')).toBe('400 × 200');
});
