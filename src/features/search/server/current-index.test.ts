import { expect, test } from 'vitest';
import type { ProductWords, Snapshot } from '#features/catalogue/server/door.ts';
import { openLog } from '#platform/log.ts';
import { search } from '../engine/search-engine.ts';
import { openSynonyms } from '../engine/synonyms.ts';
import { indexFor } from './current-index.ts';

const log = openLog('silent');
const lexicon = { synonyms: openSynonyms([]), isSoft: () => false };
const words = (count: number, name: string): ProductWords[] =>
  Array.from({ length: count }, (_, i) => ({
    id: i + 1,
    name: `${name} ${i + 1}`,
    category: 'Kiosks',
    description: null,
    sku: `BF-${i + 1}`,
    specs: {},
  }));
const snapshotOf = (list: readonly ProductWords[]) => ({ words: list }) as Snapshot;

test('a large catalogue is indexed in a worker, and answers from the last index until the next one is there', async () => {
  const owner = {};
  const before = snapshotOf(words(2_000, 'Totem'));
  const first = await indexFor(owner, before, log);
  expect(search(first.index, 'totem 1234', lexicon).hits[0]?.document).toBe(1_233);
  const after = snapshotOf(words(2_001, 'Pillar'));
  expect(await indexFor(owner, after, log)).toBe(first);
  await expect.poll(async () => (await indexFor(owner, after, log)).words).toBe(after.words);
  const { index } = await indexFor(owner, after, log);
  expect(search(index, 'pillars', lexicon).hits.length).toBe(2_001);
});

test('an empty catalogue has an index too', async () => {
  const { index } = await indexFor({}, snapshotOf([]), log);
  expect(search(index, 'anything at all', lexicon).hits).toEqual([]);
});
