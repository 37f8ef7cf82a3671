import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isLogoutRemembered, logOutOffline, rememberLogout, sendRememberedLogout } from './remembered-logout.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

const answering = (status: number) => vi.fn<typeof fetch>(async () => new Response(null, { status }));

test('nothing is sent when nobody was logged out offline', async () => {
  const send = answering(204);
  await sendRememberedLogout(send);
  expect(send).not.toHaveBeenCalled();
});

test('the logout is sent once, however many calls wait for it, and then forgotten', async () => {
  const send = answering(204);
  rememberLogout();
  await Promise.all([sendRememberedLogout(send), sendRememberedLogout(send)]);
  await sendRememberedLogout(send);
  expect(send.mock.calls).toEqual([['/api/logout', { method: 'POST', credentials: 'include' }]]);
  expect(isLogoutRemembered()).toBe(false);
});

test('a logout that did not arrive, or was not carried out, stays remembered and is tried again', async () => {
  rememberLogout();
  await sendRememberedLogout(vi.fn<typeof fetch>(async () => Promise.reject(new TypeError('Failed to fetch'))));
  expect(isLogoutRemembered()).toBe(true);
  await sendRememberedLogout(answering(503));
  expect(isLogoutRemembered()).toBe(true);
  await sendRememberedLogout(answering(204));
  expect(isLogoutRemembered()).toBe(false);
});

test('at no moment does another tab find neither the session nor its logout', () => {
  localStorage.setItem('userSession', '{}');
  const remove = vi.spyOn(localStorage, 'removeItem');
  remove.mockImplementation(() => expect(isLogoutRemembered()).toBe(true));
  expect(logOutOffline()).toBe(true);
  expect(remove).toHaveBeenCalledExactlyOnceWith('userSession');
});

test('a browser that keeps nothing is no failure', async () => {
  vi.stubGlobal('localStorage', undefined);
  rememberLogout();
  await sendRememberedLogout(answering(204));
  expect(isLogoutRemembered()).toBe(false);
});
