import { sql } from 'drizzle-orm';
import { searchClicks } from '#features/search/tables.ts';
import type { Database } from '#platform/database.ts';
import { addLondonDays, type LondonDay } from '#values/london-day.ts';
import { comparable } from '../guidance.ts';
import { CLICK_RETENTION_DAYS } from './count-click.ts';

/** How much a product was clicked, from 0 to 1, by its id. */
export type Strengths = ReadonlyMap<number, number>;

/** What clicks taught. */
export interface Learned {
  /** By `comparable` query. */
  ofQuery: ReadonlyMap<string, Strengths>;
  /** Whatever was searched for. */
  ofProduct: Strengths;
}

const HALF_LIFE_DAYS = 30;
// To put a thing in the cart says more than to look at it.
const ADDED = 3;
// More than one visitor of one day can make: less says nothing, and could be about one person.
const LEAST = 5;
// From here on more clicks change nothing.
const FULL = 200;
const MOST = { pairs: 20_000, products: 2_000, ofQuery: 20 };

/** The strength of so many clicks: a hundred times as many count little more than twice as much. */
export function strengthOf(weight: number): number {
  return weight < LEAST ? 0 : Math.min(1, Math.log(1 + weight) / Math.log(1 + FULL));
}

type Weighed = { query: string; productId: number; weight: number };

/** Reads what was clicked in the days that are retained. */
export async function readClicks(db: Database, today: LondonDay): Promise<Learned> {
  const since = addLondonDays(today, -CLICK_RETENTION_DAYS);
  const weight = sql`sum((opened + ${ADDED} * added) * power(0.5, (${today}::date - day) / ${HALF_LIFE_DAYS}::float8))`;
  const [pairs, products] = await Promise.all([
    db.execute<Weighed>(sql`
      select query, product_id::int as "productId", (${weight})::float8 as weight from ${searchClicks}
      where day >= ${since}::date and query <> '' group by 1, 2
      order by weight desc, 1, 2 limit ${MOST.pairs}`),
    db.execute<Omit<Weighed, 'query'>>(sql`
      select product_id::int as "productId", (${weight})::float8 as weight from ${searchClicks}
      where day >= ${since}::date group by 1 order by weight desc, 1 limit ${MOST.products}`),
  ]);
  return { ofQuery: byQuery(pairs.rows), ofProduct: strengthsOf(products.rows) };
}

// 'Menu boards' and 'menu board' teach the same.
function byQuery(pairs: readonly Weighed[]): Map<string, Strengths> {
  const weights = new Map<string, Map<number, number>>();
  for (const { query, productId, weight } of pairs) {
    const key = comparable(query);
    const own = weights.get(key) ?? new Map<number, number>();
    if (own.size < MOST.ofQuery || own.has(productId)) own.set(productId, (own.get(productId) ?? 0) + weight);
    weights.set(key, own);
  }
  const strengths = [...weights].map(([key, own]): [string, Strengths] => [
    key,
    strengthsOf([...own].map(([productId, weight]) => ({ productId, weight }))),
  ]);
  return new Map(strengths.filter(([key, own]) => key !== '' && own.size > 0));
}

function strengthsOf(rows: readonly Omit<Weighed, 'query'>[]): Strengths {
  return new Map(
    rows
      .map(({ productId, weight }): [number, number] => [productId, strengthOf(weight)])
      .filter(([, strength]) => strength > 0),
  );
}
