import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import type { AppContext } from '#platform/app-context.ts';
import { clientAddress, isHttps, networkOf } from '#platform/http/client-address.ts';
import type { Call } from '#platform/http/contract.ts';
import { writeCookie } from '#platform/http/cookies.ts';
import { noteAccount, requestIdOf } from '#platform/http/request-id.ts';
import type { CallContext, Caller, SessionRef } from './caller.ts';
import { cookieName, SESSION_COOKIE, SIGN_IN_COOKIE } from './cookie-names.ts';
import { PENDING_SECONDS } from './pending-sign-in.ts';
import { presentUser } from './present-user.ts';
import { createSession, deleteSession, findSession, type GrantedColumn, keepAlive, sessionSeconds } from './session.ts';

// Tokens are 43 characters of base64url; anything else needs no query.
const TOKEN = /^[\w-]{43}$/;

/** Finds the caller by the session cookie and builds the context of the handler. */
export async function openCall(
  context: AppContext,
  granted: GrantedColumn,
  http: Context,
  call: Call,
): Promise<CallContext> {
  const isSecure = isHttpsShop(context, http);
  const cookie = readSessionCookie(http, isSecure);
  const token = TOKEN.test(cookie.value) && !isSameForEveryone(call, http) ? cookie.value : null;
  const address = clientAddress(http, context.config.TRUST_PROXY);
  const caller = token
    ? await findCaller(context, granted, token, address, cookie.isOld)
    : { session: null, user: null };
  if (caller.user) noteAccount(http.req.raw, caller.user.id);

  const setSessionCookie = (value: string | null, maxAgeSeconds = sessionSeconds(null)) => {
    writeCookie(http, context.config, cookie.name, value, maxAgeSeconds);
    if (cookie.isOld) writeCookie(http, context.config, SESSION_COOKIE, null, 0);
  };
  // The session moves to the present name with its first call.
  if (token && cookie.isOld && caller.session) setSessionCookie(token, sessionSeconds(caller.user?.userType ?? null));
  let opening: Promise<SessionRef> | undefined;
  const openGuestSession = () => {
    opening ??= caller.session ? Promise.resolve(caller.session) : startGuestSession(context, caller, setSessionCookie);
    return opening;
  };

  const signInCookie = cookieName(SIGN_IN_COOKIE, isSecure);
  const signInToken = getCookie(http, signInCookie) ?? '';
  return {
    context,
    caller,
    requestId: requestIdOf(http.req.raw),
    address,
    shopUrl: shopUrlOf(context, http),
    responseHeaders: new Headers(),
    signInToken: TOKEN.test(signInToken) ? signInToken : null,
    setSignInCookie: (value) => writeCookie(http, context.config, signInCookie, value, PENDING_SECONDS),
    openGuestSession,
    setSessionCookie,
    renewSessionCookie: () => {
      if (token && caller.session) setSessionCookie(token, sessionSeconds(caller.user?.userType ?? null));
    },
  };
}

interface SentCookie {
  /** The name to write: `__Host-…` where HTTPS is. */
  name: string;
  value: string;
  /** It came with the name that it had over HTTPS before. */
  isOld: boolean;
}

function readSessionCookie(http: Context, isSecure: boolean): SentCookie {
  const name = cookieName(SESSION_COOKIE, isSecure);
  const value = getCookie(http, name);
  const old = name === SESSION_COOKIE ? undefined : getCookie(http, SESSION_COOKIE);
  return { name, value: value ?? old ?? '', isOld: value === undefined && old !== undefined };
}

function isHttpsShop({ config: { PUBLIC_URL, TRUST_PROXY } }: AppContext, http: Context): boolean {
  return PUBLIC_URL?.startsWith('https:') || isHttps(http, TRUST_PROXY);
}

function shopUrlOf({ config: { PUBLIC_URL, TRUST_PROXY } }: AppContext, http: Context): string {
  const { host } = new URL(http.req.url);
  return new URL(PUBLIC_URL ?? `${isHttps(http, TRUST_PROXY) ? 'https' : 'http'}://${host}`).origin;
}

// Such a call needs no session, so it still works while the database is away. A `scope` shows staff more.
function isSameForEveryone(call: Call, http: Context): boolean {
  return call.revalidated === true && http.req.query('scope') === undefined;
}

async function findCaller(
  context: AppContext,
  granted: GrantedColumn,
  token: string,
  address: string,
  isOldCookie: boolean,
): Promise<Caller> {
  const found = await findSession(context.db, granted, token, context.clock.now());
  // Under the old name, which other hosts of the domain can set, only sessions from before the change are accepted.
  if (!found || (isOldCookie && !found.isOldCookie)) return { session: null, user: null };
  if (found.user && !found.user.isActive) {
    await deleteSession(context.db, found.session.id);
    return { session: null, user: null };
  }
  await keepAlive(context, found, networkOf(address));
  return { session: found.session, user: found.user && presentUser(found.user, found.permissions) };
}

async function startGuestSession(
  context: AppContext,
  caller: Caller,
  setSessionCookie: CallContext['setSessionCookie'],
): Promise<SessionRef> {
  const { token, session, maxAgeSeconds } = await createSession(context.db, null, context.clock.now());
  setSessionCookie(token, maxAgeSeconds);
  caller.session = session;
  return session;
}
