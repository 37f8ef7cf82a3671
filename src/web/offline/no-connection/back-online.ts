const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;

/** Asks until the shop answers, with ever longer pauses: a browser says 'online' before a line carries anything. */
export async function backOnline(isReached: () => Promise<boolean>): Promise<void> {
  for (
    let pause = FIRST_PAUSE_MS;
    !(await isReached().catch(() => false));
    pause = Math.min(2 * pause, LONGEST_PAUSE_MS)
  ) {
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}
