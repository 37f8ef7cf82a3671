import type { User } from '#features/accounts/contract.ts';
import { usersOfSessions } from '#features/accounts/server/door.ts';
import { grantedToUser } from '#features/permissions/server/door.ts';
import type { AppContext } from '#platform/app-context.ts';
import { type LiveHub, openLiveHub } from '#platform/live.ts';
import type { Subscriber } from './subscriber.ts';

const hubs = new WeakMap<AppContext, LiveHub<Subscriber>>();

/** The hub of this context, opened at the first call. The owner of the context closes it. */
export function liveHubOf(context: AppContext): LiveHub<Subscriber> {
  const known = hubs.get(context);
  if (known) return known;
  const hub = openLiveHub<Subscriber>(context, (subscribers) => stillAllowed(context, subscribers));
  hubs.set(context, hub);
  return hub;
}

/** How many browsers listen for live events at this instance. */
export function countLive(context: AppContext): number {
  return [...liveHubOf(context).listeners()].length;
}

/** The subscribers who may stay: visitors, and users whose session and rights are unchanged. */
async function stillAllowed(context: AppContext, subscribers: readonly Subscriber[]): Promise<Subscriber[]> {
  const sessionIds = subscribers.flatMap(({ sessionId }) => sessionId ?? []);
  const users = await usersOfSessions(context.db, grantedToUser, sessionIds, context.clock.now());
  return subscribers.filter(({ user, sessionId }) => {
    if (!user || sessionId === null) return true;
    const now = users.get(sessionId);
    return now?.isActive === true && rightsOf(now) === rightsOf(user);
  });
}

function rightsOf({ id, userType, permissions }: User): string {
  return [id, userType, ...permissions].join(' ');
}
