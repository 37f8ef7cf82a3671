import { browserStore } from './browser-store.ts';

const KEY = 'logoutToSend';

let sending: Promise<void> | null = null;

/** Keeps in mind that the server's session has to end too, as soon as it can be reached (decision D8). */
export function rememberLogout(): void {
  browserStore.set(KEY, '1');
}

export function isLogoutRemembered(): boolean {
  return browserStore.get(KEY) !== null;
}

/**
 * Sends the remembered logout, if there is one, once however many ask at the same time. It stays remembered until the
 * server has carried it out. Never rejects: whoever waits has a call of their own to make, which will tell.
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
