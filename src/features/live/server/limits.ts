import type { AppContext } from '#platform/app-context.ts';
import { addressGroup } from '#platform/http/client-address.ts';
import { useUp as countConnection, type Limit, tooMany } from '#platform/limits.ts';
import { refuse } from '#platform/refusal.ts';
import type { Subscriber } from './subscriber.ts';

/** Open at once, on one instance. A browser needs one, or one a tab where its tabs cannot share. */
export const MOST_OPEN = { session: 10, address: 50, instance: 10_000 };

/** Each connection of a visitor names an order, and nobody gets to try many numbers (decision D1). */
const VISITOR_CONNECTIONS: Limit = { name: 'live', most: 60, seconds: 60 };
const ASK_AGAIN_SECONDS = 30;

type Comer = Pick<Subscriber, 'sessionId' | 'address'>;

/** Refuses a connection that would be one too many: for its session, for a visitor's address, or for this instance. */
export async function demandRoom(
  context: AppContext,
  open: Iterable<Subscriber>,
  { sessionId, address }: Comer,
): Promise<void> {
  const group = addressGroup(address);
  let ofAll = 0;
  let ofOne = 0;
  for (const ear of open) {
    ofAll += 1;
    const isSame =
      sessionId === null ? ear.sessionId === null && addressGroup(ear.address) === group : ear.sessionId === sessionId;
    if (isSame) ofOne += 1;
  }
  if (ofAll >= MOST_OPEN.instance) {
    const headers = { 'Retry-After': String(ASK_AGAIN_SECONDS) };
    throw refuse('unavailable', 'Too many live connections are open.', { headers });
  }
  if (ofOne >= (sessionId === null ? MOST_OPEN.address : MOST_OPEN.session)) {
    throw tooMany('Too many live connections are open.', ASK_AGAIN_SECONDS);
  }
  if (sessionId === null) await countConnection(context, VISITOR_CONNECTIONS, group);
}
