import { and, asc, eq, gt, inArray, isNull } from 'drizzle-orm';
import { products } from '#features/catalogue/tables.ts';
import { companyDetails, footerLines } from '#features/settings/server/door.ts';
import { announce } from '#platform/announcements.ts';
import { linkTo } from '#platform/mailer.ts';
import type { Reaction, ReactionWork } from '#platform/reactions-runner.ts';
import { slugOf } from '#values/slug.ts';
import { stockAlerts } from '../tables.ts';

const AT_ONCE = 100;

/** Whether a product can be bought now: neither archived, nor switched off, nor sold out. */
export const canBeBought = and(isNull(products.archivedAt), eq(products.inStock, true), gt(products.stockQuantity, 0));

/** The cause of an alert's e-mail. */
export const causeOfAlert = (id: number) => `stock-alert:${id}`;

/**
 * Tells the visitors who wait for a product, oldest wish first. If it was archived or sold out again meanwhile, they go on
 * waiting.
 */
export const writeAlertEmails: Reaction<'stock.returned'> = async (work, { payload }) => {
  const { context, tx } = work;
  const at = context.clock.now();
  const [product] = await tx
    .select()
    .from(products)
    .where(and(eq(products.id, payload.productId), canBeBought));
  if (!product) return;
  // Marked before it is written: a second announcement of the same waits for this transaction and finds none left.
  const next = tx
    .select({ id: stockAlerts.id })
    .from(stockAlerts)
    .where(and(eq(stockAlerts.productId, product.id), isNull(stockAlerts.toldAt)))
    .orderBy(asc(stockAlerts.id))
    .limit(AT_ONCE)
    .for('update', { skipLocked: true });
  const told = await tx.update(stockAlerts).set({ toldAt: at }).where(inArray(stockAlerts.id, next)).returning();
  for (const alert of told) await writeAlertEmail(work, alert, product);
  if (told.length === AT_ONCE) await announce(tx, 'stock.returned', payload, at);
};

type Alert = typeof stockAlerts.$inferSelect;

async function writeAlertEmail(work: ReactionWork, alert: Alert, product: { id: number; name: string }): Promise<void> {
  const { config } = work.context;
  const company = await companyDetails(work.tx);
  // Loaded with the first e-mail, because it is large.
  const { renderAlert } = await import('./alert-email.tsx');
  const rendered = renderAlert({
    brand: company.tradingName,
    footerLines: footerLines(company),
    productName: product.name,
    productUrl: linkTo(config, `/products/${product.id}/${slugOf(product.name)}`),
    stopUrl: linkTo(config, `/stop-alerts?${new URLSearchParams({ key: alert.key })}`),
  });
  work.post({
    ...rendered,
    template: 'stock-alert',
    recipient: alert.email,
    subject: `Back in stock: ${product.name}`,
    cause: causeOfAlert(alert.id),
  });
}
