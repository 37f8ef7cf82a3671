import { useSyncExternalStore } from 'react';

let isLoggedOut = false;
const listeners = new Set<() => void>();

/** Whether the offline watch has logged out and the sign-in page still waits for the connection. */
export function useLoggedOutOffline(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => isLoggedOut,
    () => false,
  );
}

export function setLoggedOutOffline(value: boolean): void {
  isLoggedOut = value;
  for (const listener of listeners) listener();
}

export function isLoggedOutOffline(): boolean {
  return isLoggedOut;
}
