import { expect, test } from 'vitest';
import { until } from './processes.mjs';
import { supervise } from './supervise.mjs';

test('what ends unasked starts again, and what is stopped does not', async () => {
  const started = [];
  const ends = [];
  const start = async () => {
    const process = { ready: Promise.resolve() };
    process.exited = new Promise((resolve) => {
      process.end = resolve;
    });
    process.stop = async () => process.end('stopped');
    started.push(process);
    return process;
  };
  const supervised = await supervise(start, { onEnd: (how) => ends.push(how), giveUp: () => {} });
  started[0].end('SIGKILL');
  expect(await until(() => started.length === 2, 3000)).toBe(true);
  expect(supervised.current).toBe(started[1]);
  await supervised.stop();
  await until(() => started.length > 2, 400);
  expect(started).toHaveLength(2);
  expect(ends).toEqual(['SIGKILL']);
});

test('a first start that fails is told to the caller, and not tried again', async () => {
  let starts = 0;
  const start = async () => {
    starts++;
    throw new Error('no disk');
  };
  await expect(supervise(start, { onEnd: () => {}, giveUp: () => {} })).rejects.toThrow('no disk');
  expect(starts).toBe(1);
});
