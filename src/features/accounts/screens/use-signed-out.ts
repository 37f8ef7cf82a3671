import type { Session } from '#features/accounts/contract.ts';
import type { Problem } from '#values/problem.ts';
import { useSession } from '#web/session.ts';
import { SIGNED_OUT } from './begun-by.ts';

/** What a form begun by this user says: why it was refused, or that the user was signed out, which a connected page learns at once. */
export function useSignedOut(user: Session['user'], refused: Problem | undefined): Problem | undefined {
  const now = useSession().data;
  return refused ?? (user !== null && now?.user === null ? SIGNED_OUT : undefined);
}
