import { browserConnection, type Connection, noLoss, OFFLINE_TOASTS, watchOffline } from '../offline-watch.ts';
import { countdownText, LOGGED_OUT } from '../offline-words.ts';
import { isLogoutRemembered, logOutOffline, sendRememberedLogout } from '../remembered-logout.ts';
import { storedLoss } from '../stored-loss.ts';
import { isSessionStored } from '../stored-session.ts';
import { backOnline } from './back-online.ts';

const OFFLINE = { title: 'You are offline', text: 'This page opens as soon as your connection returns.' };
const AWAY = {
  title: 'The shop cannot be reached',
  text: 'You are online, but the shop does not answer. This page opens as soon as it does.',
};
const NOT_SENT = {
  title: 'Not sent',
  text: 'There was no connection, so your form has not arrived. Go back to it and send it again.',
};

const wasForm = 'form' in document.documentElement.dataset;
let isReached = false;
let lostAt: number | null = null;
let isOpening = false;
let look = () => {};

// This page stands where the shop was not reached: a stored loss lasts until it is, whatever the browser says of the line,
// which for a moment is 'online' in every new page.
const connection: Connection = {
  isOnline: () => navigator.onLine && (isReached || storedLoss.read() === null),
  onChange(listener) {
    look = listener;
    return browserConnection.onChange(listener);
  },
};

part('again').hidden = wasForm;
part('back').hidden = history.length < 2;
part('back').onclick = () => history.back();
addEventListener('offline', () => {
  isReached = false;
  sayWhy();
});
addEventListener('online', open);
// A page that the browser has put aside for 'back' is no answer any more once the shop can be reached.
addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
watchOffline(
  connection,
  {
    lost: () => toast(OFFLINE_TOASTS.lost),
    restored: (since) => {
      lostAt = since;
      toast(OFFLINE_TOASTS.restored);
    },
    expired: () => {
      if (logOutOffline()) showLoggedOut();
    },
    minutesLeft: showCountdown,
  },
  noLoss(),
  storedLoss,
);
if (navigator.onLine) open();
sayWhy();

function open(): void {
  sayWhy();
  if (isOpening) return;
  isOpening = true;
  void openWanted().finally(() => {
    isOpening = false;
  });
}

/** Loads the page that was wanted, once the shop is reached; a form stays where it can be sent again. */
async function openWanted(): Promise<void> {
  let isLoggedOut = false;
  await backOnline(async () => {
    isLoggedOut = isLogoutRemembered();
    return isLoggedOut ? await isLogoutSent() : (await fetch('/api/health', { cache: 'no-store' })).ok;
  });
  isReached = true;
  look();
  if (wasForm && !isLoggedOut) return;
  // The page that opens says that the connection is back.
  if (lostAt !== null) storedLoss.write(lostAt);
  if (isLoggedOut) history.replaceState(null, '', '/login');
  location.reload();
}

/** The logout that the server does not know of yet goes before everything else. */
async function isLogoutSent(): Promise<boolean> {
  await sendRememberedLogout();
  return !isLogoutRemembered();
}

function showLoggedOut(): void {
  toast(OFFLINE_TOASTS.expired);
  sayWhy();
  history.replaceState(null, '', '/login');
}

function showCountdown(minutesLeft: number | null): void {
  part('banner').hidden = minutesLeft === null;
  if (minutesLeft === null) return;
  part('countdown').textContent = countdownText(minutesLeft, isSessionStored() || isLogoutRemembered());
}

/** Says why the wanted page is not here. */
function sayWhy(): void {
  // Another page of the browser may have counted to the end, or this one before it was loaded anew.
  if (isLogoutRemembered()) say(LOGGED_OUT);
  else if (wasForm) say(NOT_SENT);
  else say(navigator.onLine ? AWAY : OFFLINE);
}

function say({ title, text }: { title: string; text: string }): void {
  document.title = `${title} · ${part('shop').textContent}`;
  part('title').textContent = title;
  part('text').textContent = text;
}

function toast(words: { title: string; description?: string; variant?: string }): void {
  const title = document.createElement('b');
  title.textContent = words.title;
  part('toasts').className = words.variant ? '' : 'good';
  part('toasts').replaceChildren(title, words.description ?? '');
}

function part(id: string): HTMLElement {
  return document.getElementById(id) as HTMLElement;
}
