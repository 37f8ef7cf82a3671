import { sql } from 'drizzle-orm';
import { products } from '#features/catalogue/tables.ts';
import { isSold } from '#features/orders/server/door.ts';
import { orderItems, orders } from '#features/orders/tables.ts';
import type { Database } from '#platform/database.ts';
import { addDays } from '#values/instant.ts';
import type { StockReport } from '../contract.ts';

const FEW = 5;
const SHOWN = 100;
const PACE_DAYS = 30;

interface LowRow extends Record<string, unknown> {
  id: number;
  name: string;
  sku: string | null;
  stock_quantity: number;
  sold: number;
}

/** Products on sale with low stock, the first to run out (at the pace of the last 30 days) first. */
export async function reportStock(db: Database, now: Date, below = FEW): Promise<StockReport> {
  const since = addDays(now, -PACE_DAYS).toISOString();
  const { rows } = await db.execute<LowRow>(sql`
    with low as (
      select id, name, sku, stock_quantity from ${products}
      where archived_at is null and in_stock and stock_quantity <= ${below}
    ), sold as (
      select i.product_id, sum(i.quantity)::int as sold
      from ${orders} join ${orderItems} i on i.order_id = orders.id
      where ${isSold} and order_date >= ${since}::timestamptz and i.product_id in (select id from low)
      group by i.product_id
    )
    select low.*, coalesce(sold.sold, 0) as sold from low left join sold on sold.product_id = low.id
    order by low.stock_quantity / greatest(coalesce(sold.sold, 0), 0.1), sold desc nulls last, low.id`);
  return {
    below,
    items: rows
      .slice(0, SHOWN)
      .map((row) => ({
        productId: row.id,
        name: row.name,
        sku: row.sku,
        stockQuantity: row.stock_quantity,
        sold30: row.sold,
        daysLeft: row.sold === 0 ? null : Math.floor((row.stock_quantity * PACE_DAYS) / row.sold),
      })),
    found: rows.length,
  };
}
