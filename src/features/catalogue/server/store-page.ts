import { and, eq, isNotNull, isNull, not, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { StoreFigures, storePageAnswer } from '#features/catalogue/contract.ts';
import type { StoreFilter } from '#features/catalogue/store-filter.ts';
import { products } from '#features/catalogue/tables.ts';
import type { AppContext } from '#platform/app-context.ts';
import { PAGE_LIMIT } from '#values/page.ts';
import { catalogueOf } from './door.ts';
import { lowStockOf } from './low-stock.ts';
import { presentForStore } from './present-product.ts';

interface StoreQuery {
  q?: string | undefined;
  category?: string | undefined;
  stock?: StoreFilter['stock'] | undefined;
  page?: number | undefined;
  limit?: number | undefined;
}

/** A page of the store by id, the last one where fewer match, with the figures of the whole store. The database filters and counts. */
export async function readStorePage(
  context: AppContext,
  { q = '', category = '', stock, page: wanted = 1, limit = PAGE_LIMIT.default }: StoreQuery,
): Promise<z.infer<typeof storePageAnswer>> {
  const { db } = context;
  const [{ vatRate }, lowStock] = await Promise.all([catalogueOf(context).current(), lowStockOf(db)]);
  const isMatch = matchesFilter({ q, category, ...(stock && { stock }) }, lowStock);
  const [found, { figures, categories }] = await Promise.all([db.$count(products, isMatch), readFigures(db)]);
  const pageCount = Math.max(1, Math.ceil(found / limit));
  const page = Math.min(pageCount, wanted);
  const matching = db.select().from(products).where(isMatch).orderBy(products.id);
  const rows = await matching.limit(limit).offset((page - 1) * limit);
  const items = rows.map((row) => presentForStore(row, vatRate, lowStock));
  return { items, page, pageCount, found, figures, categories };
}

const canBeBought = and(products.inStock, sql`${products.stockQuantity} > 0`, isNull(products.archivedAt)) as SQL;

/** What `matchingProducts` says, for the database. */
function matchesFilter({ q, category, stock }: StoreFilter, lowStock: number): SQL | undefined {
  const { name, category: of, sku, archivedAt, stockQuantity, reorderPoint } = products;
  const text = sql`lower(${name} || ' ' || ${of} || ' ' || coalesce(${sku}, ''))`;
  const words = q.toLowerCase().split(/\s+/).filter(Boolean);
  const isLow = sql`${stockQuantity} <= coalesce(${reorderPoint}, ${lowStock}::integer)`;
  return and(
    not(products.isService),
    stock === 'archived' ? isNotNull(archivedAt) : isNull(archivedAt),
    category ? eq(of, category) : undefined,
    stock === 'in' || stock === 'low' ? canBeBought : undefined,
    stock === 'low' ? isLow : undefined,
    stock === 'out' ? not(canBeBought) : undefined,
    ...words.map((word) => sql`strpos(${text}, ${word}) > 0`),
  );
}

async function readFigures(db: AppContext['db']): Promise<{ figures: StoreFigures; categories: string[] }> {
  const isActive = sql`filter (where ${isNull(products.archivedAt)})`;
  const { category, price, stockQuantity } = products;
  const [row] = await db
    .select({
      products: sql<number>`(count(*) ${isActive})::integer`,
      inStock: sql<number>`(count(*) filter (where ${canBeBought}))::integer`,
      inventoryValue: sql<string>`coalesce(sum(${price} * ${stockQuantity}) ${isActive}, 0)::numeric(30,2)::text`,
      categories: sql<number>`(count(distinct ${category}) ${isActive})::integer`,
      names: sql<string[]>`coalesce(array_agg(distinct ${category} order by ${category}), '{}')`,
    })
    .from(products)
    .where(not(products.isService));
  if (!row) throw new Error('The database did not count the products.');
  const { names, ...figures } = row;
  return { figures, categories: [...names].sort() };
}
