import { flattened } from '#features/assistant/list/lines.ts';
import { NO_THREAD, type Thread } from '#features/assistant/thread.ts';
import type { CatalogueEntry, Snapshot } from '#features/catalogue/server/door.ts';
import type { Mind } from '../asked.ts';
import { type ListLine, listOfGoods, openList } from '../list/list-line.ts';
import type { Counted } from './goods-told.ts';

/** A conversation's thread with what it names looked up: what is not on sale has fallen out. */
export interface OpenThread extends Omit<Thread, 'goods' | 'about' | 'list' | 'listBefore'> {
  goods: readonly Counted[];
  /** The list that was added up, with the goods and what goes with them; empty where nothing was. */
  list: readonly ListLine[];
  /** The list before its last change. */
  listBefore: readonly ListLine[];
  /** What 'it' is, first. */
  about: readonly CatalogueEntry[];
  /** What stands on the screen, in its order. */
  shown: readonly CatalogueEntry[];
}

/** Opens the thread that the browser sent; without one, what is shown or open and the question before. */
export function openThread(snapshot: Snapshot, thread: Thread | null, mind: Mind): OpenThread {
  const { byId } = snapshot;
  const found = (ids: readonly number[]) => ids.flatMap((id) => byId.get(id) ?? []);
  const shown = found(mind.shown);
  // On a product's page of its own, 'it' is that product.
  const isPage = mind.page !== null && shown.length === 0;
  const open = found(mind.page === null ? [] : [mind.page]);
  const { goods, about, list, listBefore = [], ...rest } = thread ?? { ...NO_THREAD, wish: mind.before };
  const counted = goods.flatMap(({ id, pieces }) => found([id]).map((entry) => ({ entry, pieces })));
  const ofIt = isPage ? open : thread ? found(about) : shown;
  const first = ofIt[0] ?? shown[0];
  const opened = isPage ? [] : listOpened(snapshot, { counted, list, isFitted: rest.isFitted });
  return {
    ...rest,
    list: opened,
    listBefore: openList(snapshot, listBefore),
    shown,
    about: ofIt.length > 0 ? ofIt : shown,
    goods:
      opened.length > 0
        ? flattened(opened).map(({ goods: entry, pieces }) => ({ entry, pieces }))
        : isPage || counted.length === 0
          ? first
            ? [{ entry: first, pieces: 1 }]
            : []
          : counted,
  };
}

// Counted goods without a list are one.
function listOpened(
  snapshot: Snapshot,
  { counted, list, isFitted }: { counted: readonly Counted[]; list: Thread['list']; isFitted: boolean },
): readonly ListLine[] {
  if (list) return openList(snapshot, list);
  const isSum = counted.length > 1 || counted.some(({ pieces }) => pieces > 1);
  return isSum ? listOfGoods(counted, { isFitted, said: () => '' }) : [];
}
