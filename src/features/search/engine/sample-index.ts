import { buildIndex } from './build-index.ts';
import { openIndex } from './open-index.ts';
import type { SearchIndex } from './search-index.ts';

/** An index of these titles with one description, for the engine's tests. */
export function indexOfTitles(titles: readonly string[], description = ''): SearchIndex {
  return openIndex(buildIndex(titles.map((name) => ({ name, category: '', features: '', description, codes: [] }))));
}

export function wordId(index: SearchIndex, word: string): number {
  const id = index.wordIds.get(word);
  if (id === undefined) throw new Error(`No title has ‘${word}’.`);
  return id;
}
