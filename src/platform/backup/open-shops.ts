import type pg from 'pg';

/**
 * How many connections instances of the shop have to this database. A backup or a move is none. Connections of other users have
 * no name here, but the instances of a shop share one user.
 */
export async function countShops(client: Pick<pg.Client, 'query'>): Promise<number> {
  // Within a transaction the server would answer from its first look.
  await client.query('select pg_stat_clear_snapshot()');
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and application_name like 'brightfront%'
       and application_name not in ('brightfront backup', 'brightfront move')`,
  );
  return rows[0]?.count ?? 0;
}
