import { expect, test } from 'vitest';
import { atOnce, each, inSteps, inTurns } from './steps.ts';

const busyFor = (ms: number) => {
  const until = performance.now() + ms;
  while (performance.now() < until);
};

test('what fails ends the work, and what comes after it is left alone', async () => {
  const done: number[] = [];
  const work = (item: number) => {
    if (item === 2) throw new Error('the second is broken');
    done.push(item);
  };
  await expect(inSteps([1, 2, 3], work)).rejects.toThrow('the second is broken');
  expect(done).toEqual([1]);
});

test('a list without anything in it is done at once', async () => {
  await inSteps([], () => expect.unreachable());
});

test('each item is worked on once, in order', async () => {
  const done: number[] = [];
  await inSteps([3, 1, 2], (item) => done.push(item), 0);
  expect(done).toEqual([3, 1, 2]);
});

test('a long list lets what else waits have its turn in between', async () => {
  let done = 0;
  const seen: number[] = [];
  const look = () => {
    seen.push(done);
    if (done < 10) setImmediate(look);
  };
  setImmediate(look);
  await inSteps(
    Array.from({ length: 10 }),
    () => {
      busyFor(2);
      done++;
    },
    4,
  );
  // Two items of 2 ms are a step; an item may take longer on a busy machine.
  expect(seen.filter((count) => count > 0 && count < 10).length).toBeGreaterThanOrEqual(3);
  expect(Math.max(...seen.slice(1).map((count, i) => count - (seen[i] ?? 0)))).toBeLessThanOrEqual(2);
});

test('what costs little is done in one step', async () => {
  let turns = 0;
  const count = () => {
    turns++;
    timer = setImmediate(count);
  };
  let timer = setImmediate(count);
  await inSteps([1, 2, 3], () => undefined, 10_000);
  clearImmediate(timer);
  expect(turns).toBe(0);
});

test('work in turns comes to the same as work in one go', async () => {
  function* sum(numbers: readonly number[]) {
    let total = 0;
    yield* each(numbers, (number) => {
      total += number;
    });
    return total;
  }
  expect(atOnce(sum([1, 2, 3]))).toBe(6);
  expect(await inTurns(sum([1, 2, 3]), 0)).toBe(6);
});
