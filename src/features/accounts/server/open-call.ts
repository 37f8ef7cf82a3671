import type { Context } from 'hono';
import type { Ground } from '#platform/ground.ts';
import { clientAddress, isHttps } from '#platform/http/client-address.ts';
import type { Call } from '#platform/http/contract.ts';
import { readCookie, writeCookie } from '#platform/http/cookies.ts';
import { requestIdOf } from '#platform/http/request-id.ts';
import type { CallContext, Caller, SessionRef } from './caller.ts';
import { presentUser } from './present-user.ts';
import { createSession, deleteSession, findSession, keepAlive, SESSION_COOKIE, sessionSeconds } from './session.ts';

// A token of ours is 43 characters of base64url; anything else is not worth a query.
const TOKEN = /^[\w-]{43}$/;

/** Learns who makes a call from its session cookie, and gives the handler the means to start or end a session. */
export async function openCall(ground: Ground, context: Context, call: Call): Promise<CallContext> {
  const sent = readCookie(context, SESSION_COOKIE) ?? '';
  const token = TOKEN.test(sent) && !isSameForEveryone(call, context) ? sent : null;
  const caller = token ? await findCaller(ground, token) : { session: null, user: null };

  const setSessionCookie = (value: string | null, maxAgeSeconds = sessionSeconds(null)) =>
    writeCookie(context, ground.config, SESSION_COOKIE, value, maxAgeSeconds);
  let opening: Promise<SessionRef> | undefined;
  const openGuestSession = () => {
    opening ??= caller.session ? Promise.resolve(caller.session) : startGuestSession(ground, caller, setSessionCookie);
    return opening;
  };

  return {
    ground,
    caller,
    requestId: requestIdOf(context.req.raw),
    address: clientAddress(context, ground.config.TRUST_PROXY),
    shopUrl: shopUrlOf(ground, context),
    responseHeaders: new Headers(),
    openGuestSession,
    setSessionCookie,
    renewSessionCookie: () => {
      if (token && caller.session) setSessionCookie(token, sessionSeconds(caller.user?.userType ?? null));
    },
  };
}

function shopUrlOf({ config: { PUBLIC_URL, TRUST_PROXY } }: Ground, context: Context): string {
  const { host } = new URL(context.req.url);
  return new URL(PUBLIC_URL ?? `${isHttps(context, TRUST_PROXY) ? 'https' : 'http'}://${host}`).origin;
}

// Nobody needs to be known for it, so it goes on being answered while the database is away. A scope shows staff more.
function isSameForEveryone(call: Call, context: Context): boolean {
  return call.revalidated === true && context.req.query('scope') === undefined;
}

async function findCaller(ground: Ground, token: string): Promise<Caller> {
  const found = await findSession(ground.db, token, ground.clock.now());
  if (!found) return { session: null, user: null };
  if (found.user && !found.user.isActive) {
    await deleteSession(ground.db, found.session.id);
    return { session: null, user: null };
  }
  await keepAlive(ground, found);
  return { session: found.session, user: found.user && presentUser(found.user, found.permissions) };
}

async function startGuestSession(
  ground: Ground,
  caller: Caller,
  setSessionCookie: CallContext['setSessionCookie'],
): Promise<SessionRef> {
  const { token, session, maxAgeSeconds } = await createSession(ground.db, null, ground.clock.now());
  setSessionCookie(token, maxAgeSeconds);
  caller.session = session;
  return session;
}
