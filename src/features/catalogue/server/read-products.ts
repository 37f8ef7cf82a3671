import { and, gt, isNull, sql } from 'drizzle-orm';
import { products } from '#features/catalogue/tables.ts';
import type { AppContext } from '#platform/app-context.ts';
import { onReplica } from '#platform/replica.ts';
import { inSteps } from '#platform/steps.ts';
import type { BasisPoints } from '#values/money.ts';
import { mindMemory } from './mind-memory.ts';
import type { ProductRow } from './present-product.ts';
import { atRate, type CatalogueEntry, type OpenSnapshot, toEntry } from './snapshot.ts';

// Presented in one go, which takes a few milliseconds; requests are answered before the next.
const PORTION = 500;

/** Every product on sale at one moment, by id. Never earlier than the call. */
export function readEveryProduct(context: AppContext, vatRate: BasisPoints): Promise<CatalogueEntry[]> {
  return onReplica(context, ({ db }) =>
    db.transaction(
      async (tx) => {
        const all: CatalogueEntry[] = [];
        for (let after = 0; ; ) {
          const portion = await readPortion(tx, after);
          await inSteps(portion, (row) => all.push(...onSale(toEntry(row, vatRate))));
          mindMemory(all.length);
          if (portion.length < PORTION) return all;
          after = portion.at(-1)?.id ?? after;
        }
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    ),
  );
}

/** Says of each of these products what it is now; null: it is not on sale. */
export async function readTheseProducts(
  { db }: AppContext,
  ids: readonly number[],
  { vatRate, byId }: OpenSnapshot,
  put: (id: number, after: CatalogueEntry | null) => void,
): Promise<void> {
  for (let at = 0; at < ids.length; at += PORTION) {
    const wanted = ids.slice(at, at + PORTION);
    const rows = await db
      .select()
      .from(products)
      .where(sql`${products.id} = any(${sql.param(wanted)})`);
    const isThere = new Set(rows.map(({ id }) => id));
    for (const id of wanted) if (!isThere.has(id)) put(id, null);
    await inSteps(rows, (row) => put(row.id, toEntry(row, vatRate, byId.get(row.id))));
  }
}

/** The same products at another rate: nothing is read for it. */
export async function atNewRate(
  entries: readonly CatalogueEntry[],
  vatRate: BasisPoints,
): Promise<readonly CatalogueEntry[]> {
  const all: CatalogueEntry[] = [];
  await inSteps(entries, (entry) => all.push(atRate(entry, vatRate)));
  return all;
}

function readPortion(db: Pick<AppContext['db'], 'select'>, after: number): Promise<ProductRow[]> {
  const isOnSale = and(isNull(products.archivedAt), gt(products.id, after));
  return db.select().from(products).where(isOnSale).orderBy(products.id).limit(PORTION);
}

function onSale(entry: CatalogueEntry | null): CatalogueEntry[] {
  return entry ? [entry] : [];
}
