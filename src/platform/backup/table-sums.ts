import type pg from 'pg';
import type { AboutBackup } from './content.ts';
import { quoted, tableName } from './shop-tables.ts';

/** How many rows a table has, and the sum over a hash of each, which is the same in whatever order they lie. */
export interface TableSum {
  rows: number;
  sum: string;
}

/** Counts and sums up tables, by name, in a session whose formats are settled. Generated columns are left out. */
export async function sumTables(
  client: Pick<pg.Client, 'query'>,
  tables: AboutBackup['tables'],
  signal?: AbortSignal,
): Promise<Map<string, TableSum>> {
  const sums = new Map<string, TableSum>();
  for (const { name, columns } of tables) {
    signal?.throwIfAborted();
    const row = `convert_to(row(${columns.map(quoted).join(', ')})::text, 'UTF8')`;
    const { rows } = await client.query<{ rows: string; sum: string }>(
      `select count(*)::text as rows,
         coalesce(sum(('x' || encode(substr(sha256(${row}), 1, 7), 'hex'))::bit(56)::bigint), 0)::text as sum
       from ${tableName(name)}`,
    );
    const [found] = rows;
    if (found) sums.set(name, { rows: Number(found.rows), sum: found.sum });
  }
  return sums;
}
