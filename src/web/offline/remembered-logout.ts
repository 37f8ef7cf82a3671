import { browserStore } from './browser-store.ts';

const KEY = 'logoutToSend';

let sending: Promise<void> | null = null;

/** Remembers that the server's session must end too, once the server can be reached (decision D8). */
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
