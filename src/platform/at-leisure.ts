import { performance } from 'node:perf_hooks';

/** Work that can wait until the process has little else to do. */
export interface Leisure {
  /** Puts a piece of work off. One that waits already is not added again; where too many wait, the one that has waited longest is dropped. */
  later(work: Work): void;
}

type Work = () => Promise<unknown>;

interface Limits {
  /** Of the time between two looks, what requests may have taken. */
  busyShare: number;
  lookEveryMs: number;
  most: number;
}

const LIMITS: Limits = { busyShare: 0.5, lookEveryMs: 50, most: 500 };

/** Opens a list of work that is done piece by piece, each after a moment in which the event loop was idle for most of the time. */
export function openLeisure({ busyShare, lookEveryMs, most }: Limits = LIMITS): Leisure {
  const waiting = new Set<Work>();
  let isLooking = false;

  const look = async () => {
    while (waiting.size > 0) {
      if (await isBusyFor(lookEveryMs, busyShare)) continue;
      const work = first(waiting);
      if (!work) break;
      waiting.delete(work);
      await work().catch(() => undefined);
    }
    isLooking = false;
  };
  return {
    later: (work) => {
      waiting.add(work);
      if (waiting.size > most) waiting.delete(first(waiting) as Work);
      if (isLooking) return;
      isLooking = true;
      void look();
    },
  };
}

function first(waiting: ReadonlySet<Work>): Work | undefined {
  for (const work of waiting) return work;
  return undefined;
}

/** Whether the event loop is busy for more than this share of the time that begins now. */
async function isBusyFor(ms: number, share: number): Promise<boolean> {
  const before = performance.eventLoopUtilization();
  // A process that ends does not wait for it.
  await new Promise((resolve) => setTimeout(resolve, ms).unref());
  return performance.eventLoopUtilization(before).utilization > share;
}
