import { sql } from 'drizzle-orm';
import { hasActiveAdmin } from '#features/accounts/server/door.ts';
import { SETUP_LOCK } from '#platform/advisory-locks.ts';
import type { AppContext } from '#platform/app-context.ts';
import type { Database, Transaction } from '#platform/database.ts';

/** Whether a shop in production has no admin who can sign in. */
export async function needsSetup({ config, db }: AppContext, tx: Database | Transaction = db): Promise<boolean> {
  return config.SHOP_MODE === 'production' && !(await hasActiveAdmin(tx));
}

/** Lets only one transaction at a time run the setup. */
export async function lockSetup(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${SETUP_LOCK})`);
}
