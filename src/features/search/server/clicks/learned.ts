import type { Snapshot } from '#features/catalogue/server/door.ts';
import type { AppContext } from '#platform/app-context.ts';
import { factsOf } from '#platform/facts.ts';
import { londonDayOf } from '#values/london-day.ts';
import { cachedBy } from '../cached-by.ts';
import { type Learned, readClicks } from './read-clicks.ts';

/** The catalogue with what clicks taught, which everything that is cached for the catalogue then follows. */
export type TaughtSnapshot = Snapshot & { readonly learned?: Learned };

export const NOTHING_LEARNED: Learned = { ofQuery: new Map(), ofProduct: new Map() };

const REFRESH_MS = 600_000;
interface Cached {
  at: number;
  learned: Learned;
  loading: Promise<void> | undefined;
}

/** The catalogue with what clicks have taught so far, read again every ten minutes. Never waits for the database. */
export function taught(context: AppContext, snapshot: Snapshot): TaughtSnapshot {
  const known = cachedFor(context);
  if (Date.now() - known.at > REFRESH_MS) {
    known.at = Date.now();
    learnAgain(context).catch((error: unknown) => context.log.warn({ error }, 'the clicks could not be read'));
  }
  return known.learned === NOTHING_LEARNED ? snapshot : together(known.learned)(snapshot);
}

/** Reads the clicks anew. */
export async function learnAgain(context: AppContext): Promise<void> {
  const known = cachedFor(context);
  known.loading ??= readClicks(context.db, londonDayOf(context.clock.now()))
    .then((learned) => {
      known.learned = learned.ofProduct.size > 0 ? learned : NOTHING_LEARNED;
      factsOf(context).changed('search');
    })
    .finally(() => {
      known.loading = undefined;
    });
  await known.loading;
}

const cachedFor = cachedBy((_context: AppContext): Cached => {
  return { at: Number.NEGATIVE_INFINITY, learned: NOTHING_LEARNED, loading: undefined };
});

const together = cachedBy((learned: Learned) => {
  // What was found or worked out with other clicks is not that of these.
  const own = cachedBy((_before: object): object => ({}));
  return cachedBy(
    (snapshot: Snapshot): TaughtSnapshot => ({
      ...snapshot,
      ...(snapshot.lists && { lists: own(snapshot.lists) }),
      ...(snapshot.line && { line: own(snapshot.line) }),
      learned,
    }),
  );
});
