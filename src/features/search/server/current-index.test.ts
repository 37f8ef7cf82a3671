import { expect, test } from 'vitest';
import type { ProductWords, Snapshot } from '#features/catalogue/server/door.ts';
import { openLog } from '#platform/log.ts';
import { atOnce } from '#platform/steps.ts';
import { search } from '../engine/search-engine.ts';
import { openSynonyms } from '../engine/synonyms.ts';
import { type IndexInForce, indexFor } from './current-index.ts';

const log = openLog('silent');
const lexicon = { synonyms: openSynonyms([]), isSoft: () => false };
const SPECS = {};
const product = (id: number, name: string): ProductWords => ({
  ...{ id, name, category: 'Kiosks', description: null, sku: `BF-${id}`, specs: SPECS },
});
const words = (count: number, name: string): ProductWords[] =>
  Array.from({ length: count }, (_, i) => product(i + 1, `${name} ${i + 1}`));
let version = 0;
const snapshotOf = (list: readonly ProductWords[]) => ({ words: list, version: ++version }) as Snapshot;
const found = ({ index, ids }: IndexInForce, q: string, list: readonly ProductWords[]) =>
  atOnce(search(index, q, lexicon)).hits.map(({ document }) => list.find(({ id }) => id === ids[document])?.name);

test('an empty catalogue has an index too', async () => {
  expect(found(await indexFor({}, snapshotOf([]), log), 'anything at all', [])).toEqual([]);
});

test('a large catalogue is indexed in a worker, and after a change of all answers from the last index until the next one is there', async () => {
  const owner = {};
  const before = snapshotOf(words(2_000, 'Totem'));
  const first = await indexFor(owner, before, log);
  expect(found(first, 'totem 1234', before.words)[0]).toBe('Totem 1234');
  const after = snapshotOf(words(2_001, 'Pillar'));
  expect(await indexFor(owner, after, log)).toBe(first);
  await expect.poll(async () => (await indexFor(owner, after, log)).words).toBe(after.words);
  expect(found(await indexFor(owner, after, log), 'pillars', after.words)).toHaveLength(2_001);
});

test('a few changed texts are known at once, one after the other and together with what changed before', async () => {
  const owner = {};
  const list = words(2_000, 'Totem');
  await indexFor(owner, snapshotOf(list), log);
  const renamed = list.with(41, product(42, 'Zebrawood lectern'));
  expect(found(await indexFor(owner, snapshotOf(renamed), log), 'zebrawood', renamed)).toEqual(['Zebrawood lectern']);
  const again = [...renamed.with(41, product(42, 'Rosewood lectern')), product(2_001, 'Rosewood shelf')].toSpliced(
    6,
    1,
  );
  const inForce = await indexFor(owner, snapshotOf(again), log);
  expect(found(inForce, 'rosewood', again).sort()).toEqual(['Rosewood lectern', 'Rosewood shelf']);
  expect(found(inForce, 'zebrawood lectern', again)).toEqual(['Rosewood lectern']);
  expect(found(inForce, 'BF-42', again)).toContain('Rosewood lectern');
  expect(found(inForce, 'totem', again)).toHaveLength(1_998);
  // The products that it was built of would be held as they were then.
  expect(inForce.words).toBeNull();
});

test('requests at the same moment follow one change once', async () => {
  const owner = {};
  const list = words(2_000, 'Totem');
  await indexFor(owner, snapshotOf(list), log);
  const after = snapshotOf(list.with(0, product(1, 'Zebrawood lectern')));
  const [one, ...others] = await Promise.all([1, 2, 3].map(() => indexFor(owner, after, log)));
  expect(found(one as IndexInForce, 'zebrawood', after.words)).toEqual(['Zebrawood lectern']);
  for (const other of others) expect(other).toBe(one);
});

test('a visitor with an older snapshot gets the newer index', async () => {
  const owner = {};
  const before = snapshotOf(words(2_000, 'Totem'));
  await indexFor(owner, before, log);
  const after = snapshotOf(before.words.with(0, product(1, 'Zebrawood lectern')));
  const newer = await indexFor(owner, after, log);
  expect(await indexFor(owner, before, log)).toBe(newer);
});

test('what was added is built into the index once it is much, and is known all the while', async () => {
  const owner = {};
  let list: readonly ProductWords[] = words(2_000, 'Totem');
  await indexFor(owner, snapshotOf(list), log);
  list = list.map((each) => (each.id <= 1_200 ? product(each.id, `Zebrawood ${each.id}`) : each));
  const snapshot = snapshotOf(list);
  expect(found(await indexFor(owner, snapshot, log), 'zebrawood', list)).toHaveLength(1_200);
  await expect.poll(async () => (await indexFor(owner, snapshot, log)).index.parts.length).toBe(1);
  expect(found(await indexFor(owner, snapshot, log), 'zebrawood', list)).toHaveLength(1_200);
});
