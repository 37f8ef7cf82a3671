import { type SearchIndex, sharedTitles, spreadOf } from './search-index.ts';

const LEAST_LETTERS_TO_SPLIT = 6;
const LEAST_PART = 3;

/** The compound of two neighbours ('touch screen'), if at least two documents have it. */
export function joinOf(index: SearchIndex, first: string, second: string): number | null {
  const word = index.wordIds.get(first + second);
  return word !== undefined && spreadOf(index, word) >= 2 ? word : null;
}

/** The two parts of an unknown compound ('videowall'), if at least two titles have both. */
export function splitOf(index: SearchIndex, typed: string): [number, number] | null {
  if (typed.length < LEAST_LETTERS_TO_SPLIT) return null;
  let best: { pair: [number, number]; shared: number } | null = null;
  for (let at = LEAST_PART; at <= typed.length - LEAST_PART; at++) {
    const first = index.wordIds.get(typed.slice(0, at));
    const second = index.wordIds.get(typed.slice(at));
    if (first === undefined || second === undefined) continue;
    const shared = sharedTitles(index, first, second);
    if (shared >= 2 && shared > (best?.shared ?? 0)) best = { pair: [first, second], shared };
  }
  return best?.pair ?? null;
}
