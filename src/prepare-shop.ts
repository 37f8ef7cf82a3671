import { inArray, sql } from 'drizzle-orm';
import { settings } from '#features/settings/tables.ts';
import type { AppContext } from '#platform/app-context.ts';

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
export async function prepareShop(context: AppContext, say: (text: string) => void): Promise<DemoAccount[]> {
  const client = await context.pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [PREPARE_LOCK]);
    const { SHOP_MODE } = context.config;
    const marked = await readMark(context);
    if (marked && marked.mode !== SHOP_MODE) throw new Error(MIXED[SHOP_MODE]);
    if (SHOP_MODE === 'production') {
      if (!marked) await writeMark(context, { mode: 'production', isComplete: true });
      return [];
    }
    const { demoAccounts } = await import('#demo/accounts.ts');
    if (!marked?.isComplete) {
      if (!marked && (await hasAccounts(context))) throw new Error(MIXED.demo);
      say('Filling the demo shop');
      if (marked) await emptyEveryTable(context);
      await writeMark(context, { mode: 'demo', isComplete: false });
      const { seedDemo } = await import('#demo/seed.ts');
      await seedDemo(context);
      await writeMark(context, { mode: 'demo', isComplete: true });
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

async function readMark(context: AppContext): Promise<Mark | null> {
  const rows = await context.db
    .select()
    .from(settings)
    .where(inArray(settings.key, ['mode', 'isPrepared']));
  const settingOf = (key: string) => rows.find((row) => row.key === key)?.value;
  const mode = settingOf('mode') as Mark['mode'] | undefined;
  return mode ? { mode, isComplete: settingOf('isPrepared') === true } : null;
}

async function writeMark(context: AppContext, mark: Mark): Promise<void> {
  const updatedAt = context.clock.now();
  for (const [key, value] of [['mode', mark.mode] as const, ['isPrepared', mark.isComplete] as const]) {
    await context.db
      .insert(settings)
      .values({ key, value, updatedAt })
      .onConflictDoUpdate({ target: settings.key, set: { value, updatedAt } });
  }
}

async function hasAccounts(context: AppContext): Promise<boolean> {
  const { rows } = await context.pool.query('select 1 from users limit 1');
  return rows.length > 0;
}

// A demo that was cut off while it was being filled starts over. Only a database marked as an unfinished demo comes here.
async function emptyEveryTable(context: AppContext): Promise<void> {
  const { rows } = await context.pool.query<{ name: string }>(
    `select format('%I', tablename) as name from pg_tables
      where schemaname = 'public' and tablename not in ('schema_migrations', 'currencies')`,
  );
  await context.db.execute(sql.raw(`truncate ${rows.map((row) => row.name).join(', ')} restart identity cascade`));
}
