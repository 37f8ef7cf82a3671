/** The banner's second sentence: a visitor who is not signed in loses no session, only what waits in the tab's storage. */
export function countdownText(minutesLeft: number, isSignedIn: boolean): string {
  const minutes = `${minutesLeft} ${minutesLeft === 1 ? 'minute' : 'minutes'}`;
  if (minutesLeft > 0) {
    return isSignedIn ? `You will be logged out in ${minutes}.` : `Unsent forms are cleared in ${minutes}.`;
  }
  return isSignedIn ? 'You have been logged out.' : 'Unsent forms have been cleared.';
}

export const LOGGED_OUT = {
  title: 'You have been logged out',
  text: 'You were offline for 30 minutes. The sign-in page opens by itself when your connection returns.',
};
