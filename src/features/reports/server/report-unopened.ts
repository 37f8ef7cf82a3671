import { inArray, sql } from 'drizzle-orm';
import { products } from '#features/catalogue/tables.ts';
import { searchClicks, searchVisits } from '#features/search/tables.ts';
import type { Database } from '#platform/database.ts';
import type { Period } from '../period.ts';
import type { UnopenedReport } from '../search-reports.ts';

const SHOWN = 50;
const OPENED_SHOWN = 5;

/** What stands first today for each of these queries. */
export type FirstOf = (queries: readonly string[]) => Promise<Map<string, { productId: number; name: string }>>;

type Looked = { query: string; visits: number; unopened: number; lastDay: string };
type Opened = { query: string; productId: number; opened: number; added: number };

/** Searches with results after which nothing was opened or added, the most frequent first, from daily counts without visitors. */
export async function reportUnopened(db: Database, period: Period, firstOf: FirstOf): Promise<UnopenedReport> {
  const within = sql`day between ${period.from}::date and ${period.to}::date`;
  const { rows } = await db.execute<Looked>(sql`
    select query, sum(visits)::int as visits, sum(greatest(visits - clicked, 0))::int as unopened, max(day)::text as "lastDay"
    from ${searchVisits} where ${within}
    group by query having sum(greatest(visits - clicked, 0)) > 0 order by 3 desc, 4 desc, 1 limit ${SHOWN}`);
  const queries = rows.map(({ query }) => query);
  const [opened, first] = await Promise.all([openedFor(db, queries, within), firstOf(queries)]);
  return {
    period,
    items: rows.map((row) => ({ ...row, first: first.get(row.query) ?? null, opened: opened.get(row.query) ?? [] })),
  };
}

async function openedFor(db: Database, queries: readonly string[], within: ReturnType<typeof sql>) {
  const found = new Map<string, UnopenedReport['items'][number]['opened']>();
  if (queries.length === 0) return found;
  const { rows } = await db.execute<Opened>(sql`
    select query, "productId", opened, added from (
      select query, product_id::int as "productId", sum(opened)::int as opened, sum(added)::int as added,
        row_number() over (partition by query order by sum(added) desc, sum(opened) desc, product_id) as place
      from ${searchClicks} where ${within} and ${inArray(searchClicks.query, [...queries])}
      group by query, product_id) clicked
    where place <= ${OPENED_SHOWN} order by query, place`);
  const names = await namesOf(db, rows);
  for (const { query, productId, opened, added } of rows) {
    const name = names.get(productId);
    if (name === undefined) continue;
    const own = found.get(query) ?? [];
    own.push({ productId, name, opened, added });
    found.set(query, own);
  }
  return found;
}

async function namesOf(db: Database, rows: readonly Opened[]): Promise<Map<number, string>> {
  const ids = [...new Set(rows.map(({ productId }) => productId))];
  if (ids.length === 0) return new Map();
  const named = await db
    .select({ id: products.id, name: products.name })
    .from(products)
    .where(inArray(products.id, ids));
  return new Map(named.map(({ id, name }) => [id, name]));
}
