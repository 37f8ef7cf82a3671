/** Delays retries after failures, each time twice as long. Lives in this process only. */
export interface Backoff {
  failed(id: number): void;
  /** The ids that are still delayed. */
  waiting(): number[];
}

/** Makes a backoff; the waits are in milliseconds. */
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
