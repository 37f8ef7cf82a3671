import { type Fired, fire, type Load } from '../fire.ts';
import { prepareLiveEvents } from './live-events.ts';
import { loadOf } from './loads.ts';
import type { PartName } from './parts.ts';
import type { Scene } from './scene.ts';

const WARM_UP_SECONDS = 1;
/** The assumed speed before the warm-up. */
const GUESS_PER_SECOND = 20;
/** As many answers as each connection waits for, however slow they are. */
const LEAST_EACH = 2;
/** When a request counts as broken: many logins at once wait for one another on a busy machine. */
const GIVE_UP_SECONDS = 60;

/** What the client saw of a part. Times in milliseconds. */
export interface Shot extends Pick<Fired, 'requests' | 'sent' | 'perSecond' | 'p50' | 'p99' | 'statuses' | 'broken'> {
  /** Bytes of an answer on its way, compressed and with its headers, the mean; null for events. */
  bytesEach: number | null;
}

/** Warms up and gets ready what the part sends. What is returned sends it. */
export async function prepareShot(
  part: PartName,
  scene: Scene,
  pace: { connections: number; seconds: number },
  signal: AbortSignal,
): Promise<() => Promise<Shot>> {
  if (part === 'live') {
    if (!scene.own) throw new Error('Live events need a shop of the bench’s own.');
    return prepareLiveEvents(scene.own, pace);
  }
  const { url } = scene;
  const { connections } = pace;
  await visitBefore(part, scene);
  const first = await loadOf(part, scene, { seconds: WARM_UP_SECONDS, connections, perSecond: GUESS_PER_SECOND });
  const warmUp = await fire(url, connections, { timeout: GIVE_UP_SECONDS, ...first }, signal);
  const load = longEnough(
    await loadOf(part, scene, { ...pace, perSecond: warmUp.perSecond || GUESS_PER_SECOND }),
    pace,
    warmUp.perSecond || 0,
  );
  return async () => {
    const { not2xx: _, ...seen } = await fire(url, connections, { timeout: GIVE_UP_SECONDS, ...load }, signal);
    if (seen.requests === 0) throw new Error(`no answer came, and ${seen.broken} requests broke or were given up`);
    return seen;
  };
}

// Of answers that take seconds there would be none, or only the quickest, at the end of a short time.
function longEnough(
  load: Load,
  { seconds, connections }: { seconds: number; connections: number },
  perSecond: number,
): Load {
  const least = LEAST_EACH * connections;
  if (load.amount || seconds * perSecond > least) return load;
  const { duration: _, ...rest } = load;
  return { ...rest, amount: least };
}

// A shop that has been open for a while has its most popular pages in the cache. What would be measured otherwise differs with the speed of
// the machine and with what was measured before. Pages in turn and those that do not exist are asked for as crawlers do, who come unexpected.
// It has taken orders as well: by then its program is compiled, and the database has a lasting plan of each statement on each connection.
const visitsBefore: Partial<Record<PartName, number>> = {
  product: 50,
  'product-popular': 3_000,
  cart: 2_000,
  order: 1_000,
};
const VISITORS = 16;
const visited = new WeakMap<Scene, Set<PartName>>();

async function visitBefore(part: PartName, scene: Scene): Promise<void> {
  const visits = visitsBefore[part] ?? 0;
  const before = visited.get(scene) ?? new Set();
  if (visits === 0 || part === 'live' || before.has(part)) return;
  visited.set(scene, before.add(part));
  const { duration: _, ...load } = await loadOf(part, scene, { connections: VISITORS, seconds: 1, perSecond: visits });
  await fire(scene.url, VISITORS, { amount: visits, ...load, timeout: GIVE_UP_SECONDS });
}

/** Answers with another status than this, broken connections, and events that did not come. */
export function errorsIn({ statuses, broken }: Pick<Shot, 'statuses' | 'broken'>, right: number): number {
  const wrong = Object.entries(statuses).filter(([status]) => Number(status) !== right);
  return wrong.reduce((sum, [, times]) => sum + times, broken);
}
