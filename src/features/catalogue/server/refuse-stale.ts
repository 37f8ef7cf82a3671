import { namesOfUsers } from '#features/accounts/server/door.ts';
import { findLastActor } from '#features/audit/server/door.ts';
import type { ProductChange } from '#features/catalogue/form.ts';
import type { Transaction } from '#platform/database.ts';
import { refuse } from '#platform/refusal.ts';
import type { ProductRow } from './present-product.ts';

/** Refuses a change of what was changed since it was read, and says by whom. */
export async function refuseStale(
  tx: Transaction,
  row: ProductRow,
  { version, stockSeen, stockQuantity }: ProductChange,
  actorId: number,
): Promise<void> {
  const extra = { version: row.version, stockQuantity: row.stockQuantity };
  if (version !== undefined && version !== row.version) {
    const sentence = `${await whoChanged(tx, row.id, actorId)}. Look at it again before you change it.`;
    throw refuse('product_changed', sentence, { extra });
  }
  if (stockSeen !== undefined && stockQuantity !== undefined && stockSeen !== row.stockQuantity) {
    const sentence = `The stock changed meanwhile: it was ${stockSeen} and is now ${row.stockQuantity}. Please check your count.`;
    throw refuse('product_changed', sentence, { extra, errors: { stockQuantity: [sentence] } });
  }
}

async function whoChanged(tx: Transaction, productId: number, actorId: number): Promise<string> {
  const last = await findLastActor(tx, 'product', productId);
  if (last === actorId) return 'You changed this product meanwhile, in another window';
  const name = (await namesOfUsers(tx, [last])).get(last ?? 0);
  return `${name ?? 'Somebody else'} changed this product meanwhile`;
}
