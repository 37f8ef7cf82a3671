import { eq } from 'drizzle-orm';
import type { ProductValues } from '#features/catalogue/product-fields.ts';
import { products } from '#features/catalogue/tables.ts';
import { ownHashOf } from '#features/media/picture-sources.ts';
import type { Transaction } from '#platform/database.ts';
import { refuse } from '#platform/refusal.ts';
import { toDecimal } from '#values/money.ts';
import type { ProductRow } from './present-product.ts';

/** The product, locked until the transaction ends. */
export async function lockProduct(tx: Transaction, id: number): Promise<ProductRow> {
  const [row] = await tx.select().from(products).where(eq(products.id, id)).for('update');
  // A service is no product of the store.
  if (!row || row.isService) throw noSuchProduct();
  return row;
}

export function noSuchProduct() {
  return refuse('not_found', 'There is no such product.');
}

/** What the audit log stores of a product. */
export function forAudit(
  row: ProductValues & Pick<ProductRow, 'archivedAt'> & Partial<Pick<ProductRow, 'gallery'>>,
): Record<string, unknown> {
  const { name, description, price, category, inStock, stockQuantity, reorderPoint, imageUrl, sku } = row;
  const { specs } = row;
  const isArchived = row.archivedAt !== null;
  const sold = { price: toDecimal(price), category, inStock, stockQuantity, reorderPoint };
  const fields = { name, description, ...sold, imageUrl, sku };
  const gallery = row.gallery?.map(({ url, alt }) => `${alt} (${ownHashOf(url)?.slice(0, 8) ?? url})`) ?? [];
  return { ...fields, specs, gallery, isArchived };
}

/** What differs between two states of a product, for the audit log; null if nothing does. */
export function differences(before: ProductRow, after: ProductRow): { before: object; after: object } | null {
  const [old, changed] = [forAudit(before), forAudit(after)];
  const names = Object.keys(old).filter((name) => toJson(old[name]) !== toJson(changed[name]));
  if (names.length === 0) return null;
  const only = (all: Record<string, unknown>) => Object.fromEntries(names.map((name) => [name, all[name]]));
  return { before: only(old), after: only(changed) };
}

// The database reorders the members of `specs`.
function toJson(value: unknown): string {
  return JSON.stringify(value, (_, member) =>
    member !== null && typeof member === 'object' && !Array.isArray(member)
      ? Object.fromEntries(Object.entries(member).sort(([a], [b]) => (a < b ? -1 : 1)))
      : member,
  );
}
