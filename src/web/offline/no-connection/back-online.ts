const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;

/**
 * Asks until the shop answers, with ever longer pauses: a browser says 'online' before a line carries anything. While it
 * says 'offline' nothing is asked; the change to 'online' ends the pause.
 */
export async function backOnline(isReached: () => Promise<boolean>): Promise<void> {
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
    if (navigator.onLine && (await isReached().catch(() => false))) return;
    await untilOnline(pause);
  }
}

async function untilOnline(longestMs: number): Promise<void> {
  const listening = new AbortController();
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, longestMs);
    const wake = () => {
      clearTimeout(timer);
      resolve();
    };
    addEventListener('online', wake, { signal: listening.signal });
  });
  listening.abort();
}
