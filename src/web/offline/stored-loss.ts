import { browserStore } from './browser-store.ts';
import type { StoredLoss } from './offline-watch.ts';

const KEY = 'connectionLostAt';

/** When the connection was lost, as this browser stores it: every tab and every page opened offline counts from it (decision D8). */
export const storedLoss: StoredLoss = {
  read: () => Number(browserStore.get(KEY)) || null,
  write: (since) => (since === null ? browserStore.remove(KEY) : browserStore.set(KEY, String(since))),
};

/** The same for a page of the shop, which forgets the loss once the shop is reached: a browser says 'online' sooner, or as it closes. */
export const storedLossUntilReached: StoredLoss = {
  read: storedLoss.read,
  write: (since) => {
    if (since !== null) return storedLoss.write(since);
    fetch('/api/health').then(
      () => storedLoss.write(null),
      () => undefined,
    );
  },
};
