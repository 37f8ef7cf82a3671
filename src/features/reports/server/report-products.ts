import { inArray, sql } from 'drizzle-orm';
import { products } from '#features/catalogue/tables.ts';
import type { Database } from '#platform/database.ts';
import { toDecimal, toPence } from '#values/money.ts';
import type { ProductsReport } from '../contract.ts';
import { type Period, periodBefore } from '../period.ts';
import { factsOf, lookOnce } from './facts.ts';

const SHOWN = 20;

type SoldRow = {
  id: number;
  units: string;
  orders: number;
  ex_vat: string;
  units_before: string;
  ex_vat_before: string;
};

/** The products with the highest sales in a period, at the prices of their orders. */
export async function reportProducts(db: Database, period: Period, shown = SHOWN): Promise<ProductsReport> {
  const both = { from: periodBefore(period).from, to: period.to };
  const isNow = sql`day >= ${period.from}::date`;
  const { rows } = await lookOnce(db, async (tx) =>
    tx.execute<SoldRow>(sql`
      select key::int as id, coalesce(sum(units) filter (where ${isNow}), 0)::text as units,
        coalesce(sum(entries) filter (where ${isNow}), 0)::int as orders,
        coalesce(sum(amount) filter (where ${isNow}), 0)::text as ex_vat,
        coalesce(sum(units) filter (where not ${isNow}), 0)::text as units_before,
        coalesce(sum(amount) filter (where not ${isNow}), 0)::text as ex_vat_before
      from ${await factsOf(tx, 'product', both)} facts
      group by 1`),
  );
  const sold = rows
    .filter((row) => row.orders > 0)
    .map((row) => ({ ...row, exVat: toPence(row.ex_vat) }))
    .sort((a, b) => b.exVat - a.exVat || a.id - b.id);
  const total = sold.reduce((sum, row) => sum + row.exVat, 0);
  const top = sold.slice(0, shown);
  const named = await namesOf(db, top);
  return {
    period,
    items: top.map((row) => ({
      ...(named.get(row.id) ?? { productId: row.id, name: '', sku: null }),
      units: Number(row.units),
      orders: row.orders,
      exVat: toDecimal(row.exVat),
      permille: total === 0 ? 0 : Math.round((row.exVat * 1000) / total),
      before: { units: Number(row.units_before), exVat: row.ex_vat_before === '0' ? '0.00' : row.ex_vat_before },
    })),
    total: {
      products: sold.length,
      units: sold.reduce((sum, row) => sum + Number(row.units), 0),
      exVat: toDecimal(total),
    },
  };
}

async function namesOf(db: Database, rows: readonly { id: number }[]) {
  const ids = rows.map(({ id }) => id);
  const { id: productId, name, sku } = products;
  const named = await db.select({ productId, name, sku }).from(products).where(inArray(products.id, ids));
  return new Map(named.map((row) => [row.productId, row]));
}
