import { sql } from 'drizzle-orm';
import { searchClicks, searchVisits } from '#features/search/tables.ts';
import type { AppContext } from '#platform/app-context.ts';
import { cachedBy } from '../cached-by.ts';
import { openSeenToday, type SeenToday } from './seen-today.ts';

const FLUSH_MS = 5_000;
const MOST_ROWS = 2_000;

type ClickRow = typeof searchClicks.$inferInsert & { opened: number; added: number };
type VisitRow = typeof searchVisits.$inferInsert & { visits: number; clicked: number };

/** What was counted and is not yet written. */
export interface Counter {
  seen: SeenToday;
  clicks: Map<string, ClickRow>;
  visits: Map<string, VisitRow>;
  timer: ReturnType<typeof setTimeout> | undefined;
}

/** Writes the counts so far, so that staff see them. */
export async function writeClicks(context: AppContext): Promise<void> {
  await write(context, counterOf(context));
}

/** The counter of a shop. */
export const counterOf = cachedBy((_context: AppContext): Counter => {
  return { seen: openSeenToday(), clicks: new Map(), visits: new Map(), timer: undefined };
});

/** Has the counts written in a few seconds. */
export function writeSoon(context: AppContext, counter: Counter): void {
  counter.timer ??= setTimeout(() => flush(context, counter), FLUSH_MS).unref();
}

/** The row of a query to count in. */
export function visitOf({ visits }: Counter, day: string, query: string): VisitRow {
  return rowOf(visits, `${day} ${query}`, { day, query, visits: 0, clicked: 0 });
}

/** The row of a product under a query to count in. */
export function clickOf({ clicks }: Counter, day: string, query: string, productId: number): ClickRow {
  return rowOf(clicks, `${day} ${productId} ${query}`, { day, query, productId, opened: 0, added: 0 });
}

// Beyond the most that one batch writes nothing new is counted.
function rowOf<Row>(rows: Map<string, Row>, key: string, fresh: Row): Row {
  const row = rows.get(key) ?? fresh;
  if (rows.size < MOST_ROWS) rows.set(key, row);
  return row;
}

function flush(context: AppContext, counter: Counter): void {
  counter.timer = undefined;
  // Counts that cannot be written are retried with the next ones.
  write(context, counter).catch(() => undefined);
}

async function write({ db }: AppContext, counter: Counter): Promise<void> {
  const { clicks, visits } = counter;
  if (clicks.size + visits.size === 0) return;
  counter.clicks = new Map();
  counter.visits = new Map();
  try {
    await db.transaction(async (tx) => {
      if (clicks.size > 0) {
        const { day, query, productId, opened, added } = searchClicks;
        const set = { opened: sql`${opened} + excluded.opened`, added: sql`${added} + excluded.added` };
        const target = [day, query, productId];
        await tx.insert(searchClicks).values(inOrder(clicks)).onConflictDoUpdate({ target, set });
      }
      if (visits.size > 0) {
        const { day, query, visits: looked, clicked } = searchVisits;
        const set = { visits: sql`${looked} + excluded.visits`, clicked: sql`${clicked} + excluded.clicked` };
        await tx
          .insert(searchVisits)
          .values(inOrder(visits))
          .onConflictDoUpdate({ target: [day, query], set });
      }
    });
  } catch (error) {
    for (const row of clicks.values()) {
      const known = clickOf(counter, row.day, row.query, row.productId);
      known.opened += row.opened;
      known.added += row.added;
    }
    for (const row of visits.values()) {
      const known = visitOf(counter, row.day, row.query);
      known.visits += row.visits;
      known.clicked += row.clicked;
    }
    throw error;
  }
}

// In one order everywhere, so that two instances never wait for each other.
function inOrder<Row>(rows: ReadonlyMap<string, Row>): Row[] {
  return [...rows].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
}
