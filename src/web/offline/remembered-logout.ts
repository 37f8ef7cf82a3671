import { api } from '#web/api.ts';
import { browserStore } from './browser-store.ts';

const KEY = 'logoutToSend';

/** Keeps in mind that the server's session has to end too, as soon as it can be reached (decision D8). */
export function rememberLogout(): void {
  browserStore.set(KEY, '1');
}

/** Sends the remembered logout, if there is one. It stays remembered until the server has answered. */
export async function sendRememberedLogout(): Promise<void> {
  if (browserStore.get(KEY) === null) return;
  await api('POST /api/logout');
  browserStore.remove(KEY);
}
