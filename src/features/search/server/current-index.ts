import { Worker } from 'node:worker_threads';
import type { ProductWords, Snapshot } from '#features/catalogue/server/door.ts';
import type { Logger } from '#platform/log.ts';
import { buildIndex } from '../engine/build-index.ts';
import { type IndexData, openIndex, type SearchIndex } from '../engine/search-index.ts';
import type { Guidance } from './guidance.ts';
import { documentOf } from './search-words.ts';

/** An index, and the products that it was built of: document d is `words[d]`. */
export interface IndexInForce {
  words: readonly ProductWords[];
  index: SearchIndex;
  /** What staff have taught; absent: the built-in words alone. */
  guidance?: Guidance | undefined;
}

// So few are indexed in a few milliseconds, for which a thread of its own would take longer to start.
const MOST_BUILT_HERE = 500;
const PIECE = 500;
const kept = new WeakMap<object, Keeper>();

interface Keeper {
  inForce: IndexInForce | null;
  building: { words: readonly ProductWords[]; done: Promise<void> } | null;
}

/**
 * The index for what is searched now. While texts have changed and the new index is being built in a worker, the one before
 * answers; the snapshot decides what of it may be shown. Waits only for the very first.
 */
export async function indexFor(owner: object, snapshot: Snapshot, log: Logger): Promise<IndexInForce> {
  let keeper = kept.get(owner);
  if (!keeper) {
    keeper = { inForce: null, building: null };
    kept.set(owner, keeper);
  }
  if (keeper.inForce?.words === snapshot.words) return keeper.inForce;
  if (snapshot.words.length <= MOST_BUILT_HERE) {
    keeper.inForce = indexNow(snapshot);
    return keeper.inForce;
  }
  const done = startBuilding(keeper, snapshot, log);
  if (!keeper.inForce) await done;
  // The worker failed, which it has said in the log; an answer is worth a pause.
  keeper.inForce ??= indexNow(snapshot);
  return keeper.inForce;
}

/** Builds an index in this thread. */
export function indexNow({ words }: Pick<Snapshot, 'words'>): IndexInForce {
  return { words, index: openIndex(buildIndex(words.map(documentOf))) };
}

function startBuilding(keeper: Keeper, { words }: Snapshot, log: Logger): Promise<void> {
  keeper.building ??= {
    words,
    done: inWorker(words)
      .then((data) => {
        keeper.inForce = { words, index: openIndex(data) };
      })
      .catch((error: unknown) => log.error({ error }, 'the search index could not be built'))
      .finally(() => {
        keeper.building = null;
      }),
  };
  return keeper.building.done;
}

// The build puts in its place where it has put the worker's own program (vite.config.ts).
const WORKER = new URL('./index-worker.ts', import.meta.url);

// Handed over piece by piece: to copy a whole catalogue at once would hold up every answer meanwhile.
async function inWorker(words: readonly ProductWords[]): Promise<IndexData> {
  const worker = new Worker(WORKER);
  const built = new Promise<IndexData>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`The index worker ended with ${code}.`)));
  });
  // Whoever waits for it further down hears of what went wrong.
  built.catch(() => undefined);
  for (let at = 0; at < words.length; at += PIECE) {
    worker.postMessage(words.slice(at, at + PIECE).map(documentOf));
    await new Promise(setImmediate);
  }
  worker.postMessage('that is all');
  return built;
}
