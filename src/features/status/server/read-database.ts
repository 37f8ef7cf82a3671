import { sql } from 'drizzle-orm';
import type { AppContext } from '#platform/app-context.ts';
import type { Status } from '../contract.ts';

interface Row extends Record<string, unknown> {
  version: string;
  size: string;
  longest: number;
  used: number;
  most: number;
}

/** What the database server says of itself. A user without rights over others sees the statements of its own. */
export async function readDatabase({ db }: AppContext): Promise<NonNullable<Status['database']>> {
  const { rows } = await db.execute<Row>(sql`
    select split_part(current_setting('server_version'), ' ', 1) as version,
      pg_database_size(current_database()) as size,
      (select coalesce(max(extract(epoch from clock_timestamp() - query_start)), 0)::float8
        from pg_stat_activity
        where state = 'active' and backend_type = 'client backend' and datname = current_database()
          and pid <> pg_backend_pid()) as longest,
      (select count(*)::int from pg_stat_activity where backend_type = 'client backend') as used,
      current_setting('max_connections')::int as most`);
  const [row] = rows;
  if (!row) throw new Error('The database did not say how it stands.');
  const { version, size, longest, used, most } = row;
  return { version, sizeBytes: Number(size), longestStatementSeconds: longest, connections: { used, most } };
}
