import { useEffect } from 'react';
import type { SessionUser } from '#web/session.ts';
import { browserStore } from './browser-store.ts';

const KEY = 'userSession';

/** Mirrors who is signed in for display and the offline watch (decision A1); nothing secret, and it protects nothing. */
export function useStoredSession(user: SessionUser | null | undefined): void {
  useEffect(() => storeSession(user), [user]);
}

/** Writes the mirror, or takes it away when nobody is signed in; `undefined`: not known yet, so it stays as it is. */
export function storeSession(user: SessionUser | null | undefined): void {
  if (user === undefined) return;
  if (user === null) {
    browserStore.remove(KEY);
    return;
  }
  const { id, username, firstName, lastName, email, userType } = user;
  browserStore.set(KEY, JSON.stringify({ id, username, firstName, lastName, email, userType }));
}

/** Clears the stored session and all session storage (section 4, 'Offline watch'). */
export function clearStoredSession(): void {
  browserStore.remove(KEY);
  browserStore.clearTab();
}
