import { inArray } from 'drizzle-orm';
import { settings } from '#features/settings/tables.ts';
import type { Database } from '#platform/database.ts';

/** The mark of a database: a demo with known passwords, or a shop in production (decision A10). */
export interface ShopMark {
  mode: 'demo' | 'production';
  /** False while demo data is being written. */
  isComplete: boolean;
}

/** The mark of this database; null for a new one. */
export async function findShopMark(db: Database): Promise<ShopMark | null> {
  const rows = await db
    .select()
    .from(settings)
    .where(inArray(settings.key, ['mode', 'isPrepared']));
  const settingOf = (key: string) => rows.find((row) => row.key === key)?.value;
  const mode = settingOf('mode') as ShopMark['mode'] | undefined;
  return mode ? { mode, isComplete: settingOf('isPrepared') === true } : null;
}

/** Marks this database. */
export async function markShop(db: Database, mark: ShopMark, updatedAt: Date): Promise<void> {
  for (const [key, value] of [['mode', mark.mode] as const, ['isPrepared', mark.isComplete] as const]) {
    await db
      .insert(settings)
      .values({ key, value, updatedAt })
      .onConflictDoUpdate({ target: settings.key, set: { value, updatedAt } });
  }
}
