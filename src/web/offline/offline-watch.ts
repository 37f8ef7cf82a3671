/** Section 9: logout after 30 minutes offline, the banner counts down in steps of one. */
export const OFFLINE_LOGOUT_MINUTES = 30;
const MINUTE_MS = 60_000;

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
  /** Tells every change of the connection; returns how to stop listening. */
  onChange(listener: () => void): () => void;
}

export interface OfflineEvents {
  lost(): void;
  restored(): void;
  expired(): void;
  /** Minutes until the logout, every minute; null when the countdown is over. */
  minutesLeft(minutes: number | null): void;
}

export type Timers = Pick<typeof globalThis, 'setTimeout' | 'clearTimeout' | 'setInterval' | 'clearInterval'>;

/** Watches the connection and logs out after 30 minutes without one. Returns how to stop watching. */
export function watchOffline(connection: Connection, events: OfflineEvents, timers: Timers = globalThis): () => void {
  let stopCountdown: (() => void) | undefined;

  const lose = () => {
    const since = Date.now();
    // By the clock and not by counting: a browser that slept has fewer ticks than minutes behind it. A timer may come a
    // moment early, which must not cost a minute.
    const tick = timers.setInterval(() => {
      const passed = Math.round((Date.now() - since) / MINUTE_MS);
      events.minutesLeft(Math.max(OFFLINE_LOGOUT_MINUTES - passed, 0));
    }, MINUTE_MS);
    const logout = timers.setTimeout(() => {
      timers.clearInterval(tick);
      if (!connection.isOnline()) events.expired();
    }, OFFLINE_LOGOUT_MINUTES * MINUTE_MS);
    stopCountdown = () => {
      timers.clearInterval(tick);
      timers.clearTimeout(logout);
      stopCountdown = undefined;
      events.minutesLeft(null);
    };
    events.minutesLeft(OFFLINE_LOGOUT_MINUTES);
    events.lost();
  };

  const look = () => {
    if (!connection.isOnline() && !stopCountdown) lose();
    else if (connection.isOnline() && stopCountdown) {
      stopCountdown();
      events.restored();
    }
  };

  look();
  const stopListening = connection.onChange(look);
  return () => {
    stopListening();
    stopCountdown?.();
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
