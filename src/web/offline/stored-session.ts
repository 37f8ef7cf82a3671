import type { SessionUser } from '#web/session.ts';
import { browserStore } from './browser-store.ts';

const KEY = 'userSession';
// Decision A1; none of them is a secret.
const STORED = ['id', 'username', 'firstName', 'lastName', 'email', 'userType'];

/**
 * Stores the user; `undefined` (not known yet) changes nothing. `null` (signed out) clears what was stored while a user was
 * signed in, the draft of a checkout included; a guest's draft stays.
 */
export function storeSession(user: SessionUser | null | undefined): void {
  if (user === undefined) return;
  if (user === null) {
    if (isSessionStored()) clearStoredSession();
    return;
  }
  browserStore.set(KEY, JSON.stringify(user, STORED));
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
