import { openNumberList, openNumberLists } from './number-list.ts';
import type { SearchDocument } from './search-document.ts';
import type { IndexData } from './search-index.ts';
import { codesIn, joined } from './tokens.ts';
import { openVocabulary } from './vocabulary.ts';

/** The part numbers of a catalogue while it is read: a product's own, and those in its title. */
export interface PartNumbers {
  /** Reads those of the next document. */
  add(document: Pick<SearchDocument, 'codes' | 'name'>): void;
  inIndex(): Pick<IndexData, 'codes' | 'codeDocuments'>;
  /** Gives the memory back. */
  free(): void;
}

// A token in more titles than this ('1080p') is a quality, not a part number.
const MOST_OF_A_CODE = 3;

export function openPartNumbers(): PartNumbers {
  const { words, numberOf } = openVocabulary();
  const [own, inTitles] = [openNumberLists(), openNumberLists()];
  let count = 0;
  return {
    add: ({ codes, name }) => {
      count++;
      own.add(new Set(codes.map(joined).filter(Boolean).map(numberOf)));
      inTitles.add(new Set(codesIn(name).map(numberOf)));
    },
    inIndex: () => {
      const titles = new Uint32Array(words.length);
      for (let document = 0; document < count; document++) {
        for (const code of inTitles.of(document)) titles[code] = (titles[code] ?? 0) + 1;
      }
      const [codes, documents] = [openNumberList(), openNumberList()];
      for (let document = 0; document < count; document++) {
        const told = inTitles.of(document).filter((code) => (titles[code] ?? 0) <= MOST_OF_A_CODE);
        for (const code of new Set([...own.of(document), ...told])) {
          codes.add(code);
          documents.add(document);
        }
      }
      const codeOf = (at: number) => words[codes.at(at)] ?? '';
      // Equals stay in the order of their documents.
      const order = Uint32Array.from({ length: codes.length }, (_, at) => at).sort((a, b) =>
        codeOf(a) < codeOf(b) ? -1 : codeOf(a) > codeOf(b) ? 1 : a - b,
      );
      return { codes: Array.from(order, codeOf).join('\n'), codeDocuments: order.map((at) => documents.at(at)) };
    },
    free: () => {
      own.free();
      inTitles.free();
    },
  };
}
