import { sql } from 'drizzle-orm';
import type { AppContext } from './app-context.ts';

/** Empties every table except these and restarts ids at 1. */
export async function emptyEveryTable({ pool, db }: AppContext, except: readonly string[]): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    `select format('%I', tablename) as name from pg_tables
      where schemaname = 'public' and tablename <> all ($1::text[])`,
    [['schema_migrations', ...except]],
  );
  await db.execute(sql.raw(`truncate ${rows.map((row) => row.name).join(', ')} restart identity cascade`));
}
