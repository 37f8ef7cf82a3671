import { catalogueOf, onCatalogueChange, type Snapshot } from '#features/catalogue/server/door.ts';
import type { AppContext } from '#platform/app-context.ts';
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
  return {
    reread: pairs.reread,
    current: async (): Promise<FitsIndex> => {
      await pairs.ready();
      const snapshot = await catalogueOf(context).current();
      if (inForce !== snapshot) {
        byRole.follow(snapshot, stale);
        stale = new Set();
        inForce = snapshot;
      }
      return byRole.over(snapshot);
    },
  };
}
