import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { isAnythingUnsaved } from '#ui/unsaved.ts';
import { paths } from '#web/paths.ts';
import { CONFIRMATIONS } from '#web/toast-texts.ts';

/** Asks before the user leaves a page with unsaved text. */
export function LeaveGuard() {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const isAway = currentLocation.pathname !== nextLocation.pathname;
    // When the session has ended, the user must leave anyway.
    if (!isAway || nextLocation.pathname === paths.login() || !isAnythingUnsaved()) return false;
    const { title, description } = CONFIRMATIONS.leavePage;
    return !window.confirm(`${title} ${description}`);
  });
  useEffect(() => {
    if (blocker.state === 'blocked') blocker.reset();
  }, [blocker]);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (isAnythingUnsaved()) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, []);
  return null;
}
