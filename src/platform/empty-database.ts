import { sql } from 'drizzle-orm';
import type { AppContext } from './app-context.ts';

/** Deletes the rows of every table of the shop but of these, and starts ids at 1 again. */
export async function emptyEveryTable({ pool, db }: AppContext, except: readonly string[]): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    `select format('%I', tablename) as name from pg_tables
      where schemaname = 'public' and tablename <> all ($1::text[])`,
    [['schema_migrations', ...except]],
  );
  await db.execute(sql.raw(`truncate ${rows.map((row) => row.name).join(', ')} restart identity cascade`));
}
