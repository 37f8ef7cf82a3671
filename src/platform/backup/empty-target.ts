import type pg from 'pg';
import { MIGRATION_LOCK } from '#platform/advisory-locks.ts';
import { refuse } from '#platform/refusal.ts';
import { countShops } from './open-shops.ts';
import { listTables } from './shop-tables.ts';

const ELSEWHERE =
  'Restore into an empty database: make one and name it in DATABASE_URL, or name a new folder in DATA_DIR.';

/**
 * Refuses a database that holds tables, or on which a shop runs; until the transaction ends, none can start there. `elsewhere`
 * says what to do instead.
 */
export async function demandEmpty(client: pg.Client, elsewhere = ELSEWHERE): Promise<void> {
  const running = await countShops(client);
  const tables = await listTables(client);
  if (tables.length > 0) {
    const hasOrders = tables.some(({ name }) => name === 'orders');
    const held = hasOrders ? `a shop with ${await countOrders(client)}` : `${tables.length} tables`;
    const andRunning = running > 0 ? ', and the shop is running' : '';
    throw refuse('conflict', `The database holds ${held} already${andRunning}. Nothing was changed. ${elsewhere}`);
  }
  if (running > 0 || !(await lockOut(client))) {
    throw refuse('conflict', `A shop is running or starting on this database. Stop it first. ${elsewhere}`);
  }
}

async function countOrders(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ count: number }>('select count(*)::int as count from public.orders');
  const count = rows[0]?.count ?? 0;
  return count === 1 ? '1 order' : `${count.toLocaleString('en-GB')} orders`;
}

async function lockOut(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_xact_lock($1) as locked', [
    MIGRATION_LOCK,
  ]);
  return rows[0]?.locked ?? false;
}
