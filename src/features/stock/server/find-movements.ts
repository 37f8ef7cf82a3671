import { and, desc, eq, getTableColumns, gte, ilike, isNotNull, lt, type SQL, sql } from 'drizzle-orm';
import { users } from '#features/accounts/tables.ts';
import { findProduct } from '#features/catalogue/server/door.ts';
import { products } from '#features/catalogue/tables.ts';
import type { StockFilter, StockMovement } from '#features/stock/contract.ts';
import { stockMovements } from '#features/stock/tables.ts';
import { containing } from '#platform/containing.ts';
import type { Database } from '#platform/database.ts';
import { cursorsOf } from '#platform/http/cursor.ts';
import { instantsOfDays } from '#platform/http/day-range.ts';
import { PAGE_LIMIT } from '#values/page.ts';

const cursors = cursorsOf('m');

const { id, username, firstName, lastName } = getTableColumns(users);
const person = { id, username, firstName, lastName };
const product = { id: products.id, name: products.name, sku: products.sku };

/** A page of the movements, newest first; with a product, that product as well. */
export async function listMovements(
  db: Database,
  { limit, cursor, ...filter }: StockFilter & { limit?: number | undefined; cursor?: string | undefined },
) {
  const size = limit ?? PAGE_LIMIT.default;
  const before = cursor === undefined ? null : cursors.read(cursor);
  const row = filter.productId === undefined ? undefined : await findProduct(db, filter.productId);
  const { rows: items, nextCursor } = cursors.cut(
    await movementsBefore(db, filter, before, size + 1),
    size,
    (last) => last.id,
  );
  const shown = row && {
    ...{ id: row.id, name: row.name, sku: row.sku, stockQuantity: row.stockQuantity },
    isArchived: row.archivedAt !== null,
  };
  return { items, nextCursor, product: shown ?? null };
}

/**
 * The newest movements before this id, or the newest of all. Those of one product come as they were made, so that each stock
 * follows from the one before; those of all by their time, which an order takes before it waits for a lock.
 */
export async function movementsBefore(
  db: Database,
  filter: StockFilter,
  before: number | null,
  count: number,
): Promise<StockMovement[]> {
  const isOfOne = filter.productId !== undefined;
  const rows = await db
    .select({ movement: stockMovements, product, actor: person })
    .from(stockMovements)
    .innerJoin(products, eq(products.id, stockMovements.productId))
    .leftJoin(users, eq(users.id, stockMovements.actorId))
    .where(and(...conditions(filter), before === null ? undefined : olderThan(before, isOfOne)))
    .orderBy(...(isOfOne ? [] : [desc(stockMovements.at)]), desc(stockMovements.id))
    .limit(count);
  return rows.map(({ movement: { at, change, stockAfter, reason, orderNumber, returnId, note, ...row }, ...of }) => ({
    ...{ id: row.id, at: at.toISOString(), change, stockAfter, reason, orderNumber, returnId, note },
    ...of,
  }));
}

/** The staff who stand in the ledger. */
export async function listActors(db: Database) {
  const actorIds = db
    .selectDistinct({ id: stockMovements.actorId })
    .from(stockMovements)
    .where(isNotNull(stockMovements.actorId));
  return db
    .select(person)
    .from(users)
    .where(sql`${users.id} in ${actorIds}`)
    .orderBy(users.firstName, users.lastName, users.id);
}

function conditions({ q, productId, reason, actorId, from, to }: StockFilter): (SQL | undefined)[] {
  const { start, end } = instantsOfDays({ from, to });
  const { at } = stockMovements;
  const words = sql<string>`concat_ws(' ', ${products.name}, ${products.sku})`;
  return [
    ...(q?.split(/\s+/).slice(0, 10) ?? []).map((word) => ilike(words, containing(word))),
    productId === undefined ? undefined : eq(stockMovements.productId, productId),
    reason && eq(stockMovements.reason, reason),
    actorId === undefined ? undefined : eq(stockMovements.actorId, actorId),
    start && gte(at, start),
    end && lt(at, end),
  ];
}

function olderThan(last: number, isOfOne: boolean): SQL {
  const { at, id: number } = stockMovements;
  if (isOfOne) return sql`${number} < ${last}`;
  // A movement goes with its product: then the one before it says where the page begins.
  const before = sql`(select o.at from ${stockMovements} o where o.id <= ${last} order by o.id desc limit 1)`;
  return sql`(${at}, ${number}) < (${before}, ${last})`;
}
