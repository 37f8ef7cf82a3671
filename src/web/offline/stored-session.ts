import { useEffect } from 'react';
import type { SessionUser } from '#web/session.ts';
import { browserStore } from './browser-store.ts';

const KEY = 'userSession';

/** Stores the signed-in user for display and the offline watch (decision A1); it holds no secret and grants no rights. */
export function useStoredSession(user: SessionUser | null | undefined): void {
  useEffect(() => storeSession(user), [user]);
}

/** Stores the user; `null` (signed out) deletes it, `undefined` (not known yet) changes nothing. */
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
