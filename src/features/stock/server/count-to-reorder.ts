import { and, isNull, sql } from 'drizzle-orm';
import { products } from '#features/catalogue/tables.ts';
import { readSetting } from '#features/settings/server/door.ts';
import type { Database } from '#platform/database.ts';

/** The products on sale that are at or under their reorder point, those that are sold out apart. One pass over the products. */
export async function countToReorder(db: Database): Promise<{ low: number; soldOut: number }> {
  const { reorderPoint: shops } = await readSetting(db, 'stock');
  const { stockQuantity, reorderPoint, archivedAt, inStock } = products;
  const count = (where: ReturnType<typeof sql>) => sql<number>`(count(*) filter (where ${where}))::int`;
  const [counted] = await db
    .select({
      low: count(sql`${stockQuantity} between 1 and coalesce(${reorderPoint}, ${shops})`),
      soldOut: count(sql`${stockQuantity} = 0`),
    })
    .from(products)
    .where(and(isNull(archivedAt), inStock));
  return counted ?? { low: 0, soldOut: 0 };
}
