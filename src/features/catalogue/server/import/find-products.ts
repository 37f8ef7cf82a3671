import { and, isNull, not, or, sql } from 'drizzle-orm';
import type { ProductRow } from '#features/catalogue/server/present-product.ts';
import { products } from '#features/catalogue/tables.ts';
import type { Database, Transaction } from '#platform/database.ts';
import type { RowKey } from './read-header.ts';

/** The products that some rows name. */
export interface FoundProducts {
  byId: ReadonlyMap<number, ProductRow>;
  /** Without archived products, whose SKUs are free again. */
  bySku: ReadonlyMap<string, ProductRow>;
}

/** Finds every product that these keys name, by id or SKU, in one query. */
export async function findProducts(db: Database | Transaction, keys: readonly RowKey[]): Promise<FoundProducts> {
  const ids = keys.flatMap(({ id }) => (typeof id === 'number' ? [id] : []));
  // PostgreSQL stores no NUL character, so no SKU has one.
  const skus = keys.flatMap(({ sku }) => (sku === null || sku.includes('\u0000') ? [] : [sku]));
  if (!ids.length && !skus.length) return { byId: new Map(), bySku: new Map() };
  const hasId = sql`${products.id} = any(${sql.param(ids)}::integer[])`;
  const hasSku = and(isNull(products.archivedAt), sql`${products.sku} = any(${sql.param(skus)}::text[])`);
  const rows = await db
    .select()
    .from(products)
    .where(and(not(products.isService), or(hasId, hasSku)));
  const active = rows.filter(({ archivedAt }) => archivedAt === null);
  return {
    byId: new Map(rows.map((row) => [row.id, row])),
    bySku: new Map(active.flatMap((row) => (row.sku === null ? [] : [[row.sku, row] as const]))),
  };
}
