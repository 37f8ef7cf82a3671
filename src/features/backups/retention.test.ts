import { expect, test } from 'vitest';
import { namesToDelete } from './retention.ts';

const name = (day: string, more = '') => `brightfront-1a2b3c4d-2026-11-${day}T02-15-00Z${more}.backup`;

test('the oldest of its own go, so that so many are left with the new one', () => {
  const names = [name('03'), name('01'), name('02'), name('04')];
  expect(namesToDelete(names, name('04'), 2)).toEqual([name('02'), name('01')]);
  expect(namesToDelete(names, name('04'), 14)).toEqual([]);
});

test('the one that was just made stays, also when only one is retained and a clock was wrong', () => {
  expect(namesToDelete([name('01'), name('29')], name('01'), 1)).toEqual([name('29')]);
  expect(namesToDelete([name('01')], name('01'), 1)).toEqual([]);
});

test('of one second the later goes last', () => {
  const names = [name('01', '-10'), name('01'), name('01', '-2'), name('02')];
  expect(namesToDelete(names, name('02'), 2)).toEqual([name('01', '-2'), name('01')]);
});

test.each([
  ['of another shop', 'brightfront-ffffffff-2026-11-01T02-15-00Z.backup'],
  ['that a person made', 'brightfront-2026-11-01T02-15-00Z.backup'],
  ['that is half written', `${name('01')}.1234.part`],
  ['that a person renamed', `keep ${name('01')}`],
  ['that is something else', 'tax-2026.ods'],
])('a file %s stays', (_, other) => {
  expect(namesToDelete([other, name('02')], name('02'), 1)).toEqual([]);
});

test('a backup that is none of a series deletes nothing', () => {
  expect(namesToDelete([name('01'), name('02')], 'brightfront-2026-11-03T02-15-00Z.backup', 1)).toEqual([]);
});
