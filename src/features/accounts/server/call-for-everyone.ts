import type { AppContext } from '#platform/app-context.ts';
import type { CallContext } from './caller.ts';

/** The context of calls that are made for a page which is the same for everyone: without a caller, and without the means to become one. */
export function callForEveryone(
  context: AppContext,
  made: Pick<CallContext, 'requestId' | 'address' | 'shopUrl'>,
): CallContext {
  const refuseSession = () => {
    throw new Error('A page for everyone made a call that opens a session: fill that in with the browser.');
  };
  return {
    context,
    ...made,
    caller: { session: null, user: null },
    responseHeaders: new Headers(),
    signInToken: null,
    setSignInCookie: refuseSession,
    openGuestSession: refuseSession,
    setSessionCookie: refuseSession,
    renewSessionCookie: () => undefined,
  };
}
