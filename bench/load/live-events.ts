import { setTimeout as wait } from 'node:timers/promises';
import { changeStatus, placeFollowedOrder } from '../followed-order.ts';
import { percentile } from '../percentile.ts';
import { openFollowers, type Stream } from '../streams.ts';
import type { OwnShop } from './scene.ts';
import type { Shot } from './shot.ts';

const WARM_UP_CHANGES = 3;
const LOST_AFTER_MS = 5_000;

/**
 * Prepares followers of one order. What is returned changes its status again and again for so many seconds, each time when all
 * followers have heard of the change before, and closes them. A request is an event at a follower, timed from the moment that
 * staff send the change; one that does not come within five seconds is broken.
 */
export async function prepareLiveEvents(
  { counter }: OwnShop,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<() => Promise<Shot>> {
  const followed = await placeFollowedOrder(counter);
  const { orderNumber } = followed.order;
  const followers = await openFollowers(counter.url, orderNumber, connections);
  let turn = 0;
  const change = async () => {
    for (const follower of followers) follower.waitFor(orderNumber);
    const from = performance.now();
    const [arrived] = await Promise.all([
      Promise.all(followers.map(arrivalOf)),
      changeStatus(counter.url, followed, turn++),
    ]);
    return arrived.map((at) => at && at - from);
  };
  while (turn < WARM_UP_CHANGES) await change();
  return async () => {
    const waits: (number | null)[] = [];
    const from = performance.now();
    while (performance.now() - from < seconds * 1_000) waits.push(...(await change()));
    const elapsedMs = performance.now() - from;
    for (const follower of followers) follower.close();
    return shotOf(waits, elapsedMs);
  };
}

function shotOf(waits: readonly (number | null)[], elapsedMs: number): Shot {
  const times = waits.filter((time) => time !== null).sort((a, b) => a - b);
  return {
    requests: times.length,
    sent: waits.length,
    perSecond: (times.length / elapsedMs) * 1_000,
    p50: percentile(times, 50),
    p99: percentile(times, 99),
    statuses: {},
    broken: waits.length - times.length,
    bytesEach: null,
  };
}

function arrivalOf({ arrival }: Stream): Promise<number | null> {
  const giveUp = new AbortController();
  const late = wait(LOST_AFTER_MS, null, { signal: giveUp.signal }).catch(() => null);
  return Promise.race([arrival, late]).finally(() => giveUp.abort());
}
