import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SessionUser } from '#web/session.ts';
import { clearStoredSession, storeSession } from './stored-session.ts';

let kept: Map<string, string>;
let tab: Map<string, string>;
beforeEach(() => {
  kept = new Map();
  tab = new Map([['checkoutDraft', '{}']]);
  vi.stubGlobal('localStorage', storageOf(kept));
  vi.stubGlobal('sessionStorage', storageOf(tab));
});
afterEach(() => vi.unstubAllGlobals());

const zoe: SessionUser = {
  id: 7,
  username: 'zoe.ng',
  email: 'zoe@shop.example',
  pendingEmail: null,
  userType: 'public',
  isActive: true,
  firstName: 'Zoë',
  lastName: 'Ng',
  companyName: 'Corner Cafe',
  phoneNumber: '0113 496 0100',
  department: null,
  createdAt: '2026-01-02T03:04:05.000Z',
  permissions: [],
};

test('userSession holds the six members of decision A1 and no other', () => {
  storeSession(zoe);
  expect(JSON.parse(kept.get('userSession') ?? '')).toEqual({
    id: 7,
    username: 'zoe.ng',
    firstName: 'Zoë',
    lastName: 'Ng',
    email: 'zoe@shop.example',
    userType: 'public',
  });
});

test('a visitor has no userSession, and while nobody knows it stays as it was', () => {
  storeSession(zoe);
  storeSession(undefined);
  expect(kept.has('userSession')).toBe(true);
  storeSession(null);
  expect(kept.has('userSession')).toBe(false);
});

test('the logout clears the stored session and all session storage, and nothing else', () => {
  kept.set('logoutToSend', '1');
  storeSession(zoe);
  clearStoredSession();
  expect([...kept.keys()]).toEqual(['logoutToSend']);
  expect(tab.size).toBe(0);
});

test('a session that has ended leaves nothing of the user in the tab', () => {
  storeSession(zoe);
  storeSession(null);
  expect([kept.size, tab.size]).toEqual([0, 0]);
});

test('a guest, who never signed in, keeps what the tab remembers', () => {
  storeSession(null);
  expect(tab.size).toBe(1);
});

function storageOf(values: Map<string, string>) {
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => values.set(key, value),
    removeItem: (key: string) => values.delete(key),
    clear: () => values.clear(),
  };
}
