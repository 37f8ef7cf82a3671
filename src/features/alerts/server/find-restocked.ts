import { and, eq, isNull, lt } from 'drizzle-orm';
import { products } from '#features/catalogue/tables.ts';
import { announce } from '#platform/announcements.ts';
import type { AppContext } from '#platform/app-context.ts';
import { addDays } from '#values/instant.ts';
import { stockAlerts } from '../tables.ts';
import { canBeBought } from './write-alert-emails.ts';

/** Retention of an alert, told or not. */
export const ALERT_RETENTION_DAYS = 365;

/**
 * Announces the products that are waited for and can be bought again. It reads what is true now, so no way of changing the
 * stock, the switch or the archive can forget to tell.
 */
export async function findRestocked({ db, clock }: AppContext): Promise<void> {
  const restocked = await db
    .selectDistinct({ productId: stockAlerts.productId })
    .from(stockAlerts)
    .innerJoin(products, eq(products.id, stockAlerts.productId))
    .where(and(isNull(stockAlerts.toldAt), canBeBought));
  if (restocked.length === 0) return;
  await db.transaction(async (tx) => {
    for (const product of restocked) await announce(tx, 'stock.returned', product, clock.now());
  });
}

/** Deletes the alerts beyond their retention; the clean-up job calls it. */
export async function deleteOldAlerts({ db, clock }: AppContext): Promise<void> {
  await db.delete(stockAlerts).where(lt(stockAlerts.createdAt, addDays(clock.now(), -ALERT_RETENTION_DAYS)));
}
