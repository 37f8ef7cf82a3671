import { sql } from 'drizzle-orm';
import { products } from '#features/catalogue/tables.ts';
import { isSold } from '#features/orders/server/door.ts';
import { orderItems, orders } from '#features/orders/tables.ts';
import { readSetting } from '#features/settings/server/door.ts';
import type { Database } from '#platform/database.ts';
import { addDays } from '#values/instant.ts';
import type { StockReport } from '../contract.ts';

const SHOWN = 100;
const PACE_DAYS = 30;

type LowProduct = Omit<StockReport['items'][number], 'daysLeft'>;

/**
 * Products on sale at or below their reorder point (or the shop's, or `below` for all), the first to run out at the pace of the
 * last 30 days first.
 */
export async function reportStock(db: Database, now: Date, below?: number): Promise<StockReport> {
  const shops = below ?? (await readSetting(db, 'stock')).reorderPoint;
  const point = below === undefined ? sql`coalesce(reorder_point, ${shops})` : sql`${below}::integer`;
  const since = addDays(now, -PACE_DAYS).toISOString();
  const { rows } = await db.execute<LowProduct>(sql`
    with low as (
      select id, name, sku, stock_quantity, ${point} as reorder_point from ${products}
      where archived_at is null and in_stock and stock_quantity <= ${point}
    ), sold as (
      select i.product_id, sum(i.quantity)::int as sold
      from ${orders} join ${orderItems} i on i.order_id = orders.id
      where ${isSold} and order_date >= ${since}::timestamptz and i.product_id in (select id from low)
      group by i.product_id
    )
    select low.id as "productId", name, sku, stock_quantity as "stockQuantity",
      low.reorder_point as "reorderPoint", coalesce(sold.sold, 0) as "sold30"
    from low left join sold on sold.product_id = low.id
    order by low.stock_quantity / greatest(coalesce(sold.sold, 0), 0.1), sold.sold desc nulls last, low.id`);
  return {
    below: shops,
    items: rows.slice(0, SHOWN).map((row) => ({ ...row, daysLeft: daysLeft(row) })),
    found: rows.length,
  };
}

function daysLeft({ stockQuantity, sold30 }: LowProduct): number | null {
  return sold30 === 0 ? null : Math.floor((stockQuantity * PACE_DAYS) / sold30);
}
