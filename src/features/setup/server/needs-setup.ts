import { and, eq, sql } from 'drizzle-orm';
import { users } from '#features/accounts/tables.ts';
import type { AppContext } from '#platform/app-context.ts';
import type { Database, Transaction } from '#platform/database.ts';

const SETUP_LOCK = 7_261_443;

/** Whether the shop waits for its owner: in production, for as long as nobody is there who may do everything. */
export async function needsSetup({ config, db }: AppContext, tx: Database | Transaction = db): Promise<boolean> {
  if (config.SHOP_MODE !== 'production') return false;
  const admins = and(eq(users.userType, 'admin'), eq(users.isActive, true));
  const found = await tx.select({ id: users.id }).from(users).where(admins).limit(1);
  return found.length === 0;
}

/** Lets one transaction at a time decide about the setup, until it ends. */
export async function lockSetup(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${SETUP_LOCK})`);
}
