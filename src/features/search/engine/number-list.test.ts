import { expect, test } from 'vitest';
import { openNumberList, openNumberLists, startsOf } from './number-list.ts';

test('a list has all numbers that were added, beyond the room that it began with', () => {
  const list = openNumberList();
  expect([...list.between(0, 9)]).toEqual([]);
  for (let n = 0; n < 5_000; n++) list.add(4_294_967_295 - n);
  expect(list.length).toBe(5_000);
  expect([list.at(0), list.at(1_024), list.at(4_999)]).toEqual([4_294_967_295, 4_294_966_271, 4_294_962_296]);
  expect([...list.between(4_998, 6_000)]).toEqual([4_294_962_297, 4_294_962_296]);
});

test('each thing has its own numbers, also one without any', () => {
  const lists = openNumberLists();
  for (const numbers of [[7, 7], [], [3]]) lists.add(numbers);
  expect([0, 1, 2].map((n) => [...lists.of(n)])).toEqual([[7, 7], [], [3]]);
});

test('lists that lie one after another start where the one before ends', () => {
  expect([...startsOf(Uint32Array.of(2, 0, 1))]).toEqual([0, 2, 2, 3]);
  expect([...startsOf(new Uint32Array())]).toEqual([0]);
});

test('a list that is given back is empty, and so is its room', () => {
  const lists = openNumberLists();
  lists.add([7, 8]);
  const before = lists.of(0);
  lists.free();
  expect([before.length, ...lists.of(0)]).toEqual([0]);
});
