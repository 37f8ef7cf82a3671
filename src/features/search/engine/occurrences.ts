import { type NumberLists, openNumberList, openNumberLists } from './number-list.ts';
import { FIELD_NAMES, FIELDS, type Field, type SearchDocument } from './search-document.ts';
import { everyToken, isStopWord } from './tokens.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Which words occur in which document, field by field: as numbers, since an object for each would take ten times the memory. */
export interface Occurrences {
  readonly documentCount: number;
  /** By field, in the order in which frequencies are summed up. */
  readonly fields: readonly FieldOccurrences[];
  /** Reads the next document. */
  add(document: SearchDocument): void;
  /** Gives the memory back. */
  free(): void;
}

export interface FieldOccurrences {
  /** For each document the numbers of its words in the vocabulary, as often as they occur. */
  readonly words: Pick<NumberLists, 'of'>;
  /** What one occurrence in a document counts: the field's weight, less in a text that is longer than the mean. */
  shareOf(document: number): number;
  /** How many words it has in a document on average. */
  meanLength(): number;
}

/** Without mean lengths those of the documents that are read count. */
export function openOccurrences(vocabulary: Vocabulary, meanLengths?: readonly number[]): Occurrences {
  const fields = FIELD_NAMES.map((name, at) => openField(name, vocabulary, meanLengths?.[at]));
  let documentCount = 0;
  return {
    fields,
    get documentCount() {
      return documentCount;
    },
    add: (document) => {
      for (const field of fields) field.add(document);
      documentCount++;
    },
    free: () => {
      for (const field of fields) field.free();
    },
  };
}

function openField(
  field: Field,
  vocabulary: Vocabulary,
  given?: number,
): FieldOccurrences & Pick<Occurrences, 'add' | 'free'> {
  const { weight, lengthNorm } = FIELDS[field];
  const words = openNumberLists();
  // Stop words count for the length of a text, and are no words of it.
  const lengths = openNumberList();
  let sum = 0;
  const meanLength = () => given ?? (sum / lengths.length || 1);
  return {
    words,
    add: (document) => {
      const tokens = everyToken(document[field]);
      words.add(tokens.flatMap((token) => (isStopWord(token) ? [] : vocabulary.formsOf(token))));
      lengths.add(tokens.length);
      sum += tokens.length;
    },
    shareOf: (document) => weight / (1 - lengthNorm + (lengthNorm * lengths.at(document)) / meanLength()),
    meanLength,
    free: () => {
      words.free();
      lengths.free();
    },
  };
}
