import { Worker } from 'node:worker_threads';
import type { ProductWords, Snapshot } from '#features/catalogue/server/door.ts';
import type { Logger } from '#platform/log.ts';
import { buildIndex } from '../engine/build-index.ts';
import { type IndexData, openIndex, type SearchIndex } from '../engine/search-index.ts';
import { type SearchAttributes, SHOP_ATTRIBUTES } from '../search-attributes.ts';
import type { Guidance } from './guidance.ts';
import { documentOf } from './search-words.ts';

/** An index, and the products that it was built of: document d is `words[d]`. */
export interface IndexInForce {
  words: readonly ProductWords[];
  index: SearchIndex;
  /** The attributes by whose words they were indexed. */
  attributes: SearchAttributes;
  /** What staff have taught; absent: the built-in words alone. */
  guidance?: Guidance | undefined;
}

// So few are indexed in a few milliseconds, for which a thread of its own would take longer to start.
const MOST_BUILT_HERE = 500;
const PIECE = 500;
const builds = new WeakMap<object, Build>();

/** The index of one owner, and the next one while it is being built. */
interface Build {
  inForce: IndexInForce | null;
  building: { words: readonly ProductWords[]; done: Promise<void> } | null;
}

/**
 * The index for what is searched now. While texts have changed and the new index is being built in a worker, the one before
 * answers; the snapshot decides what of it may be shown. Waits only for the very first.
 */
export async function indexFor(owner: object, snapshot: Snapshot, log: Logger): Promise<IndexInForce> {
  let build = builds.get(owner);
  if (!build) {
    build = { inForce: null, building: null };
    builds.set(owner, build);
  }
  if (build.inForce?.words === snapshot.words) return build.inForce;
  if (snapshot.words.length <= MOST_BUILT_HERE) {
    build.inForce = indexNow(snapshot);
    return build.inForce;
  }
  const done = startBuilding(build, snapshot, log);
  if (!build.inForce) await done;
  // The worker failed, which it has said in the log; an answer is worth a pause.
  build.inForce ??= indexNow(snapshot);
  return build.inForce;
}

/** Builds an index in this thread. */
export function indexNow(
  { words }: Pick<Snapshot, 'words'>,
  attributes: SearchAttributes = SHOP_ATTRIBUTES,
): IndexInForce {
  const documents = words.map((product) => documentOf(product, attributes));
  return { words, attributes, index: openIndex(buildIndex(documents)) };
}

function startBuilding(build: Build, { words }: Snapshot, log: Logger): Promise<void> {
  build.building ??= {
    words,
    done: inWorker(words)
      .then((data) => {
        build.inForce = { words, attributes: SHOP_ATTRIBUTES, index: openIndex(data) };
      })
      .catch((error: unknown) => log.error({ error }, 'the search index could not be built'))
      .finally(() => {
        build.building = null;
      }),
  };
  return build.building.done;
}

// The build puts in its place where it has put the worker's own program (vite.config.ts).
const WORKER = new URL('./index-worker.ts', import.meta.url);

// Sent piece by piece: to copy a whole catalogue at once would hold up every answer meanwhile.
async function inWorker(words: readonly ProductWords[]): Promise<IndexData> {
  const worker = new Worker(WORKER);
  const built = new Promise<IndexData>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`The index worker ended with ${code}.`)));
  });
  // What goes wrong is caught where it is awaited, further down.
  built.catch(() => undefined);
  for (let at = 0; at < words.length; at += PIECE) {
    worker.postMessage(words.slice(at, at + PIECE).map((product) => documentOf(product)));
    await new Promise(setImmediate);
  }
  worker.postMessage('that is all');
  return built;
}
