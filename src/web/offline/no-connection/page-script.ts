import { browserConnection, noLoss, OFFLINE_TOASTS, watchOffline } from '../offline-watch.ts';
import { countdownText, LOGGED_OUT } from '../offline-words.ts';
import { isLogoutRemembered, logOutOffline, sendRememberedLogout } from '../remembered-logout.ts';
import { storedLoss } from '../stored-loss.ts';
import { isSessionStored } from '../stored-session.ts';
import { backOnline } from './back-online.ts';

const part = (id: string) => document.getElementById(id) as HTMLElement;
const wasForm = 'form' in document.documentElement.dataset;

say(
  navigator.onLine
    ? {
        title: 'The shop cannot be reached',
        text: 'You are online, but the shop does not answer. This page opens as soon as it does.',
      }
    : { title: 'You are offline', text: 'This page opens as soon as your connection returns.' },
);
if (wasForm) sayNotSent();
part('back').hidden = history.length < 2;
part('back').onclick = () => history.back();

watchOffline(
  browserConnection,
  {
    lost: () => toast(OFFLINE_TOASTS.lost),
    restored: (since) => {
      toast(OFFLINE_TOASTS.restored);
      void open(since);
    },
    expired: () => {
      if (logOutOffline()) showLoggedOut();
    },
    minutesLeft: showCountdown,
  },
  noLoss(),
  storedLoss,
);
if (navigator.onLine) void open();
// Another page of the browser has counted to the end, or this one was there before it was loaded anew.
if (!navigator.onLine && isLogoutRemembered()) say(LOGGED_OUT);
// A page that the browser has put aside for 'back' is no answer any more once the shop can be reached.
addEventListener('pageshow', ({ persisted }) => persisted && location.reload());

/** Loads the page that was wanted. The logout that the server does not know of yet goes before everything else. */
async function open(lostAt?: number): Promise<void> {
  if (wasForm && !isLogoutRemembered()) return;
  await backOnline(async () => {
    if (!isLogoutRemembered()) return (await fetch('/api/health', { cache: 'no-store' })).ok;
    await sendRememberedLogout();
    if (isLogoutRemembered()) return false;
    history.replaceState(null, '', '/login');
    return true;
  });
  // The page that opens says that the connection is back.
  if (lostAt !== undefined) storedLoss.write(lostAt);
  location.reload();
}

function showLoggedOut(): void {
  toast(OFFLINE_TOASTS.expired);
  say(LOGGED_OUT);
  history.replaceState(null, '', '/login');
}

function showCountdown(minutesLeft: number | null): void {
  part('banner').hidden = minutesLeft === null;
  if (minutesLeft === null) return;
  part('countdown').textContent = countdownText(minutesLeft, isSessionStored() || isLogoutRemembered());
}

function sayNotSent(): void {
  say({ title: 'Not sent', text: 'You are offline, so your form has not arrived. Go back to it and send it again.' });
  part('again').hidden = true;
}

function say({ title, text }: { title: string; text: string }): void {
  document.title = `${title} · Brightfront`;
  part('title').textContent = title;
  part('text').textContent = text;
}

function toast(words: { title: string; description?: string; variant?: string }): void {
  const title = document.createElement('b');
  title.textContent = words.title;
  part('toasts').className = words.variant ? '' : 'good';
  part('toasts').replaceChildren(title, words.description ?? '');
}
