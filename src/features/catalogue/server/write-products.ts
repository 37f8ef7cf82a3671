import { sql } from 'drizzle-orm';
import type { ProductValues } from '#features/catalogue/product-fields.ts';
import type { Transaction } from '#platform/database.ts';
import { toDecimal } from '#values/money.ts';

/** The new values of a product, or a new product with its reserved id; `keepsStock` leaves its stock as it is. */
export type ProductToWrite = { id: number; values: ProductValues; keepsStock?: boolean };

// Many rows travel as one parameter: a statement takes at most 65,535 single ones, and slowly.
const COLUMNS = sql.raw(
  'id integer, sku text, name text, description text, price numeric, category text, in_stock boolean, ' +
    'stock_quantity integer, reorder_point integer, image_url text, specs jsonb',
);

/** Reserves ids for new products; a rollback leaves a gap. */
export async function takeIds(tx: Transaction, count: number): Promise<number[]> {
  if (count === 0) return [];
  const { rows } = await tx.execute<{ id: number }>(
    sql`select nextval(pg_get_serial_sequence('products', 'id'))::integer as id from generate_series(1, ${count}::int)`,
  );
  return rows.map(({ id }) => id);
}

/** Inserts these products in one statement. */
export async function insertProducts(tx: Transaction, rows: readonly ProductToWrite[], at: Date): Promise<void> {
  if (rows.length === 0) return;
  await tx.execute(sql`
    insert into products (id, sku, name, description, price, category, in_stock, stock_quantity, reorder_point,
                          image_url, specs, created_at, updated_at)
    overriding system value
    select id, sku, name, description, price, category, in_stock, stock_quantity, reorder_point, image_url, specs,
           ${at.toISOString()}::timestamptz, ${at.toISOString()}::timestamptz
    from jsonb_to_recordset(${toJson(rows)}::jsonb) as given (${COLUMNS})`);
}

/** Overwrites these products in one statement and increases their versions. */
export async function updateProducts(tx: Transaction, rows: readonly ProductToWrite[], at: Date): Promise<void> {
  if (rows.length === 0) return;
  await tx.execute(sql`
    update products
    set sku = given.sku, name = given.name, description = given.description, price = given.price,
        category = given.category, in_stock = given.in_stock,
        stock_quantity = coalesce(given.stock_quantity, products.stock_quantity),
        reorder_point = given.reorder_point, image_url = given.image_url, specs = given.specs,
        version = products.version + 1, updated_at = ${at.toISOString()}::timestamptz
    from jsonb_to_recordset(${toJson(rows)}::jsonb) as given (${COLUMNS})
    where products.id = given.id`);
}

/** Assigns SKUs. All of them are cleared first, so that products can swap theirs. */
export async function assignSkus(tx: Transaction, skus: readonly { id: number; sku: string | null }[]): Promise<void> {
  if (skus.length === 0) return;
  const given = sql`jsonb_to_recordset(${JSON.stringify(skus)}::jsonb) as given (id integer, sku text)`;
  await tx.execute(sql`update products set sku = null from ${given} where products.id = given.id`);
  await tx.execute(sql`update products set sku = given.sku from ${given} where products.id = given.id`);
}

function toJson(rows: readonly ProductToWrite[]): string {
  return JSON.stringify(
    rows.map(({ id, values, keepsStock }) => ({
      id,
      sku: values.sku,
      name: values.name,
      description: values.description,
      price: toDecimal(values.price),
      category: values.category,
      in_stock: values.inStock,
      stock_quantity: keepsStock ? null : values.stockQuantity,
      reorder_point: values.reorderPoint,
      image_url: values.imageUrl,
      specs: values.specs,
    })),
  );
}
