import { and, desc, eq, gt } from 'drizzle-orm';
import type { SignIn } from '#features/accounts/security-contract.ts';
import { sessions } from '#features/accounts/tables.ts';
import type { AppContext } from '#platform/app-context.ts';
import { type Caller, signedIn } from '../caller.ts';
import { placeInWords } from './place-words.ts';

/** Where the caller's account is signed in, the last seen first (decision A16). */
export async function listSessions({ db, clock }: AppContext, caller: Caller): Promise<SignIn[]> {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, signedIn(caller).id), gt(sessions.expiresAt, clock.now())))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id));
  return rows.map(({ id, createdAt, lastSeenAt, browser, network }) => ({
    id,
    isThis: id === caller.session?.id,
    since: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    browser,
    place: placeInWords(network),
  }));
}
