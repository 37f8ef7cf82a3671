import { setInterval as every } from 'node:timers/promises';
import { fillCart } from '../carts.ts';
import { type Counter, orderRequest } from '../ordering.ts';
import { percentile } from '../percentile.ts';
import { MANY } from './addresses.ts';
import { zipfDraws } from './zipf.ts';

/** What became of the orders that were placed beside reads. */
export interface OrdersBeside {
  placed: number;
  perSecond: number;
  p50: number;
  p99: number;
  /** Why others were not, with how many. */
  refused: Record<string, number>;
}

/** Orders so many times a second as guests do, two products each by popularity, until it is stopped. */
export function startOrdersBeside(counter: Counter, perSecond: number): { stop(): Promise<OrdersBeside> } {
  const times: number[] = [];
  const refused: Record<string, number> = {};
  const range = counter.range.slice(0, MANY);
  const draws = zipfDraws(10_000, range.length, 2);
  const startedAt = performance.now();
  const stopping = new AbortController();
  const running = new Set<Promise<void>>();
  const order = async (n: number) => {
    const two = [2 * n, 2 * n + 1].flatMap((at) => range[draws[at % draws.length] ?? 0] ?? []);
    const { path, ...init } = orderRequest(counter, await fillCart(counter.url, two));
    const from = performance.now();
    const answer = await fetch(counter.url + path, init);
    await answer.arrayBuffer();
    if (answer.status !== 201) throw new Error(`answered ${answer.status}`);
    times.push(performance.now() - from);
  };
  const begin = (n: number) => {
    const one = order(n).catch(({ message }: Error) => {
      refused[message] = (refused[message] ?? 0) + 1;
    });
    running.add(one);
    one.finally(() => running.delete(one));
  };
  // They come at their times, whether those before are done or not.
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
      const placed = times.length;
      return { placed, perSecond: placed / seconds, p50: percentile(sorted, 50), p99: percentile(sorted, 99), refused };
    },
  };
}
