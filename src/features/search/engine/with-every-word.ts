import { eachWith } from './add-group.ts';
import { WEIGHT, type WordGroup } from './alternatives.ts';
import type { SearchIndex } from './search-index.ts';

// One word of a phrase, or what a word only begins to be split into, is not what was typed.
const LEAST_WEIGHT = 0.5;

/** Whether a document has something for each of these words of a query, be it another form, a trade word or a correction. */
export function withEveryWord(
  index: Pick<SearchIndex, 'parts' | 'documentCount'>,
  groups: readonly Pick<WordGroup, 'alternatives' | 'rarity'>[],
): (document: number) => boolean {
  const has = new Uint8Array(index.documentCount);
  groups.forEach(({ alternatives, rarity }, before) => {
    const least = rarity > 0 ? LEAST_WEIGHT : LEAST_WEIGHT * WEIGHT.soft;
    const take = (document: number) => {
      if (has[document] === before) has[document] = before + 1;
    };
    for (const { words, weight } of alternatives) if (weight >= least) eachWith(index, words, take);
  });
  return (document) => has[document] === groups.length;
}
