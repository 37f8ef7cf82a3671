import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { productChanges } from '#features/catalogue/tables.ts';
import { type Database, notify, type Transaction } from '#platform/database.ts';
import { BESIDE_PRODUCTS } from './read-changes.ts';

/** The channel of catalogue changes. Empty: what is shown beside the products changed; otherwise products did. */
export const CATALOGUE_CHANNEL = 'catalogue';

// A payload is limited to 8,000 bytes. Which products changed is read from the database: a version before this one, which reads those
// that are named, finds the rest by its check.
const MOST_IDS = 500;

/** Tells every instance at commit that these products changed, so that they need not wait for their check, which finds it in any case. */
export async function touchCatalogue(tx: Database | Transaction, productIds: readonly number[]): Promise<void> {
  if (productIds.length > 0) await tx.execute(sql`select ${catalogueNotice(sql`${noticeOf(productIds)}`)}`);
}

/** The same as an expression, for a statement that changes the products itself; the notice as {@link noticeOf} writes it. */
export function catalogueNotice(notice: SQLWrapper): SQL {
  return sql`pg_notify(${CATALOGUE_CHANNEL}, ${notice})`;
}

/** What instances are told of these products. */
export function noticeOf(productIds: readonly number[]): string {
  return productIds.length <= MOST_IDS ? productIds.join(',') : String(BESIDE_PRODUCTS);
}

/** The same for something that is shown with these products, such as what fits them, and lies in another table. */
export async function touchShownWith(tx: Database | Transaction, productIds: readonly number[]): Promise<void> {
  await note(tx, productIds);
  await touchCatalogue(tx, productIds);
}

/** Tells every instance at commit that something changed which is shown beside products: VAT, delivery, settings, rules of the search. */
export async function touchBesideProducts(tx: Database | Transaction): Promise<void> {
  await note(tx, [BESIDE_PRODUCTS]);
  await notify(tx, CATALOGUE_CHANNEL, '');
}

// Always in the same order, so that two transactions never wait for one another.
async function note(tx: Database | Transaction, ids: readonly number[]): Promise<void> {
  const sorted = [...new Set(ids)].sort((a, b) => a - b);
  await tx
    .insert(productChanges)
    .values(sorted.map((productId) => ({ productId, changedIn: sql`pg_current_xact_id()` })))
    .onConflictDoUpdate({ target: productChanges.productId, set: { changedIn: sql`excluded.changed_in` } });
}
