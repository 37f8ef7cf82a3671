import { eq } from 'drizzle-orm';
import { recordChange } from '#features/audit/server/door.ts';
import { products } from '#features/catalogue/tables.ts';
import type { AppContext } from '#platform/app-context.ts';
import type { Transaction } from '#platform/database.ts';
import { sqlState } from '#platform/sql-state.ts';
import { catalogueOf } from './door.ts';
import type { ProductRow } from './present-product.ts';
import { forAudit, lockProduct, noSuchProduct } from './product-record.ts';
import { touchCatalogue } from './touch-catalogue.ts';

const FOREIGN_KEY_VIOLATION = '23503';

/** Removes a product from the shop: deletes it, or archives it if an order names it (decision B6). */
export async function removeProduct(context: AppContext, id: number, actorId: number): Promise<undefined> {
  const at = context.clock.now();
  await context.db.transaction(async (tx) => {
    const row = await lockProduct(tx, id);
    if (row.archivedAt) throw noSuchProduct();
    const isDeleted = await deleteIfUnused(tx, row);
    if (!isDeleted) {
      const archived = { archivedAt: at, version: row.version + 1, updatedAt: at };
      await tx.update(products).set(archived).where(eq(products.id, id));
    }
    await touchCatalogue(tx, [id]);
    const change = { actorId, recordType: 'product', recordId: id };
    const states = isDeleted
      ? { action: 'product.deleted', before: forAudit(row), after: null }
      : { action: 'product.archived', before: { isArchived: false }, after: { isArchived: true } };
    await recordChange(tx, { ...change, ...states }, at);
  });
  await catalogueOf(context).catchUp();
}

// The foreign keys know every reference, also those of features to the right. An order being placed waits for the lock and
// then finds no product.
async function deleteIfUnused(tx: Transaction, { id }: ProductRow): Promise<boolean> {
  try {
    await tx.transaction((attempt) => attempt.delete(products).where(eq(products.id, id)));
    return true;
  } catch (error) {
    if (sqlState(error) === FOREIGN_KEY_VIOLATION) return false;
    throw error;
  }
}
