import { desc, eq, sql } from 'drizzle-orm';
import { catalogueOf } from '#features/catalogue/server/door.ts';
import type { AppContext } from '#platform/app-context.ts';
import type { Database } from '#platform/database.ts';
import { addDays } from '#values/instant.ts';
import type { ProjectList, ProjectListSummary } from '../contract.ts';
import { byRoom, NO_ROOM } from '../rooms.ts';
import { type ProjectListLineRow, projectListLines, projectLists } from '../tables.ts';
import { type Asker, openList } from './open-list.ts';
import { presentList } from './present-list.ts';
import { listLines } from './write-lines.ts';

/** The lists of an account, the last changed first. */
export async function listOwnLists(db: Database, userId: number): Promise<ProjectListSummary[]> {
  const rows = await db
    .select({
      id: projectLists.id,
      name: projectLists.name,
      changedAt: projectLists.changedAt,
      lines: sql<number>`count(${projectListLines.id})::int`,
      pieces: sql<number>`coalesce(sum(${projectListLines.quantity}), 0)::int`,
    })
    .from(projectLists)
    .leftJoin(projectListLines, eq(projectListLines.listId, projectLists.id))
    .where(eq(projectLists.customerId, userId))
    .groupBy(projectLists.id)
    .orderBy(desc(projectLists.changedAt), desc(projectLists.id));
  return rows.map((row) => ({ ...row, changedAt: row.changedAt.toISOString() }));
}

/**
 * A list for somebody who may see it; that it was opened is remembered to the day. `count` is told how many lines it has before
 * they are checked, and may refuse.
 */
export async function readList(
  context: AppContext,
  id: number,
  asker: Asker,
  count: (lines: number) => Promise<void>,
): Promise<ProjectList> {
  const opened = await openList(context.db, id, asker);
  const lines = await listLines(context.db, id);
  await count(lines.length);
  const now = context.clock.now();
  if (opened.row.openedAt < addDays(now, -1)) {
    await context.db.update(projectLists).set({ openedAt: now }).where(eq(projectLists.id, id));
    opened.row.openedAt = now;
  }
  return presentList(context, opened, lines);
}

/** Everything of an account's lists, for its owner. */
export async function exportLists(db: Database, userId: number) {
  const rows = await db
    .select({ list: projectLists, line: projectListLines })
    .from(projectLists)
    .leftJoin(projectListLines, eq(projectListLines.listId, projectLists.id))
    .where(eq(projectLists.customerId, userId))
    .orderBy(projectLists.id, projectListLines.position);
  const lists = new Map<number, ReturnType<typeof emptyExport>>();
  for (const { list, line } of rows) {
    const own = lists.get(list.id) ?? emptyExport(list);
    lists.set(list.id, own);
    if (line) own.lines.push(lineToExport(line));
  }
  return [...lists.values()];
}

function emptyExport({ id, name, readKeyHash, createdAt, changedAt }: typeof projectLists.$inferSelect) {
  const lines: ReturnType<typeof lineToExport>[] = [];
  return { id, name, isShared: readKeyHash !== null, createdAt, changedAt, lines };
}

function lineToExport({ productId, productName, quantity, room }: typeof projectListLines.$inferSelect) {
  return { productId, productName, quantity, room };
}

/** What a quote is asked for by a list: its goods that are sold, each once, and in words what lies in which room. */
export interface ListToQuote {
  items: { productId: number; quantity: number }[];
  words: string;
}

export async function listToQuote(context: AppContext, id: number, asker: Asker): Promise<ListToQuote> {
  const { row } = await openList(context.db, id, asker);
  const [lines, { byId }] = await Promise.all([listLines(context.db, id), catalogueOf(context).current()]);
  const items = new Map<number, number>();
  for (const { productId, quantity } of lines)
    if (byId.has(productId)) items.set(productId, (items.get(productId) ?? 0) + quantity);
  const inWords = (line: ProjectListLineRow) => {
    const entry = byId.get(line.productId);
    return `${line.quantity} × ${entry?.product.name ?? `${line.productName} (no longer sold)`}`;
  };
  return {
    items: [...items].map(([productId, quantity]) => ({ productId, quantity })),
    words: [
      `Asked for by the project list '${row.name}'.`,
      ...byRoom(lines).flatMap((room) => [`${room.name || NO_ROOM}:`, ...room.lines.map(inWords)]),
    ].join('\n'),
  };
}
