import { catalogueOf, onCatalogueChange, type Snapshot } from '#features/catalogue/server/door.ts';
import type { AppContext } from '#platform/app-context.ts';
import { oneAtATime } from '#platform/one-at-a-time.ts';
import { type FitsIndex, openByRole } from './by-role.ts';
import { openPairs } from './pairs.ts';

type Opened = ReturnType<typeof openIndex>;
const opened = new WeakMap<AppContext, Opened>();

/** The index of this context as the catalogue is now. Waits for the database only the first time. */
export function fitsIndexOf(context: AppContext): Promise<FitsIndex> {
  return openedOf(context).current();
}

/** Reads what staff say of these products again, so that the answer to a change shows it. */
export function rereadPairs(context: AppContext, ids: readonly number[]): Promise<void> {
  return openedOf(context).reread(ids);
}

function openedOf(context: AppContext): Opened {
  const known = opened.get(context);
  if (known) return known;
  const index = openIndex(context);
  opened.set(context, index);
  return index;
}

function openIndex(context: AppContext) {
  const pairs = openPairs(context);
  const byRole = openByRole(pairs);
  let inForce: Snapshot | null = null;
  let stale: Set<number> | 'all' = 'all';
  onCatalogueChange(context, ({ ids }) => {
    stale = ids === 'all' || stale === 'all' ? 'all' : new Set([...stale, ...ids]);
  });
  const isBehind = (snapshot: Snapshot) => inForce !== snapshot || stale === 'all' || stale.size > 0;
  const following = oneAtATime(async () => {
    const snapshot = await catalogueOf(context).current();
    if (!isBehind(snapshot)) return;
    const changed = stale;
    stale = new Set();
    try {
      if (changed === 'all') await byRole.followAll(snapshot);
      else byRole.follow(snapshot, changed);
      inForce = snapshot;
    } catch (error) {
      stale = 'all';
      throw error;
    }
  });
  return {
    reread: pairs.reread,
    current: async (): Promise<FitsIndex> => {
      await pairs.ready();
      const snapshot = await catalogueOf(context).current();
      if (isBehind(snapshot)) await following.soon();
      return byRole.over(inForce ?? snapshot);
    },
  };
}
