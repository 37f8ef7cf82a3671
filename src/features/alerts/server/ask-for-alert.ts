import { randomBytes } from 'node:crypto';
import { findProduct } from '#features/catalogue/server/door.ts';
import type { AppContext } from '#platform/app-context.ts';
import { refuse } from '#platform/refusal.ts';
import { stockAlerts } from '../tables.ts';

/** Stores the wish to be told when a product can be bought again; asking twice changes nothing. Refuses if it can be bought now. */
export async function askForAlert(
  { db, clock }: AppContext,
  { productId, email }: { productId: number; email: string },
): Promise<void> {
  const product = await findProduct(db, productId);
  if (!product || product.archivedAt) throw refuse('not_found', 'There is no such product.');
  if (product.inStock && product.stockQuantity > 0) {
    throw refuse('in_stock', `${product.name} is in stock again: you can buy it now.`);
  }
  const key = randomBytes(32).toString('base64url');
  await db.insert(stockAlerts).values({ productId, email, key, createdAt: clock.now() }).onConflictDoNothing();
}
