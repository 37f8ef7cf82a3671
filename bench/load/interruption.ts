const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** A request to stop, by Ctrl-C or by the command that started the bench. */
export interface Interruption {
  signal: AbortSignal;
  /** What the work returns; throws as soon as a stop is asked for. */
  orInterrupted: <T>(work: Promise<T>) => Promise<T>;
  /** Leaves signals to Node again. */
  close(): void;
}

/** Turns signals into an orderly stop. */
export function listenForInterruption(): Interruption {
  const controller = new AbortController();
  const { signal } = controller;
  const stop = () => controller.abort(new Error('it was interrupted'));
  for (const name of SIGNALS) process.on(name, stop);
  const interrupted = new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  interrupted.catch(() => undefined);
  return {
    signal,
    orInterrupted(work) {
      // What goes on for a moment fails when its shop is closed.
      work.catch(() => undefined);
      return Promise.race([interrupted, work]);
    },
    close() {
      for (const name of SIGNALS) process.off(name, stop);
    },
  };
}
