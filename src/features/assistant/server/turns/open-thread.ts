import { NO_THREAD, type Thread } from '#features/assistant/thread.ts';
import type { CatalogueEntry, Snapshot } from '#features/catalogue/server/door.ts';
import type { Mind } from '../asked.ts';
import type { Counted } from './goods-told.ts';

/** A conversation's thread with what it names looked up: what is not on sale has fallen out. */
export interface OpenThread extends Omit<Thread, 'goods' | 'about'> {
  goods: readonly Counted[];
  /** What 'it' is, first. */
  about: readonly CatalogueEntry[];
  /** What stands on the screen, in its order. */
  shown: readonly CatalogueEntry[];
}

/** Opens the thread that the browser sent; without one, what is shown or open and the question before. */
export function openThread({ byId }: Snapshot, thread: Thread | null, mind: Mind): OpenThread {
  const found = (ids: readonly number[]) => ids.flatMap((id) => byId.get(id) ?? []);
  const shown = found(mind.shown);
  // On a product's page of its own, 'it' is that product.
  const isPage = mind.page !== null && shown.length === 0;
  const open = found(mind.page === null ? [] : [mind.page]);
  const { goods, about, ...rest } = thread ?? { ...NO_THREAD, wish: mind.before };
  const counted = goods.flatMap(({ id, pieces }) => found([id]).map((entry) => ({ entry, pieces })));
  const ofIt = isPage ? open : thread ? found(about) : shown;
  const first = ofIt[0] ?? shown[0];
  return {
    ...rest,
    shown,
    about: ofIt.length > 0 ? ofIt : shown,
    goods: isPage || counted.length === 0 ? (first ? [{ entry: first, pieces: 1 }] : []) : counted,
  };
}
