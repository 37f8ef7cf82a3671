import { browserStore } from './browser-store.ts';
import type { StoredLoss } from './offline-watch.ts';

const KEY = 'connectionLostAt';

/** When the connection was lost, as this browser stores it: every tab and every page opened offline counts from it (decision D8). */
export const storedLoss: StoredLoss = {
  read: () => Number(browserStore.get(KEY)) || null,
  write: (since) => (since === null ? browserStore.remove(KEY) : browserStore.set(KEY, String(since))),
};
