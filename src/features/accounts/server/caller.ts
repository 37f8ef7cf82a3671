import type { User } from '#features/accounts/contract.ts';
import type { AppContext } from '#platform/app-context.ts';
import { refuse } from '#platform/refusal.ts';

/** The session of this request's cookie. */
export interface SessionRef {
  id: number;
  userId: number | null;
  /** When the person last signed in or gave their password; null for guests. */
  provedAt: Date | null;
}

/** Who makes this call, according to the session cookie alone. */
export interface Caller {
  session: SessionRef | null;
  user: User | null;
}

/** The signed-in user of a call for which `authorize` requires one; this tells the compiler. */
export function signedIn({ user }: Caller): User {
  if (!user) throw refuse('unauthenticated', 'Please sign in to continue.');
  return user;
}

/** What every handler receives beside its input. */
export interface CallContext {
  context: AppContext;
  caller: Caller;
  requestId: string;
  /** The caller's address, after as many proxies as TRUST_PROXY says. */
  address: string;
  /** The shop's origin as the caller's browser sees it, such as https://shop.example.co.uk, for return URLs. */
  shopUrl: string;
  /** The session of this call; makes one, with its cookie, for a guest without one. */
  openGuestSession(): Promise<SessionRef>;
  /** The browser's pending sign-in, from its cookie; null without one. */
  signInToken: string | null;
  /** Sets the cookie of a pending sign-in, or deletes it. */
  setSignInCookie(token: string | null): void;
  /** Headers to send with the answer, such as `Link` or `Set-Cookie`. */
  responseHeaders: Headers;
  /** Sets the session cookie, or deletes it. */
  setSessionCookie(token: string | null, maxAgeSeconds?: number): void;
  /** Restarts the cookie's lifetime at the session's full time. */
  renewSessionCookie(): void;
}
