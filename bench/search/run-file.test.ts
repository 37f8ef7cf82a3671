import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readForeignSet } from './foreign-files.ts';
import { compare, readRun, writeRun } from './run-file.ts';

const scores = (count: number, of: (at: number) => number) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`q${at}`, of(at)]));

test('runs that share no query cannot be compared', () => {
  expect(compare({ a: 1 }, { b: 1 })).toBeNull();
});

test('the same figures are no difference, and a steady gain is one that chance does not make', () => {
  const before = scores(200, (at) => (at % 10) / 20);
  expect(compare(before, before)).toMatchObject({ difference: 0, from: 0, to: 0, chance: 1 });
  const better = compare(
    scores(200, (at) => (at % 10) / 20 + (at % 3) / 20),
    before,
  );
  expect(better?.difference).toBeCloseTo(0.05, 2);
  expect(better?.from).toBeGreaterThan(0.04);
  expect(better?.chance).toBeLessThan(0.001);
});

test('as many losses as gains are put down to chance', () => {
  const before = scores(100, () => 0.5);
  const mixed = compare(
    scores(100, (at) => (at % 2 ? 0.6 : 0.4)),
    before,
  );
  expect(mixed?.chance).toBeGreaterThan(0.5);
});

test('a run is read back as it was written, and files with a broken line name it', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'brightfront-run-'));
  try {
    const ndcg = { held: { q1: 0.5 }, 'held, typos': { q1: 0.25 } };
    expect(await readRun(await writeRun(folder, ndcg))).toEqual(ndcg);
    await writeFile(path.join(folder, 'products.jsonl'), '{"id":1,"name":"Lamp","price":"12.50"}\n{"id":2}\n');
    await expect(readForeignSet(folder)).rejects.toThrow('products.jsonl, line 2');
    await writeFile(
      path.join(folder, 'products.jsonl'),
      '{"id":1,"name":"Lamp","attributes":{"colour":["red","blue"]}}\n\n',
    );
    await writeFile(
      path.join(folder, 'queries.jsonl'),
      '{"id":1,"q":"lamp","split":"dev","typo":"lmap"}\n{"id":2,"q":"none"}\n',
    );
    await writeFile(path.join(folder, 'qrels.jsonl'), '{"q":1,"p":1,"gain":1}\n');
    const set = await readForeignSet(folder);
    expect(set.products[0]).toMatchObject({ id: '1', features: 'colour red blue', pounds: 0 });
    expect(set.queries.map(({ q, set: name }) => [q, name])).toEqual([
      ['lamp', 'dev'],
      ['lmap', 'dev, typos'],
    ]);
    expect(set.leftOut).toBe(1);
  } finally {
    await rm(folder, { recursive: true });
  }
});
