import type { ProductWords, Snapshot } from '#features/catalogue/server/door.ts';
import type { FitsIndex } from '#features/fits/server/door.ts';
import { factsOf } from '#platform/facts.ts';
import type { Logger } from '#platform/log.ts';
import { inSteps } from '#platform/steps.ts';
import { buildIndex } from '../engine/build-index.ts';
import { openIndex, openIndexInSteps } from '../engine/open-index.ts';
import type { SearchIndex } from '../engine/search-index.ts';
import { type SearchAttributes, SHOP_ATTRIBUTES } from '../search-attributes.ts';
import { thingOf } from '../understanding/things.ts';
import { buildInWorker } from './build-in-worker.ts';
import { cachedBy } from './cached-by.ts';
import { documentOf } from './document-of.ts';
import { type Following, followTexts } from './follow-texts.ts';
import type { Guidance } from './guidance.ts';
import { type Phrase, phraseOf } from './phrases.ts';

/** An index and its products. */
export interface IndexInForce {
  /** The id of the product that each document is. */
  ids: Int32Array;
  /** The texts it was built of, in the order of its documents; null once others were added beside them, since nothing else needs them. */
  words: readonly ProductWords[] | null;
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

/** The index of one owner, and the next one while it is built. */
interface Build {
  inForce: IndexInForce | null;
  /** The texts that the index in force has, and the version of the snapshot they are of. */
  has: Pick<Snapshot, 'words' | 'version'> | null;
  following: Following | null;
  /** While it follows a change; one change after the other. */
  underWay: Promise<void> | null;
  /** Texts of which too many have changed to be followed. */
  tooMany: readonly ProductWords[] | null;
  building: Promise<void> | null;
}

/**
 * The current index. A few changed texts are added beside it before it answers. While a worker builds the next one, after many or at
 * the start, the one before answers, and the snapshot decides what is shown. Waits only for the very first.
 */
export async function indexFor(owner: object, snapshot: Snapshot, log: Logger): Promise<IndexInForce> {
  const build = buildOf(owner);
  if (build.inForce && isUpToDate(build, snapshot)) return build.inForce;
  if (snapshot.words.length <= MOST_BUILT_HERE) {
    build.has = textsOf(snapshot);
    build.following = null;
    build.inForce = indexNow(snapshot);
    return build.inForce;
  }
  await followInTurn(build, snapshot);
  if (!build.inForce || build.following?.isFull() || build.tooMany === snapshot.words) {
    const done = startBuilding(build, snapshot, log, () => factsOf(owner).changed('search'));
    if (!build.inForce) await done;
  }
  // After a failed worker, which is logged, this thread builds it.
  build.inForce ??= indexNow(snapshot);
  return build.inForce;
}

const buildOf = cachedBy(
  (_owner: object): Build => ({
    ...{ inForce: null, has: null, following: null, underWay: null, tooMany: null, building: null },
  }),
);

// A whole snapshot would hold every product as it was then, until a text changes.
function textsOf({ words, version }: Snapshot): NonNullable<Build['has']> {
  return { words, version };
}

function idsOf(words: readonly ProductWords[]): Int32Array {
  const ids = new Int32Array(words.length);
  for (let place = 0; place < ids.length; place++) ids[place] = words[place]?.id ?? 0;
  return ids;
}

// A visitor whose snapshot is older than the index gets what is newer.
function isUpToDate({ has }: Build, { words, version }: Snapshot): boolean {
  return has !== null && (has.words === words || version < has.version);
}

// One change is followed after the other.
async function followInTurn(build: Build, snapshot: Snapshot): Promise<void> {
  while (build.underWay) await build.underWay;
  build.underWay = follow(build, snapshot);
  await build.underWay.finally(() => {
    build.underWay = null;
  });
}

async function follow(build: Build, snapshot: Snapshot): Promise<void> {
  const { following } = build;
  if (!following || build.tooMany === snapshot.words || isUpToDate(build, snapshot)) return;
  const next = await following.to(snapshot.words);
  // Meanwhile a worker may have built another one.
  if (following !== build.following) return;
  if (next) {
    build.inForce = next;
    build.has = textsOf(snapshot);
  } else build.tooMany = snapshot.words;
}

/** Builds an index in this thread. */
export function indexNow(
  { words }: Pick<Snapshot, 'words'>,
  attributes: SearchAttributes = SHOP_ATTRIBUTES,
): IndexInForce {
  const documents = words.map((product) => documentOf(product, attributes));
  return { ids: idsOf(words), words, attributes, index: openIndex(buildIndex(documents)) };
}

function startBuilding(build: Build, snapshot: Snapshot, log: Logger, onDone: () => void): Promise<void> {
  const { words } = snapshot;
  build.building ??= buildInWorker(words)
    .then(async ({ data, phrases }) => {
      await readThings(words);
      const index = await openIndexInSteps(data);
      const inForce = { ids: idsOf(words), words, attributes: SHOP_ATTRIBUTES, index, phrases: phrases.map(phraseOf) };
      build.inForce = inForce;
      build.has = textsOf(snapshot);
      build.following = followTexts(inForce);
      build.tooMany = null;
      // Pages that were found with the one before.
      onDone();
    })
    .catch((error: unknown) => log.error({ error }, 'the search index could not be built'))
    .finally(() => {
      build.building = null;
    });
  return build.building;
}

// What each product is would hold up the first search.
function readThings(words: readonly ProductWords[]): Promise<void> {
  return inSteps(words, thingOf);
}
