import type { User } from '#features/accounts/contract.ts';
import { usersOfSessions } from '#features/accounts/server/door.ts';
import type { Ground } from '#platform/ground.ts';
import { type LiveHub, openLiveHub } from '#platform/live.ts';
import type { Ear } from './ear.ts';

const hubs = new WeakMap<Ground, LiveHub<Ear>>();

/** The one hub of this ground, opened at the first call. Whoever closes the ground closes it too. */
export function liveHubOf(ground: Ground): LiveHub<Ear> {
  const known = hubs.get(ground);
  if (known) return known;
  const hub = openLiveHub<Ear>(ground, (ears) => stillWelcome(ground, ears));
  hubs.set(ground, hub);
  return hub;
}

/** Visitors, and everybody whose session is still in force with the rights that they came with. */
async function stillWelcome(ground: Ground, ears: readonly Ear[]): Promise<Ear[]> {
  const sessionIds = ears.flatMap(({ sessionId }) => sessionId ?? []);
  const users = await usersOfSessions(ground.db, sessionIds, ground.clock.now());
  return ears.filter(({ user, sessionId }) => {
    if (!user || sessionId === null) return true;
    const now = users.get(sessionId);
    return now?.isActive === true && rightsOf(now) === rightsOf(user);
  });
}

function rightsOf({ id, userType, permissions }: User): string {
  return [id, userType, ...permissions].join(' ');
}
