import { hasAccounts } from '#features/accounts/server/door.ts';
import { findShopMark, markShop, placeCompany } from '#features/settings/server/door.ts';
import { PREPARE_LOCK } from '#platform/advisory-locks.ts';
import type { AppContext } from '#platform/app-context.ts';
import { ConfigError } from '#platform/config.ts';
import { onDirectConnection } from '#platform/direct-connection.ts';
import { emptyEveryTable } from '#platform/empty-database.ts';

export interface DemoAccount {
  role: string;
  username: string;
  password: string;
}

/**
 * Prepares the database for the mode: marks a fresh one, fills a demo shop, and refuses to mix the two, because a demo
 * has known passwords (decision A10). Returns the demo's accounts, none in production.
 */
export async function prepareShop(context: AppContext, say: (text: string) => void): Promise<DemoAccount[]> {
  return onDirectConnection(context.config, async (connection) => {
    await connection.query('select pg_advisory_lock($1)', [PREPARE_LOCK]);
    return prepareAlone(context, say);
  });
}

async function prepareAlone(context: AppContext, say: (text: string) => void): Promise<DemoAccount[]> {
  const { db, clock } = context;
  const { SHOP_MODE } = context.config;
  const marked = await findShopMark(db);
  if (marked && marked.mode !== SHOP_MODE) throw new ConfigError(MIXED[SHOP_MODE]);
  if (SHOP_MODE === 'production') {
    if (!marked) await markShop(db, { mode: 'production', isComplete: true }, clock.now());
    await placeCompany(db);
    return [];
  }
  const { demoAccounts } = await import('#demo/accounts.ts');
  if (!marked?.isComplete) {
    if (!marked && (await hasAccounts(db))) throw new ConfigError(MIXED.demo);
    say('Filling the demo shop');
    // An interrupted demo starts over. Currencies come with the migrations.
    if (marked) await emptyEveryTable(context, ['currencies']);
    await markShop(db, { mode: 'demo', isComplete: false }, clock.now());
    const { seedDemo } = await import('#demo/seed.ts');
    await seedDemo(context);
    await markShop(db, { mode: 'demo', isComplete: true }, clock.now());
  }
  return demoAccounts.map(({ role, username, password }) => ({ role, username, password }));
}

const MIXED = {
  demo: 'SHOP_MODE: this database belongs to a shop in production; demo mode will not touch it. Set SHOP_MODE=production, or use another DATABASE_URL or DATA_DIR.',
  production:
    'SHOP_MODE: this database holds the demo shop with its known passwords; production will not start on it. Use another DATABASE_URL or DATA_DIR.',
};
