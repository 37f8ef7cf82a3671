import { setTimeout as sleep } from 'node:timers/promises';
import { ConfigError } from '#platform/config.ts';
import { isDatabaseAway } from '#platform/database.ts';
import { whyWaiting, wrongAddress, wrongOwner } from '#platform/database-address.ts';
import { sqlState } from '#platform/sql-state.ts';

const WAIT_MS = { first: 250, most: 1_000 };

/**
 * Does the work of a start as often as it takes: while the database is absent, starting or busy with another instance it waits,
 * for ever, and says why. What it refuses for good, such as a wrong password, is a {@link ConfigError}. The work may run again.
 */
export async function awaitDatabase<T>(work: () => Promise<T>, say: (text: string) => void): Promise<T> {
  let said = '';
  for (let waitMs = WAIT_MS.first; ; waitMs = Math.min(waitMs * 2, WAIT_MS.most)) {
    try {
      return await work();
    } catch (error) {
      const wrong = wrongAddress(error) ?? wrongOwner(error);
      if (wrong) throw new ConfigError(wrong);
      if (!isDatabaseAway(error) && !BUSY.includes(sqlState(error) ?? '')) throw error;
      const reason = whyWaiting(error);
      if (reason !== said) say(reason);
      said = reason;
      await sleep(waitMs);
    }
  }
}

// Another instance holds the lock of the start for longer than a statement may wait, or two deadlocked.
const BUSY = ['55P03', '57014', '40P01', '40001'];
