import type { ProductWords } from '#features/catalogue/server/door.ts';
import { inTurns, type Steps } from '#platform/steps.ts';
import { openBuild } from '../engine/build-index.ts';
import { scratchFor } from '../engine/open-index.ts';
import { measureOf, withAdded } from '../engine/with-added.ts';
import type { IndexInForce } from './current-index.ts';
import { documentOf } from './document-of.ts';

/** An index that follows the texts of the catalogue. */
export interface Following {
  /** The index of these products, by id; null where more has changed than is added beside an index. */
  to(words: readonly ProductWords[]): Promise<IndexInForce | null>;
  /** Whether so much is beside the index that it is worth building anew. */
  isFull(): boolean;
}

// A search of a large catalogue reads as many postings anyway; the index is built anew twice as long before it is too many.
const MOST_BESIDE = 2_000;
const MANY_BESIDE = 1_000;

/**
 * Follows a built index: what is new or says something else is read into a small index beside it, and what the large one says of it is
 * not found any more. A change costs what it says itself, a look at each product's place in the list, and a copy of the index's words.
 */
export function followTexts({ words: indexed, ...built }: IndexInForce): Following {
  const build = openBuild(measureOf(built.index));
  const added: ProductWords[] = [];
  const documentsById = new Map<number, number>();
  let gone: ReadonlySet<number> = new Set();
  let known = indexed ?? [];
  const { documentCount } = built.index;
  const scratch = scratchFor(documentCount + MOST_BESIDE);

  const documentOfProduct = (id: number) => documentsById.get(id) ?? placeOf(id, built.ids);
  const readInto = function* ([before, after]: Difference, left: Set<number>): Steps<void> {
    if (before) left.add(documentOfProduct(before.id));
    if (!after) return;
    documentsById.set(after.id, documentCount + added.push(after) - 1);
    build.add(documentOf(after, built.attributes));
    yield;
  };
  function* follow(words: readonly ProductWords[]): Steps<IndexInForce | null> {
    const differences = yield* differencesOf(known, words, MOST_BESIDE - added.length);
    if (!differences) return null;
    const left = new Set(gone);
    for (const each of differences) yield* readInto(each, left);
    gone = left;
    known = words;
    const index = withAdded(built.index, build.finish(), gone, scratch);
    return { ...built, ids: withIds(built.ids, added), words: null, index };
  }
  return { to: (words) => inTurns(follow(words)), isFull: () => added.length >= MANY_BESIDE };
}

type Difference = readonly [before: ProductWords | undefined, after: ProductWords | undefined];

const PIECE = 1_024;

// Both lists are by id. Null: there are more.
function* differencesOf(
  before: readonly ProductWords[],
  after: readonly ProductWords[],
  most: number,
): Steps<Difference[] | null> {
  const found: Difference[] = [];
  let [old, young] = [0, 0];
  for (let looked = 1; old < before.length || young < after.length; looked++) {
    const [a, b] = [before[old], after[young]];
    const [idOfA, idOfB] = [a?.id ?? Number.POSITIVE_INFINITY, b?.id ?? Number.POSITIVE_INFINITY];
    if (idOfA <= idOfB) old++;
    if (idOfB <= idOfA) young++;
    if (looked % PIECE === 0) yield;
    if (a && b && idOfA === idOfB && saysTheSame(a, b)) continue;
    if (found.length >= most) return null;
    found.push([idOfA <= idOfB ? a : undefined, idOfB <= idOfA ? b : undefined]);
  }
  return found;
}

// The catalogue hands on the same specifications while they say the same.
function saysTheSame(a: ProductWords, b: ProductWords): boolean {
  return (
    a === b ||
    (a.specs === b.specs &&
      a.name === b.name &&
      a.category === b.category &&
      a.description === b.description &&
      a.sku === b.sku)
  );
}

function withIds(ids: Int32Array, added: readonly ProductWords[]): Int32Array {
  const all = new Int32Array(ids.length + added.length);
  all.set(ids);
  added.forEach(({ id }, at) => {
    all[ids.length + at] = id;
  });
  return all;
}

function placeOf(id: number, ids: Int32Array): number {
  let [low, high] = [0, ids.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ids[middle] ?? 0) < id) low = middle + 1;
    else high = middle;
  }
  return low;
}
