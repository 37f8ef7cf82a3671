import type { Steps } from './steps.ts';

// So many items take well under a millisecond, and a yield for each would cost as much as the work.
const PIECE = 256;
// Comparing may take microseconds, such as names by their alphabet.
const SORTED_PIECE = 64;

/** Calls `work` for each item of a list in order, as steps. */
export function* eachOf<T>(list: ArrayLike<T>, work: (item: T, at: number) => void): Steps<void> {
  for (let start = 0; start < list.length; start += PIECE) {
    const end = Math.min(start + PIECE, list.length);
    for (let at = start; at < end; at++) work(list[at] as T, at);
    if (end < list.length) yield;
  }
}

/** `list.filter(test)` as steps. */
export function* filtered<T>(list: ArrayLike<T>, test: (item: T) => boolean): Steps<T[]> {
  const found: T[] = [];
  yield* eachOf(list, (item) => {
    if (test(item)) found.push(item);
  });
  return found;
}

/** `list.map(make)` as steps. */
export function* mapped<T, Made>(list: ArrayLike<T>, make: (item: T, at: number) => Made): Steps<Made[]> {
  const made: Made[] = [];
  yield* eachOf(list, (item, at) => {
    made.push(make(item, at));
  });
  return made;
}

/** `list.some(test)` as steps. */
export function* hasAny<T>(list: ArrayLike<T>, test: (item: T, at: number) => boolean): Steps<boolean> {
  for (let start = 0; start < list.length; start += PIECE) {
    const end = Math.min(start + PIECE, list.length);
    for (let at = start; at < end; at++) if (test(list[at] as T, at)) return true;
    if (end < list.length) yield;
  }
  return false;
}

/** `list.toSorted(compare)` as steps; equals stay in their order. Sorts pieces, then merges them two by two. */
export function* sorted<T>(list: readonly T[], compare: (a: T, b: T) => number): Steps<T[]> {
  let from = list.slice();
  let to: T[] = list.slice();
  for (let start = 0; start < list.length; start += SORTED_PIECE) {
    const piece = list.slice(start, start + SORTED_PIECE).sort(compare);
    for (let at = 0; at < piece.length; at++) from[start + at] = piece[at] as T;
    yield;
  }
  for (let size = SORTED_PIECE; size < list.length; size *= 2) {
    for (let start = 0; start < list.length; start += 2 * size) yield* merge(from, to, start, size, compare);
    [from, to] = [to, from];
  }
  return from;
}

// Merges two neighbours of `size` items, the last of which may be shorter or missing.
function* merge<T>(from: T[], to: T[], start: number, size: number, compare: (a: T, b: T) => number): Steps<void> {
  const middle = Math.min(start + size, from.length);
  const end = Math.min(start + 2 * size, from.length);
  let [left, right] = [start, middle];
  for (let at = start; at < end; at++) {
    const isLeft = left < middle && (right >= end || compare(from[left] as T, from[right] as T) <= 0);
    to[at] = (isLeft ? from[left++] : from[right++]) as T;
    if (at % SORTED_PIECE === 0) yield;
  }
}
