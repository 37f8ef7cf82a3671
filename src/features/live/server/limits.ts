import type { AppContext } from '#platform/app-context.ts';
import { addressGroup } from '#platform/http/client-address.ts';
import { useUp as countConnection, type Limit, tooMany } from '#platform/limits.ts';
import { refuse } from '#platform/refusal.ts';
import type { Subscriber } from './subscriber.ts';

/** The most open streams on one instance. A browser needs one, or one for each tab if its tabs cannot share. */
export const MOST_OPEN = { session: 10, account: 50, address: 50, instance: 10_000 };

/** Limits how many order numbers a visitor can try (decision D1). */
const VISITOR_CONNECTIONS: Limit = { name: 'live', most: 60, seconds: 60 };
const RETRY_SECONDS = 30;

/** Refuses a connection beyond the limit of its session, its account, a visitor's address, or this instance. */
export async function demandRoom(
  context: AppContext,
  open: Iterable<Subscriber>,
  { user, sessionId, address }: Pick<Subscriber, 'user' | 'sessionId' | 'address'>,
): Promise<void> {
  const group = addressGroup(address);
  let ofAll = 0;
  let ofOne = 0;
  let ofAccount = 0;
  for (const subscriber of open) {
    ofAll += 1;
    const isSame =
      sessionId === null
        ? subscriber.sessionId === null && addressGroup(subscriber.address) === group
        : subscriber.sessionId === sessionId;
    if (isSame) ofOne += 1;
    // An account can have any number of sessions.
    if (user !== null && subscriber.user?.id === user.id) ofAccount += 1;
  }
  if (ofAll >= MOST_OPEN.instance) {
    const headers = { 'Retry-After': String(RETRY_SECONDS) };
    throw refuse('unavailable', 'Too many live connections are open.', { headers });
  }
  const most = sessionId === null ? MOST_OPEN.address : MOST_OPEN.session;
  if (ofOne >= most || ofAccount >= MOST_OPEN.account) {
    throw tooMany('Too many live connections are open.', RETRY_SECONDS);
  }
  if (sessionId === null) await countConnection(context, VISITOR_CONNECTIONS, group);
}
