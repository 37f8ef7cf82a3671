import { Worker } from 'node:worker_threads';
import type { ProductWords, Snapshot } from '#features/catalogue/server/door.ts';
import type { FitsIndex } from '#features/fits/server/door.ts';
import { factsOf } from '#platform/facts.ts';
import type { Logger } from '#platform/log.ts';
import { buildIndex } from '../engine/build-index.ts';
import type { SearchDocument } from '../engine/search-document.ts';
import { type IndexData, openIndex, type SearchIndex } from '../engine/search-index.ts';
import { type SearchAttributes, SHOP_ATTRIBUTES } from '../search-attributes.ts';
import { thingOf } from '../understanding/things.ts';
import { cachedBy } from './cached-by.ts';
import type { Guidance } from './guidance.ts';
import { type Phrase, phraseOf } from './phrases.ts';

/** An index and its products: document d is `words[d]`. */
export interface IndexInForce {
  words: readonly ProductWords[];
  index: SearchIndex;
  attributes: SearchAttributes;
  /** Phrases of several titles, as the worker counted them; absent: they are counted here. */
  phrases?: readonly Phrase[];
  /** Synonyms and rules by staff; absent: the built-in words only. */
  guidance?: Guidance | undefined;
  /** What fits what; absent: words alone decide. */
  fits?: FitsIndex | undefined;
}

// Indexing so few takes milliseconds, less than starting a thread.
const MOST_BUILT_HERE = 500;
const PIECE = 500;

/** The index of one owner, and the next one while it is built. */
interface Build {
  inForce: IndexInForce | null;
  building: { words: readonly ProductWords[]; done: Promise<void> } | null;
}

/**
 * The current index. While a worker builds the next one, the previous index answers, and the snapshot decides what is
 * shown. Waits only for the very first.
 */
export async function indexFor(owner: object, snapshot: Snapshot, log: Logger): Promise<IndexInForce> {
  const build = buildOf(owner);
  if (build.inForce?.words === snapshot.words) return build.inForce;
  if (snapshot.words.length <= MOST_BUILT_HERE) {
    build.inForce = indexNow(snapshot);
    return build.inForce;
  }
  const done = startBuilding(build, snapshot, log, () => factsOf(owner).changed('search'));
  if (!build.inForce) await done;
  // After a failed worker, which is logged, this thread builds it.
  build.inForce ??= indexNow(snapshot);
  return build.inForce;
}

const buildOf = cachedBy((_owner: object): Build => ({ inForce: null, building: null }));

/** Builds an index in this thread. */
export function indexNow(
  { words }: Pick<Snapshot, 'words'>,
  attributes: SearchAttributes = SHOP_ATTRIBUTES,
): IndexInForce {
  const documents = words.map((product) => documentOf(product, attributes));
  return { words, attributes, index: openIndex(buildIndex(documents)) };
}

function startBuilding(build: Build, { words }: Snapshot, log: Logger, onDone: () => void): Promise<void> {
  build.building ??= {
    words,
    done: inWorker(words)
      .then(async ({ data, phrases }) => {
        await readThings(words);
        build.inForce = { words, attributes: SHOP_ATTRIBUTES, index: openIndex(data), phrases: phrases.map(phraseOf) };
        // Pages that were found with the one before.
        onDone();
      })
      .catch((error: unknown) => log.error({ error }, 'the search index could not be built'))
      .finally(() => {
        build.building = null;
      }),
  };
  return build.building.done;
}

// What each product is would hold up the first search.
async function readThings(words: readonly ProductWords[]): Promise<void> {
  for (let at = 0; at < words.length; at += PIECE) {
    for (const product of words.slice(at, at + PIECE)) thingOf(product);
    await new Promise(setImmediate);
  }
}

interface Built {
  data: IndexData;
  phrases: string[];
}

// The build replaces this address by the worker's bundle (vite.config.ts).
const WORKER = new URL('./index-worker.ts', import.meta.url);

// Sent in pieces: copying a whole catalogue at once would block every answer.
async function inWorker(words: readonly ProductWords[]): Promise<Built> {
  const worker = new Worker(WORKER);
  const built = new Promise<Built>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`The index worker ended with ${code}.`)));
  });
  // Awaited below; without this a failure would be an unhandled rejection.
  built.catch(() => undefined);
  for (let at = 0; at < words.length; at += PIECE) {
    worker.postMessage(words.slice(at, at + PIECE).map((product) => documentOf(product)));
    await new Promise(setImmediate);
  }
  worker.postMessage('that is all');
  return built;
}

function documentOf(
  { name, category, description, sku, specs }: ProductWords,
  { featuresOf }: Pick<SearchAttributes, 'featuresOf'> = SHOP_ATTRIBUTES,
): SearchDocument {
  return { name, category, features: featuresOf(specs), description: description ?? '', codes: sku ? [sku] : [] };
}
