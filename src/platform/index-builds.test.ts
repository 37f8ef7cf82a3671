import { expect, test } from 'vitest';
import { besideTrade, withinTransaction } from './index-builds.ts';

const SQL = `-- expand: found by place; not CONCURRENTLY by mistake
DROP INDEX CONCURRENTLY IF EXISTS "by_place";
CREATE INDEX CONCURRENTLY "by_place" ON "shelf" ("place");
`;

test('each index is built by a statement of its own, and all in one transaction where nobody waits', () => {
  expect(besideTrade(SQL)).toEqual([
    'DROP INDEX CONCURRENTLY IF EXISTS "by_place"',
    'CREATE INDEX CONCURRENTLY "by_place" ON "shelf" ("place")',
  ]);
  expect(withinTransaction(SQL)).toBe('DROP INDEX IF EXISTS "by_place";\nCREATE INDEX "by_place" ON "shelf" ("place")');
});

test('any other migration is left as it is, whatever its comments say', () => {
  const plain = '-- expand: built CONCURRENTLY would take longer\nCREATE INDEX "by_place" ON "shelf" ("place");\n';
  expect(besideTrade(plain)).toBeNull();
  expect(withinTransaction(plain)).toBe(plain);
});
