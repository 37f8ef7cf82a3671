import { inSteps } from '#platform/steps.ts';
import { type IndexData, lettersOf, type SearchIndex } from './search-index.ts';

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
  const wordIds = new Map<string, number>();
  const letters = new Uint32Array(data.starts.length - 1);
  const codes: string[] = [];
  return {
    addWord: (word: string) => {
      const id = words.push(word) - 1;
      wordIds.set(word, id);
      letters[id] = lettersOf(word);
    },
    addCode: (code: string) => {
      codes.push(code);
    },
    finish: (): SearchIndex => ({
      ...data,
      ...{ words, wordIds, codes, letters },
      scratch: {
        scores: new Float32Array(data.documentCount),
        groupBest: new Float32Array(data.documentCount),
        groupWeight: new Float32Array(data.documentCount),
        coverage: new Float32Array(data.documentCount),
      },
    }),
  };
}

function* linesOf(text: string): Generator<string> {
  for (let at = 0; at < text.length; ) {
    const end = text.indexOf('\n', at);
    yield text.slice(at, end < 0 ? text.length : end);
    at = end < 0 ? text.length : end + 1;
  }
}
