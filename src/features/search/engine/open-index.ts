import { inSteps } from '#platform/steps.ts';
import { firstAtOrAfter, type IndexData, lettersOf, type SearchIndex } from './search-index.ts';

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
  const codes: string[] = [];
  return {
    addWord: (word: string) => {
      const id = words.push(word) - 1;
      letters[id] = lettersOf(word);
    },
    addCode: (code: string) => {
      codes.push(code);
    },
    finish: (): SearchIndex => ({
      ...data,
      ...{ words, wordIds: wordIdsOf(words), codes, letters },
      scratch: {
        scores: new Float32Array(data.documentCount),
        groupBest: new Float32Array(data.documentCount),
        groupWeight: new Float32Array(data.documentCount),
        coverage: new Float32Array(data.documentCount),
      },
    }),
  };
}

// They are in order: a map of a large catalogue's words would take 7 MB to spare some comparisons a word.
function wordIdsOf(words: readonly string[]): SearchIndex['wordIds'] {
  const get = (word: string) => {
    const id = firstAtOrAfter(words, word);
    return words[id] === word ? id : undefined;
  };
  return { get, has: (word) => get(word) !== undefined };
}

function* linesOf(text: string): Generator<string> {
  for (let at = 0; at < text.length; ) {
    const end = text.indexOf('\n', at);
    yield text.slice(at, end < 0 ? text.length : end);
    at = end < 0 ? text.length : end + 1;
  }
}
