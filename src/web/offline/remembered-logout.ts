import { browserStore } from './browser-store.ts';
import { clearStoredSession, isSessionStored } from './stored-session.ts';

const KEY = 'logoutToSend';

let sending: Promise<void> | null = null;

/**
 * Clears what this browser stores of the visit, and remembers that the server's session has to end too (decision D8).
 * Returns whether a user was signed in: a visitor has nothing to be logged out of.
 */
export function logOutOffline(): boolean {
  const wasSignedIn = isSessionStored() || isLogoutRemembered();
  // In this order: a tab that finds no session any more must find the logout.
  if (wasSignedIn) rememberLogout();
  clearStoredSession();
  return wasSignedIn;
}

/** Remembers that the server's session has to end, as soon as it can be reached. */
export function rememberLogout(): void {
  browserStore.set(KEY, '1');
}

export function isLogoutRemembered(): boolean {
  return browserStore.get(KEY) !== null;
}

/**
 * Sends the remembered logout, if any, once for all concurrent callers; it stays remembered until the server confirms it.
 * Never rejects: the caller's own call shows the failure.
 */
export function sendRememberedLogout(send: typeof fetch = fetch): Promise<void> {
  if (!isLogoutRemembered()) return Promise.resolve();
  sending ??= logOut(send).finally(() => {
    sending = null;
  });
  return sending;
}

async function logOut(send: typeof fetch): Promise<void> {
  const response = await send('/api/logout', { method: 'POST', credentials: 'include' }).catch(() => null);
  if (response?.ok) browserStore.remove(KEY);
}
