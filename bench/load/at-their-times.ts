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

// As often as a timer can be had: at each turn all begin that are due.
const TURN_MS = 1;
// A shop that never catches up must not fill the memory of what asks it.
const MOST_UNDER_WAY = 5_000;

/**
 * Begins `act` so many times a second, whether those before are done or not, until it is stopped. It learns when its time was, on the clock
 * of `performance`, and returns how long it took; what it throws is counted by its message. Those that come while too many are under way
 * are not begun, and counted too.
 */
export function startAtTheirTimes(
  perSecond: number,
  act: (n: number, dueAt: number) => Promise<number>,
): { stop(): Promise<Came> } {
  const times: number[] = [];
  const refused: Record<string, number> = {};
  const startedAt = performance.now();
  const stopping = new AbortController();
  const running = new Set<Promise<void>>();
  const refuse = (why: string) => {
    refused[why] = (refused[why] ?? 0) + 1;
  };
  const begin = (n: number, dueAt: number) => {
    if (running.size >= MOST_UNDER_WAY) return refuse('too many before it still waited');
    const one = act(n, dueAt).then(
      (milliseconds) => {
        times.push(milliseconds);
      },
      ({ message }: Error) => refuse(message),
    );
    running.add(one);
    one.finally(() => running.delete(one));
  };
  const beginning = (async () => {
    let n = 0;
    const nextDueAt = () => startedAt + (n * 1_000) / perSecond;
    for await (const _ of every(TURN_MS, null, { signal: stopping.signal })) {
      for (; nextDueAt() <= performance.now(); n++) begin(n, nextDueAt());
    }
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
