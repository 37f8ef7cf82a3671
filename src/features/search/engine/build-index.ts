import { openOccurrences } from './occurrences.ts';
import { openPartNumbers } from './part-numbers.ts';
import { inOrder, postings } from './postings.ts';
import type { SearchDocument } from './search-document.ts';
import type { IndexData } from './search-index.ts';
import { openTitleWords } from './title-words.ts';
import { openVocabulary } from './vocabulary.ts';

/** An index while its documents are read. */
export interface IndexBuild {
  /** Reads the next document, which need not be stored afterwards. */
  add(document: SearchDocument): void;
  /** The index of the documents so far: BM25F over four fields with one saturation. More can be added to it afterwards. */
  finish(): IndexData;
  /** The same for good: each part of what was read is given back as soon as it is in the index, which takes half the memory. */
  end(): IndexData;
}

interface Freed {
  free(): void;
}

/** Builds the index of these documents. */
export function buildIndex(documents: readonly SearchDocument[]): IndexData {
  const build = openBuild();
  for (const document of documents) build.add(document);
  return build.end();
}

/** What an index beside which documents are added says of all of them, so that their impacts can be compared with those in it. */
export interface Measure {
  meanLengths: readonly number[];
  /** How rare a word is that is in so many of the added documents. */
  rarityOf(word: string, spread: number): number;
}

/** Begins an index; with a measure that of the other documents counts, and not that of these. */
export function openBuild(measure?: Measure): IndexBuild {
  const vocabulary = openVocabulary();
  const occurrences = openOccurrences(vocabulary, measure?.meanLengths);
  const titles = openTitleWords(vocabulary);
  const partNumbers = openPartNumbers();
  const index = (leave: (used: Freed) => void): IndexData => {
    const words = inOrder(vocabulary, occurrences);
    const { documentCount, fields } = occurrences;
    const counted = { documentCount, meanLengths: fields.map(({ meanLength }) => meanLength()) };
    const found = postings(words, occurrences, measure);
    leave(occurrences);
    const titled = titles.inIndex(words);
    leave(titles);
    const numbered = partNumbers.inIndex();
    leave(partNumbers);
    return { ...counted, words: words.words.join('\n'), ...found, ...titled, ...numbered };
  };
  return {
    add: (document) => {
      occurrences.add(document);
      titles.add(document.name);
      partNumbers.add(document);
    },
    finish: () => index(() => undefined),
    end: () => index((used) => used.free()),
  };
}
