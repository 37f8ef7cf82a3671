import type { Measure } from './build-index.ts';
import { lettersOf } from './letters.ts';
import { wordIdsIn } from './look-up.ts';
import { linesOf } from './open-index.ts';
import { type IndexData, type Part, rarity, type Scratch, type SearchIndex, spreadOf } from './search-index.ts';
import { isSpellable } from './spelling.ts';

/** What documents that are added beside an index are measured by. */
export function measureOf(index: SearchIndex): Measure {
  const { documentCount, meanLengths, wordIds } = index;
  return {
    meanLengths,
    rarityOf: (word, spread) => rarity(documentCount, spread + spreadOf(index, wordIds.get(word) ?? -1)),
  };
}

/**
 * An index with these documents behind its own, which was built by its measure, and without those that are `gone`. Costs a copy of its
 * words and titles, 7 MB for 100,000 products; its postings stay where they are. `scratch` has room for all documents.
 */
export function withAdded(
  index: SearchIndex,
  data: IndexData,
  gone: ReadonlySet<number>,
  scratch: Scratch,
): SearchIndex {
  const named = [...linesOf(data.words)];
  const firstWord = index.words.length;
  const own = named.filter((word) => !index.wordIds.has(word));
  const words = index.words.concat(own);
  const endOfWords = words.length;
  const wordIds = wordIdsIn(words, [...index.parts, { firstWord, endOfWords }]);
  const numberOf = Uint32Array.from(named, (word) => wordIds.get(word) ?? 0);
  const places = new Map(Array.from(numberOf, (word, place) => [word, place] as const));
  const behind = (documents: Uint32Array<ArrayBuffer>) => documents.map((document) => document + index.documentCount);
  const part: Part = {
    ...{ firstWord, endOfWords, starts: data.starts, impacts: data.impacts, titleStarts: data.titleStarts },
    placeOf: (word) => places.get(word) ?? -1,
    documents: behind(data.documents),
    titleDocuments: behind(data.titleDocuments),
    codes: [...linesOf(data.codes)],
    codeDocuments: behind(data.codeDocuments),
  };
  const spellable = own.flatMap((word, at) => (isSpellable(word) ? [firstWord + at] : []));
  const { nameWords: titles } = index;
  return {
    ...{ meanLengths: index.meanLengths, words, wordIds, gone, scratch },
    documentCount: index.documentCount + data.documentCount,
    parts: [...index.parts, part],
    letters: joined(index.letters, Uint32Array.from(own, lettersOf)),
    spellable: joined(index.spellable, Uint32Array.from(spellable)),
    nameStarts: joined(
      index.nameStarts,
      data.nameStarts.subarray(1).map((start) => titles.length + start),
    ),
    nameWords: joined(
      titles,
      data.nameWords.map((word) => numberOf[word] ?? 0),
    ),
    nameFor: joined(index.nameFor, data.nameFor),
    nameHead: joined(index.nameHead, data.nameHead),
  };
}

type Numbers = Uint32Array | Uint16Array | Int16Array;

function joined<List extends Numbers>(first: List, second: List): List & { buffer: ArrayBuffer } {
  const all = new (first.constructor as new (length: number) => List & { buffer: ArrayBuffer })(
    first.length + second.length,
  );
  all.set(first);
  all.set(second, first.length);
  return all;
}
