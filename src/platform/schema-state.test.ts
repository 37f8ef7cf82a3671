import { expect, test } from 'vitest';
import { type AppliedMigration, breakingAhead, kindOf, type MigrationKind, schemaState } from './schema-state.ts';

const files = ['0001_shop.sql', '0002_stock.sql'];
const had = (names: Record<string, MigrationKind>): AppliedMigration[] =>
  Object.entries(names).map(([name, kind]) => ({ name, kind, hash: '' }));
const ours = { '0001_shop.sql': 'contract', '0002_stock.sql': 'expand' } as const;

test.each<[string, MigrationKind]>([
  ['-- expand: a table for stock\ncreate table stock ();', 'expand'],
  ['-- contract: no one reads it\ndrop table stock;', 'contract'],
  ['-- Stock of the shop.\ncreate table stock ();', 'contract'],
  ['-- expand:\ncreate table stock ();', 'contract'],
  ['-- expand\ncreate table stock ();', 'contract'],
  ['\n-- expand: too late\ncreate table stock ();', 'contract'],
  ['create table stock (); -- expand: no', 'contract'],
])('%j is %s: what declares nothing breaks the version before', (sql, kind) => {
  expect(kindOf(sql)).toBe(kind);
});

test('a database is as this version wants it, or lacks a migration, wherever in the order', () => {
  expect(schemaState(had(ours), files)).toBe('ok');
  expect(schemaState(had({ '0002_stock.sql': 'expand' }), files)).toBe('pending');
  expect(schemaState([], files)).toBe('pending');
});

test('a newer version may have added to it, but not changed it', () => {
  expect(schemaState(had({ ...ours, '0003_more.sql': 'expand', '0004_most.sql': 'expand' }), files)).toBe('ok');
  const changed = had({ ...ours, '0003_more.sql': 'expand', '0004_less.sql': 'contract' });
  expect(schemaState(changed, files)).toBe('too_new');
  expect(breakingAhead(changed, files)).toEqual(['0004_less.sql']);
});

test('as many migrations as this version has are not yet the same ones', () => {
  expect(schemaState(had({ '0001_shop.sql': 'contract', '0003_more.sql': 'expand' }), files)).toBe('pending');
});
