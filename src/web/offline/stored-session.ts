import type { SessionUser } from '#web/session.ts';
import { browserStore } from './browser-store.ts';

const KEY = 'userSession';

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

/** Whether this browser stores a signed-in user. */
export function isSessionStored(): boolean {
  return browserStore.get(KEY) !== null;
}

/** Clears the stored session and all session storage (section 4, 'Offline watch'). */
export function clearStoredSession(): void {
  browserStore.remove(KEY);
  browserStore.clearTab();
}
