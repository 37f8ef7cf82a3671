import type { User } from '#features/accounts/contract.ts';
import type { AppContext } from '#platform/app-context.ts';
import { refuse } from '#platform/refusal.ts';

/** A session row that this request's cookie belongs to. */
export interface SessionRef {
  id: number;
  userId: number | null;
}

/** Who makes this call, as the session cookie says; nothing the client writes elsewhere is trusted. */
export interface Caller {
  session: SessionRef | null;
  user: User | null;
}

/** Who makes a call that authorize() lets nobody make without signing in; this tells the compiler. */
export function signedIn({ user }: Caller): User {
  if (!user) throw refuse('unauthenticated', 'Please sign in to continue.');
  return user;
}

/** What every handler is given beside its input. */
export interface CallContext {
  context: AppContext;
  caller: Caller;
  requestId: string;
  /** The caller's address, after as many proxies as TRUST_PROXY says. */
  address: string;
  /** Where the caller's browser finds the shop, such as https://shop.example.co.uk, for whoever has to lead it back. */
  shopUrl: string;
  /** The session of this call, made now (with its cookie) for a guest who has none yet. */
  openGuestSession(): Promise<SessionRef>;
  /** Headers to send with the answer, such as `Link` or `Set-Cookie`. */
  responseHeaders: Headers;
  /** Hands the browser this session token, or takes the cookie away. */
  setSessionCookie(token: string | null, maxAgeSeconds?: number): void;
  /** Lets the browser keep the cookie it has for the session's full time again. */
  renewSessionCookie(): void;
}
