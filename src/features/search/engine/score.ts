import type { Steps } from '#platform/steps.ts';
import { addGroup } from './add-group.ts';
import type { WordGroup } from './alternatives.ts';
import type { SearchIndex } from './search-index.ts';

/** A document with its score; `isByCode` says that its part number was typed. */
export type Hit = { document: number; score: number; isByCode?: boolean };

// Every hit must cover this share of the query's meaning, relative to the best one.
const LEAST_SHARE_OF_BEST = 0.35;
const PIECE = 256;

/** Limits which documents can be found; all when absent. */
export type IsMeant = (document: number) => boolean;

/** All documents that cover enough of the query, unordered. The best alternative of a group counts; groups add up. */
export function* score(index: SearchIndex, groups: readonly WordGroup[], isMeant?: IsMeant): Steps<Hit[]> {
  const { documents, scores, coverage } = touchedBy(index, groups);
  const isFound = isMeant ? yield* meantAmong(documents, isMeant) : null;
  let best = 0;
  for (let at = 0; at < documents.length; at++) {
    if (!isFound || isFound[at]) best = Math.max(best, coverage[at] ?? 0);
  }
  yield;
  const hits: Hit[] = [];
  for (let at = 0; at < documents.length; at++) {
    if ((coverage[at] ?? 0) >= LEAST_SHARE_OF_BEST * best && (!isFound || isFound[at]))
      hits.push({ document: documents[at] ?? 0, score: scores[at] ?? 0 });
    if (at % PIECE === PIECE - 1) yield;
  }
  return hits;
}

interface Touched {
  documents: Uint32Array;
  scores: Float32Array;
  coverage: Float32Array;
}

// In one go, since all queries share the index's working memory; what comes of it is the query's own.
function touchedBy(index: SearchIndex, groups: readonly WordGroup[]): Touched {
  const { scores, coverage } = index.scratch;
  const touched: number[] = [];
  for (const group of groups) addGroup(index, group, touched);
  const there = index.gone.size > 0 ? touched.filter((document) => !index.gone.has(document)) : touched;
  const documents = Uint32Array.from(there);
  const own = { documents, scores: new Float32Array(there.length), coverage: new Float32Array(there.length) };
  for (let at = 0; at < documents.length; at++) {
    own.scores[at] = scores[documents[at] ?? 0] ?? 0;
    own.coverage[at] = coverage[documents[at] ?? 0] ?? 0;
  }
  for (const document of touched) {
    scores[document] = 0;
    coverage[document] = 0;
  }
  return own;
}

function* meantAmong(documents: Uint32Array, isMeant: IsMeant): Steps<Uint8Array> {
  const isFound = new Uint8Array(documents.length);
  for (let at = 0; at < documents.length; at++) {
    isFound[at] = isMeant(documents[at] ?? 0) ? 1 : 0;
    if (at % PIECE === PIECE - 1) yield;
  }
  return isFound;
}
