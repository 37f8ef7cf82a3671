import { sql } from 'drizzle-orm';
import { products } from '#features/catalogue/tables.ts';
import { readSetting } from '#features/settings/server/door.ts';
import type { Database } from '#platform/database.ts';
import { addLondonDays, londonDayOf } from '#values/london-day.ts';
import type { StockReport } from '../contract.ts';
import { factsOf, lookOnce } from './facts.ts';

const SHOWN = 100;
const PACE_DAYS = 30;

type LowProduct = Omit<StockReport['items'][number], 'daysLeft'>;

/**
 * Products on sale at or below their reorder point (or the shop's, or `below` for all), the first to run out at the pace of the
 * last 30 days, with today, first.
 */
export async function reportStock(db: Database, now: Date, below?: number): Promise<StockReport> {
  const shops = below ?? (await readSetting(db, 'stock')).reorderPoint;
  const point = below === undefined ? sql`coalesce(reorder_point, ${shops})` : sql`${below}::integer`;
  const today = londonDayOf(now);
  const lately = { from: addLondonDays(today, 1 - PACE_DAYS), to: today };
  const { rows } = await lookOnce(db, async (tx) =>
    tx.execute<LowProduct>(sql`
    with low as (
      select id, name, sku, stock_quantity, ${point} as reorder_point from ${products}
      where archived_at is null and in_stock and stock_quantity <= ${point}
    ), sold as (
      select key::int as product_id, sum(units)::int as sold from ${await factsOf(tx, 'product', lately)} facts group by 1
    )
    select low.id as "productId", name, sku, stock_quantity as "stockQuantity",
      low.reorder_point as "reorderPoint", coalesce(sold.sold, 0) as "sold30"
    from low left join sold on sold.product_id = low.id
    order by low.stock_quantity / greatest(coalesce(sold.sold, 0), 0.1), sold.sold desc nulls last, low.id`),
  );
  return {
    below: shops,
    items: rows.slice(0, SHOWN).map((row) => ({ ...row, daysLeft: daysLeft(row) })),
    found: rows.length,
  };
}

function daysLeft({ stockQuantity, sold30 }: LowProduct): number | null {
  return sold30 === 0 ? null : Math.floor((stockQuantity * PACE_DAYS) / sold30);
}
