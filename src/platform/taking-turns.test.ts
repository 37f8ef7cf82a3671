import { expect, test } from 'vitest';
import { atOnce } from './steps.ts';
import { takingTurns } from './taking-turns.ts';

const busyFor = (ms: number) => {
  const until = performance.now() + ms;
  while (performance.now() < until);
};

function* work<T>(steps: number, ms: number, result: T) {
  for (let step = 0; step < steps; step++) {
    busyFor(ms);
    yield;
  }
  return result;
}

test('what fails rejects, and what waits behind it goes on', async () => {
  const { run } = takingTurns();
  const failing = run(
    (function* () {
      yield;
      throw new Error('it is broken');
    })(),
  );
  const other = run(work(2, 0, 'done'));
  await expect(failing).rejects.toThrow('it is broken');
  expect(await other).toBe('done');
  expect(await run(work(0, 0, 'once more'))).toBe('once more');
});

test('the same comes of it as in one go', async () => {
  expect(await takingTurns().run(work(20, 1, 42))).toBe(atOnce(work(20, 1, 42)));
});

test('much work at once leaves the loop after each turn, as little work does', async () => {
  const { run } = takingTurns(4);
  let rounds = 0;
  const count = () => {
    rounds++;
    timer = setImmediate(count);
  };
  let timer = setImmediate(count);
  await Promise.all(Array.from({ length: 8 }, () => run(work(10, 1, null))));
  clearImmediate(timer);
  // 80 ms of work in turns of 4 ms.
  expect(rounds).toBeGreaterThanOrEqual(18);
});

test('short work does not wait for long work', async () => {
  const { run } = takingTurns(1, 40);
  const done: string[] = [];
  const long = [1, 2].map(() => run(work(200, 1, null)).then(() => done.push('long')));
  const short = run(work(1, 0, null)).then(() => done.push('short'));
  await Promise.all([...long, short]);
  expect(done[0]).toBe('short');
});

test('of long work one is under way at a time, and short work does not hold it up for ever', async () => {
  const { run } = takingTurns(1, 2);
  const started: number[] = [];
  const done: string[] = [];
  function* noting(name: string) {
    for (let step = 0; step < 30; step++) {
      busyFor(1);
      if (step === 10) started.push(done.length);
      yield;
    }
    done.push(name);
  }
  const flood = { isOn: true };
  const flooding = (async () => {
    while (flood.isOn) await run(work(1, 1, null));
  })();
  await Promise.all(['first', 'second', 'third'].map((name) => run(noting(name))));
  flood.isOn = false;
  await flooding;
  expect(started).toEqual([0, 1, 2]);
});
