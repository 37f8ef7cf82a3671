/** Runs of a function that never overlap. */
export interface OneAtATime {
  /** Resolves when a run that began after this call has ended; rejects when it failed. */
  soon(): Promise<void>;
  /** The current run. */
  now(): Promise<void> | null;
}

/** Runs `run` one at a time; any number of calls during a run causes one more run. */
export function oneAtATime(run: () => Promise<void>): OneAtATime {
  let running: Promise<void> | null = null;
  let next: Promise<void> | null = null;
  const soon = (): Promise<void> => {
    if (!running) {
      running = run().finally(() => {
        running = null;
      });
      return running;
    }
    next ??= running
      .catch(() => undefined)
      .then(() => {
        next = null;
        return soon();
      });
    return next;
  };
  return { soon, now: () => running };
}
