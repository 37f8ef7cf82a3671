import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { writeList, writePart } from './written-list.ts';

const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('utf8');
const listOf = (...parts: unknown[][]) => writeList(parts.map(writePart));

test.each([
  ['of nothing', []],
  ['of one part', [[{ name: 'Menu board' }]]],
  ['of several, with letters that take more bytes than one', [[{ name: 'Café £5' }, null], ['日本'], [1, 2, 3]]],
])('a list %s says the same as one written in one go, compressed or not', async (_, parts) => {
  const list = listOf(...parts);
  expect(text(list.bytes)).toBe(JSON.stringify(parts.flat()));
  expect(text(gunzipSync(await list.gzip()))).toBe(JSON.stringify(parts.flat()));
});

test('a list that says something else, or the same in another sequence, has another tag', () => {
  const tags = [listOf(['a'], ['b']), listOf(['b'], ['a']), listOf(['a'], ['c']), listOf(['a'])].map(({ tag }) => tag);
  expect(new Set(tags).size).toBe(4);
  expect(listOf(['a'], ['b']).tag).toBe(tags[0]);
});

test('in parts it is hardly larger than as a whole', async () => {
  const products = Array.from({ length: 960 }, (_, id) => ({
    ...{
      id,
      name: `Menu board ${id}`,
      description: `A screen of ${id % 90} inches for shops, ${'bright and quiet '.repeat(20)}`,
    },
    ...{ price: `${id * 7}.00`, category: 'Menu boards', specs: { nits: 350 + id, touch: id % 2 === 0 } },
  }));
  const parts = Array.from({ length: 30 }, (_, at) => products.slice(at * 32, at * 32 + 32));
  const [inParts, whole] = [await listOf(...parts).gzip(), await listOf(products).gzip()];
  expect(inParts.byteLength).toBeLessThan(whole.byteLength * 1.4);
});
