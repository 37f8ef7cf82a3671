import { setInterval as every } from 'node:timers/promises';
import { percentile } from '../percentile.ts';

/** What became of visitors who came so many times a second. Times in milliseconds. */
export interface Came {
  done: number;
  perSecond: number;
  p50: number;
  p99: number;
  /** Why others failed, with how many. */
  refused: Record<string, number>;
}

/**
 * Begins `act` so many times a second, whether those before are done or not, until it is stopped. It returns how long it took; what it
 * throws is counted by its message.
 */
export function startAtTheirTimes(perSecond: number, act: (n: number) => Promise<number>): { stop(): Promise<Came> } {
  const times: number[] = [];
  const refused: Record<string, number> = {};
  const startedAt = performance.now();
  const stopping = new AbortController();
  const running = new Set<Promise<void>>();
  const begin = (n: number) => {
    const one = act(n).then(
      (milliseconds) => {
        times.push(milliseconds);
      },
      ({ message }: Error) => {
        refused[message] = (refused[message] ?? 0) + 1;
      },
    );
    running.add(one);
    one.finally(() => running.delete(one));
  };
  const beginning = (async () => {
    let n = 0;
    for await (const _ of every(1_000 / perSecond, null, { signal: stopping.signal })) begin(n++);
  })().catch(() => undefined);
  return {
    async stop() {
      const seconds = (performance.now() - startedAt) / 1_000;
      stopping.abort();
      await beginning;
      await Promise.all(running);
      const sorted = times.toSorted((a, b) => a - b);
      const done = times.length;
      return { done, perSecond: done / seconds, p50: percentile(sorted, 50), p99: percentile(sorted, 99), refused };
    },
  };
}
