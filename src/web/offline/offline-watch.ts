/** Section 9: logout after 30 minutes offline, the banner counts down in steps of one. */
export const OFFLINE_LOGOUT_MINUTES = 30;
const MINUTE_MS = 60_000;
// A timer may fire a moment early, which must not cost a minute.
const EARLY_MS = 100;

/** The toasts of section 4, word for word. */
export const OFFLINE_TOASTS = {
  lost: { title: 'Connection Lost', variant: 'destructive' },
  restored: { title: 'Connection Restored', description: 'You are back online' },
  expired: {
    title: 'Session Expired',
    description: 'You have been logged out due to 30 minutes of offline inactivity.',
    variant: 'destructive',
  },
} as const;

export interface Connection {
  isOnline(): boolean;
  /** Calls `listener` on every change; returns how to stop. */
  onChange(listener: () => void): () => void;
}

export interface OfflineEvents {
  lost(): void;
  /** The connection is back, which was lost at this moment. */
  restored(since: number): void;
  expired(): void;
  /** Minutes until the logout, every minute; null when the countdown is over. */
  minutesLeft(minutes: number | null): void;
}

/** The present loss of connection, passed from one watch to the next. */
export interface Loss {
  since: number | null;
  hasExpired: boolean;
}

export function noLoss(): Loss {
  return { since: null, hasExpired: false };
}

/** Remembers the moment of the loss (epoch ms) for every other page of this browser, and for the next start of it. */
export interface StoredLoss {
  read(): number | null;
  write(since: number | null): void;
}

const notStored: StoredLoss = { read: () => null, write: () => undefined };

/**
 * Watches the connection and logs out after 30 minutes without one. A loss that an earlier watch began, or that another page
 * of the browser has stored, continues without another toast. Returns how to stop watching.
 */
export function watchOffline(
  connection: Connection,
  events: OfflineEvents,
  loss: Loss = noLoss(),
  stored: StoredLoss = notStored,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  // By the clock, because a sleeping browser misses ticks.
  const count = (since: number) => {
    const passed = Math.floor((Date.now() - since + EARLY_MS) / MINUTE_MS);
    const left = Math.min(Math.max(OFFLINE_LOGOUT_MINUTES - passed, 0), OFFLINE_LOGOUT_MINUTES);
    events.minutesLeft(left);
    if (left > 0) timer = setTimeout(() => count(since), since + (passed + 1) * MINUTE_MS - Date.now());
    else expire();
  };
  const expire = () => {
    if (loss.hasExpired || connection.isOnline()) return;
    loss.hasExpired = true;
    events.expired();
  };
  // A clock that was set back since then must not lengthen the wait.
  const lose = (isNew: boolean) => {
    const known = loss.since ?? stored.read();
    loss.since = Math.min(known ?? Date.now(), Date.now());
    stored.write(loss.since);
    count(loss.since);
    if (isNew || known === null) events.lost();
  };
  const restore = (since: number) => {
    clearTimeout(timer);
    Object.assign(loss, noLoss());
    stored.write(null);
    events.minutesLeft(null);
    events.restored(since);
  };
  const look = (isChange: boolean) => {
    if (connection.isOnline()) {
      const since = loss.since ?? stored.read();
      if (since !== null) restore(since);
    } else if (!isChange || loss.since === null) lose(isChange);
  };

  look(false);
  const stopListening = connection.onChange(() => look(true));
  return () => {
    stopListening();
    clearTimeout(timer);
  };
}

/** The browser's own idea of being online. */
export const browserConnection: Connection = {
  isOnline: () => navigator.onLine,
  onChange(listener) {
    addEventListener('online', listener);
    addEventListener('offline', listener);
    return () => {
      removeEventListener('online', listener);
      removeEventListener('offline', listener);
    };
  },
};
