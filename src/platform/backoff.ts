/** Things that failed and are to be left alone for a while, each time twice as long. Kept by this process alone. */
export interface Backoff {
  failed(id: number): void;
  /** The ids whose time has not come yet. */
  waiting(): number[];
}

/** Waits are in milliseconds. */
export function newBackoff(wait: { first: number; most: number }, now: () => number = Date.now): Backoff {
  const known = new Map<number, { until: number; waitMs: number }>();
  return {
    failed: (id) => {
      const before = known.get(id);
      const waitMs = before ? Math.min(before.waitMs * 2, wait.most) : wait.first;
      known.set(id, { until: now() + waitMs, waitMs });
    },
    waiting: () => [...known].filter(([, { until }]) => until > now()).map(([id]) => id),
  };
}
