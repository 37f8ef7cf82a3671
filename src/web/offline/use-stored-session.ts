import { useEffect } from 'react';
import type { SessionUser } from '#web/session.ts';
import { storeSession } from './stored-session.ts';

/** Stores the signed-in user for display and the offline watch (decision A1); it holds no secret and grants no rights. */
export function useStoredSession(user: SessionUser | null | undefined): void {
  useEffect(() => storeSession(user), [user]);
}
