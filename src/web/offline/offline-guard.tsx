import { WifiOff } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { Container } from '#ui/container.tsx';
import { useToast } from '#ui/toast.tsx';
import { paths } from '#web/paths.ts';
import { useQueryClient } from '#web/query/client-context.tsx';
import { isLoggedOutOffline, setLoggedOutOffline, useLoggedOutOffline } from './logged-out.ts';
import { OfflineBanner } from './offline-banner.tsx';
import { browserConnection, noLoss, OFFLINE_TOASTS, watchOffline } from './offline-watch.ts';
import { LOGGED_OUT } from './offline-words.ts';
import { isLogoutRemembered, logOutOffline, sendRememberedLogout } from './remembered-logout.ts';
import { storedLoss } from './stored-loss.ts';
import { isSessionStored } from './stored-session.ts';

// Each frame and the last error page has its own watch; the countdown continues from one to the next.
const lossOfThisTab = noLoss();

/** The offline watch of section 4 around what a frame shows: banner, toasts and the logout after 30 minutes. */
export function OfflineGuard({ children }: { children: ReactNode }) {
  const { toast } = useToast();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [minutesLeft, setMinutesLeft] = useState<number | null>(null);
  const isLoggedOut = useLoggedOutOffline();
  const go = useRef(navigate);
  useEffect(() => {
    go.current = navigate;
  });

  useEffect(() => {
    const logOut = () => {
      if (!logOutOffline()) return;
      client.removeQueries({ predicate: (query) => query.queryKey[0] !== 'session' });
      client.setQueryData(['session'], { user: null, cartCount: 0, unread: 0 });
      // The sign-in page cannot be loaded offline: its address is shown now, the page on reconnection.
      window.history.replaceState(window.history.state, '', paths.login());
      setLoggedOutOffline(true);
      toast(OFFLINE_TOASTS.expired);
    };
    const signInAgain = async () => {
      await sendRememberedLogout();
      await go.current(paths.login(), { replace: true });
      setLoggedOutOffline(false);
      await client.invalidateQueries({ queryKey: ['session'] });
    };
    const restore = () => {
      toast(OFFLINE_TOASTS.restored);
      if (isLoggedOutOffline()) void signInAgain();
    };
    const events = {
      lost: () => toast(OFFLINE_TOASTS.lost),
      restored: restore,
      expired: logOut,
      minutesLeft: setMinutesLeft,
    };
    const stop = watchOffline(browserConnection, events, lossOfThisTab, storedLoss);
    // The browser was closed after the logout and opened again: the server's session still has to end.
    if (browserConnection.isOnline() && isLogoutRemembered()) void signInAgain();
    return stop;
  }, [client, toast]);

  return (
    <>
      {isLoggedOut ? <LoggedOut /> : children}
      {minutesLeft !== null && (
        <OfflineBanner minutesLeft={minutesLeft} isSignedIn={isLoggedOut || isSessionStored()} />
      )}
    </>
  );
}

function LoggedOut() {
  return (
    <Container className="py-12 text-center sm:py-20">
      <WifiOff aria-hidden="true" className="mx-auto size-8 text-accent-text" />
      <h1 className="title-1 mt-4">{LOGGED_OUT.title}</h1>
      <p className="lead mx-auto mt-3 max-w-md">{LOGGED_OUT.text}</p>
    </Container>
  );
}
