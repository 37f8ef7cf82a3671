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
  restored(): void;
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

/**
 * Watches the connection and logs out after 30 minutes without one. A loss that an earlier watch began continues without
 * another toast. Returns how to stop watching.
 */
export function watchOffline(connection: Connection, events: OfflineEvents, loss: Loss = noLoss()): () => void {
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
  const lose = () => {
    loss.since = Date.now();
    count(loss.since);
    events.lost();
  };
  const restore = () => {
    clearTimeout(timer);
    Object.assign(loss, noLoss());
    events.minutesLeft(null);
    events.restored();
  };
  const look = () => {
    if (!connection.isOnline() && loss.since === null) lose();
    else if (connection.isOnline() && loss.since !== null) restore();
  };

  if (loss.since !== null && !connection.isOnline()) count(loss.since);
  else look();
  const stopListening = connection.onChange(look);
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
