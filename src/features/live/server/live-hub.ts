import type { User } from '#features/accounts/contract.ts';
import { usersOfSessions } from '#features/accounts/server/door.ts';
import { grantedToUser } from '#features/permissions/server/door.ts';
import type { AppContext } from '#platform/app-context.ts';
import { type LiveHub, openLiveHub } from '#platform/live.ts';
import type { Subscriber } from './subscriber.ts';

const hubs = new WeakMap<AppContext, LiveHub<Subscriber>>();

/** The one hub of this context, opened at the first call. Whoever closes the context closes it too. */
export function liveHubOf(context: AppContext): LiveHub<Subscriber> {
  const known = hubs.get(context);
  if (known) return known;
  const hub = openLiveHub<Subscriber>(context, (ears) => stillWelcome(context, ears));
  hubs.set(context, hub);
  return hub;
}

/** Visitors, and everybody whose session is still in force with the rights that they came with. */
async function stillWelcome(context: AppContext, ears: readonly Subscriber[]): Promise<Subscriber[]> {
  const sessionIds = ears.flatMap(({ sessionId }) => sessionId ?? []);
  const users = await usersOfSessions(context.db, grantedToUser, sessionIds, context.clock.now());
  return ears.filter(({ user, sessionId }) => {
    if (!user || sessionId === null) return true;
    const now = users.get(sessionId);
    return now?.isActive === true && rightsOf(now) === rightsOf(user);
  });
}

function rightsOf({ id, userType, permissions }: User): string {
  return [id, userType, ...permissions].join(' ');
}
