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

test('a faulty program is given up after five ends, and at once over a wrong setting; kills from outside do not count', async () => {
  expect(await endsOf(['exit code 1', 'SIGSEGV', 'exit code 1', 'exit code 1', 'exit code 1'])).toEqual([
    ...['exit code 1', 'SIGSEGV', 'exit code 1', 'exit code 1'],
    'given up: exit code 1',
  ]);
  expect(await endsOf(['SIGKILL', 'exit code 78'])).toEqual(['SIGKILL', 'given up: exit code 78']);
  const killed = ['SIGKILL', 'SIGTERM', 'SIGKILL', 'SIGKILL', 'SIGKILL', 'SIGKILL'];
  expect(await endsOf(killed)).toEqual(killed);
});

test('what may not be given up is started for ever', async () => {
  const faulty = Array.from({ length: 7 }, () => 'exit code 1');
  expect(await endsOf(faulty, false)).toEqual(faulty);
});

/** What is said of a process that ends so, each time as soon as it was started, and then lives on. */
async function endsOf(hows, mayGiveUp = true) {
  const said = [];
  const ends = [...hows];
  const waits = [];
  const start = async () => {
    const how = ends.shift();
    const exited = how ? Promise.resolve(how) : new Promise(() => {});
    return { ready: Promise.resolve(), exited, stop: async () => {} };
  };
  const giveUp = mayGiveUp ? (how) => void said.push(`given up: ${how}`) : undefined;
  const pause = async (milliseconds) => void waits.push(milliseconds);
  const supervised = await supervise(start, { onEnd: (how) => said.push(how), giveUp, pause });
  await until(() => said.length === hows.length, 1000);
  await supervised.stop();
  expect(Math.max(...waits)).toBeLessThanOrEqual(10_000);
  return said;
}
