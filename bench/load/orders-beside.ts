import { fillCart } from '../carts.ts';
import { type Counter, orderRequest } from '../ordering.ts';
import { fromAddress } from '../streams.ts';
import { MANY } from './addresses.ts';
import { type Came, startAtTheirTimes } from './at-their-times.ts';
import { zipfDraws } from './zipf.ts';

// Of the group of addresses that no other load has: a network opens so many carts an hour.
const BUYERS_GROUP = 201;

/** Orders so many times a second as guests do, two products each by popularity, until it is stopped. */
export function startOrdersBeside(counter: Counter, perSecond: number): { stop(): Promise<Came> } {
  const range = counter.range.slice(0, MANY);
  const draws = zipfDraws(10_000, range.length, 2);
  return startAtTheirTimes(perSecond, async (n) => {
    const two = [2 * n, 2 * n + 1].flatMap((at) => range[draws[at % draws.length] ?? 0] ?? []);
    const { path, ...init } = orderRequest(counter, await fillCart(counter.url, two, fromAddress(BUYERS_GROUP, n)));
    const from = performance.now();
    const answer = await fetch(counter.url + path, init);
    await answer.arrayBuffer();
    if (answer.status !== 201) throw new Error(`answered ${answer.status}`);
    return performance.now() - from;
  });
}
