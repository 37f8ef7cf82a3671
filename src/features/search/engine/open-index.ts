import { inSteps } from '#platform/steps.ts';
import { lettersOf } from './letters.ts';
import { wordIdsIn } from './look-up.ts';
import { openNumberList } from './number-list.ts';
import type { IndexData, Scratch, SearchIndex } from './search-index.ts';
import { isSpellable } from './spelling.ts';

/** Opens an index for searching, in one go. */
export function openIndex(data: IndexData): SearchIndex {
  const opening = openingOf(data);
  for (const word of linesOf(data.words)) opening.addWord(word);
  for (const code of linesOf(data.codes)) opening.addCode(code);
  return opening.finish();
}

/** The same in steps, between which requests are answered. */
export async function openIndexInSteps(data: IndexData): Promise<SearchIndex> {
  const opening = openingOf(data);
  await inSteps(linesOf(data.words), opening.addWord);
  await inSteps(linesOf(data.codes), opening.addCode);
  return opening.finish();
}

function openingOf(data: IndexData) {
  const words: string[] = [];
  const letters = new Uint32Array(data.starts.length - 1);
  const spellable = openNumberList();
  const codes: string[] = [];
  const { documentCount, meanLengths, nameStarts, nameWords, nameFor, nameHead, ...postings } = data;
  const { starts, documents, impacts, titleStarts, titleDocuments, codeDocuments } = postings;
  return {
    addWord: (word: string) => {
      const id = words.push(word) - 1;
      letters[id] = lettersOf(word);
      if (isSpellable(word)) spellable.add(id);
    },
    addCode: (code: string) => {
      codes.push(code);
    },
    finish: (): SearchIndex => {
      const own = { firstWord: 0, endOfWords: words.length };
      const placeOf = (word: number) => (word < words.length ? word : -1);
      const part = { ...own, placeOf, starts, documents, impacts, titleStarts, titleDocuments, codes, codeDocuments };
      return {
        ...{ documentCount, meanLengths, nameStarts, nameWords, nameFor, nameHead, words, letters },
        parts: [part],
        wordIds: wordIdsIn(words, [own]),
        gone: new Set(),
        spellable: spellable.between(0, spellable.length).slice(),
        scratch: scratchFor(documentCount),
      };
    },
  };
}

/** Working memory for so many documents. */
export function scratchFor(documentCount: number): Scratch {
  return {
    scores: new Float32Array(documentCount),
    groupBest: new Float32Array(documentCount),
    groupWeight: new Float32Array(documentCount),
    coverage: new Float32Array(documentCount),
  };
}

/** The lines of a text, one by one. */
export function* linesOf(text: string): Generator<string> {
  for (let at = 0; at < text.length; ) {
    const end = text.indexOf('\n', at);
    yield text.slice(at, end < 0 ? text.length : end);
    at = end < 0 ? text.length : end + 1;
  }
}
