import { useEffect } from 'react';
import type { User } from '#features/accounts/contract.ts';
import { browserStore } from './browser-store.ts';

const KEY = 'userSession';

/** Mirrors who is signed in for display and the offline watch (decision A1); nothing secret, and it protects nothing. */
export function useStoredSession(user: User | null | undefined): void {
  useEffect(() => {
    if (user === undefined) return;
    if (user === null) return browserStore.remove(KEY);
    const { id, username, firstName, lastName, email, userType } = user;
    browserStore.set(KEY, JSON.stringify({ id, username, firstName, lastName, email, userType }));
  }, [user]);
}

export function hasStoredSession(): boolean {
  return browserStore.get(KEY) !== null;
}

/** Clears the stored session and all session storage (section 4, 'Offline watch'). */
export function clearStoredSession(): void {
  browserStore.remove(KEY);
  browserStore.clearTab();
}
