import { inArray, sql } from 'drizzle-orm';
import { settings } from '#features/settings/tables.ts';
import type { Ground } from '#platform/ground.ts';

// Instances that start at once wait for each other here; the first one prepares, the others find it done.
const PREPARE_LOCK = 7_261_442;

export interface DemoAccount {
  role: string;
  username: string;
  password: string;
}

/**
 * Makes the database fit the mode: marks a fresh one, fills a demo shop, and refuses to mix the two, for a demo has
 * known passwords (decision A10). Answers the demo's accounts, none in production.
 */
export async function prepareShop(ground: Ground, say: (text: string) => void): Promise<DemoAccount[]> {
  const client = await ground.pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [PREPARE_LOCK]);
    const { SHOP_MODE } = ground.config;
    const marked = await readMark(ground);
    if (marked && marked.mode !== SHOP_MODE) throw new Error(MIXED[SHOP_MODE]);
    if (SHOP_MODE === 'production') {
      if (!marked) await writeMark(ground, { mode: 'production', isComplete: true });
      return [];
    }
    const { demoAccounts } = await import('#demo/accounts.ts');
    if (!marked?.isComplete) {
      if (!marked && (await hasAccounts(ground))) throw new Error(MIXED.demo);
      say('Filling the demo shop');
      if (marked) await emptyEveryTable(ground);
      await writeMark(ground, { mode: 'demo', isComplete: false });
      const { seedDemo } = await import('#demo/seed.ts');
      await seedDemo(ground);
      await writeMark(ground, { mode: 'demo', isComplete: true });
    }
    return demoAccounts.map(({ role, username, password }) => ({ role, username, password }));
  } finally {
    await client.query('select pg_advisory_unlock($1)', [PREPARE_LOCK]).catch(() => undefined);
    client.release();
  }
}

const MIXED = {
  demo: 'SHOP_MODE: this database belongs to a shop in production; demo mode will not touch it. Set SHOP_MODE=production, or use another DATABASE_URL or DATA_DIR.',
  production:
    'SHOP_MODE: this database holds the demo shop with its known passwords; production will not start on it. Use another DATABASE_URL or DATA_DIR.',
};

interface Mark {
  mode: 'demo' | 'production';
  isComplete: boolean;
}

async function readMark(ground: Ground): Promise<Mark | null> {
  const rows = await ground.db
    .select()
    .from(settings)
    .where(inArray(settings.key, ['mode', 'isPrepared']));
  const settingOf = (key: string) => rows.find((row) => row.key === key)?.value;
  const mode = settingOf('mode') as Mark['mode'] | undefined;
  return mode ? { mode, isComplete: settingOf('isPrepared') === true } : null;
}

async function writeMark(ground: Ground, mark: Mark): Promise<void> {
  const updatedAt = ground.clock.now();
  for (const [key, value] of [['mode', mark.mode] as const, ['isPrepared', mark.isComplete] as const]) {
    await ground.db
      .insert(settings)
      .values({ key, value, updatedAt })
      .onConflictDoUpdate({ target: settings.key, set: { value, updatedAt } });
  }
}

async function hasAccounts(ground: Ground): Promise<boolean> {
  const { rows } = await ground.pool.query('select 1 from users limit 1');
  return rows.length > 0;
}

// A demo that was cut off while it was being filled starts over. Only a database marked as an unfinished demo comes here.
async function emptyEveryTable(ground: Ground): Promise<void> {
  const { rows } = await ground.pool.query<{ name: string }>(
    `select format('%I', tablename) as name from pg_tables
      where schemaname = 'public' and tablename not in ('schema_migrations', 'currencies')`,
  );
  await ground.db.execute(sql.raw(`truncate ${rows.map((row) => row.name).join(', ')} restart identity cascade`));
}
