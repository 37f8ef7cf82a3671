import { expect, test } from 'vitest';
import { lengthText, readLength, typedLength } from './length.ts';

test.each([
  ['4', 'm', 4000],
  ['4', 'ft', 1219.2],
  ['2,5', 'm', 2500],
  ['2.5 m', 'ft', 2500],
  ['250cm', 'm', 2500],
  ['2500 mm', 'm', 2500],
  [`6'7"`, 'm', 2006.6],
  ['6’ 7”', 'm', 2006.6],
  [`6'7`, 'm', 2006.6],
  ['6 ft 7 in', 'm', 2006.6],
  ['6ft7', 'm', 2006.6],
  ['six feet seven inches', 'm', 2006.6],
  ['six foot', 'm', 1828.8],
  ['2m50', 'm', 2500],
  ['2 m and 50 cm', 'm', 2500],
  ['two metres', 'm', 2000],
  ['two metres', 'ft', 2000],
  ['two and a half metres', 'm', 2500],
  ['half a metre', 'm', 500],
  ['a metre', 'm', 1000],
  ['twenty-five feet', 'm', 7620],
  ['2½ m', 'm', 2500],
  ['two point five', 'm', 2500],
  ['0 m', 'm', 0],
  ['-1 m', 'm', -1000],
  ['−1', 'm', -1000],
  ['400 m', 'm', 400_000],
] as const)('‘%s’ where numbers alone are %s is %d mm', (typed, unit, mm) => {
  expect(readLength(typed, unit)).toBeCloseTo(mm, 6);
});

test.each([
  '',
  'wide',
  'about as wide as a bus',
  '4 4',
  'm',
  '4 x 2',
  '1e3',
  '4 kg',
  '7" 6\'',
  '2.5.1',
  'NaN',
  '∞',
  '--4',
])('‘%s’ is no length', (typed) => expect(readLength(typed, 'm')).toBeNull());

test('lengths are said as people of the unit say them', () => {
  expect(lengthText(2500, 'm')).toBe('2.5 m');
  expect(lengthText(2006.6, 'ft')).toBe('6′ 7″');
  expect(lengthText(3048, 'ft')).toBe('10′');
});

test('a field takes a length back in the fewest figures that are the same millimetre', () => {
  expect([typedLength(2000, 'ft'), typedLength(1828.8, 'ft'), typedLength(1828.8, 'm')]).toEqual([
    '6.562',
    '6',
    '1.829',
  ]);
  expect([typedLength(2500, 'm'), typedLength(4000, 'm'), typedLength(0, 'ft')]).toEqual(['2.5', '4', '0']);
});
