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
}

/** Builds the index of these documents. */
export function buildIndex(documents: readonly SearchDocument[]): IndexData {
  const build = openBuild();
  for (const document of documents) build.add(document);
  return build.finish();
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
  return {
    add: (document) => {
      occurrences.add(document);
      titles.add(document.name);
      partNumbers.add(document);
    },
    finish: () => {
      const words = inOrder(vocabulary, occurrences);
      return {
        documentCount: occurrences.documentCount,
        meanLengths: occurrences.fields.map(({ meanLength }) => meanLength()),
        words: words.words.join('\n'),
        ...postings(words, occurrences, measure),
        ...titles.inIndex(words),
        ...partNumbers.inIndex(),
      };
    },
  };
}
