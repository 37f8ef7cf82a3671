import { createHmac, randomBytes } from 'node:crypto';
import { addressGroup } from '#platform/http/client-address.ts';
import type { LondonDay } from '#values/london-day.ts';

/** What each address did today, so that nothing counts twice; in memory alone, under a key that dies with the day. */
export interface SeenToday {
  /** Whether this address does this for the first time today and has not done too much; remembers it. */
  isNew(day: LondonDay, address: string, what: string): boolean;
}

// Of one address on one day. A whole office searches behind one.
const MOST_OF_ADDRESS = 200;
// What is older is forgotten first, and could then count again.
const MOST_REMEMBERED = 100_000;

export function openSeenToday(mostRemembered = MOST_REMEMBERED): SeenToday {
  let today: LondonDay | undefined;
  let key = randomBytes(32);
  const done = new Set<string>();
  const timesOf = new Map<string, number>();
  const hashed = (text: string) => createHmac('sha256', key).update(text).digest('base64url').slice(0, 16);
  return {
    isNew(day, address, what) {
      if (day !== today) {
        today = day;
        key = randomBytes(32);
        done.clear();
        timesOf.clear();
      }
      const own = addressGroup(address);
      const deed = hashed(`${own}\n${what}`);
      const who = hashed(own);
      const times = timesOf.get(who) ?? 0;
      if (times >= MOST_OF_ADDRESS || done.has(deed)) return false;
      remember(done, deed, mostRemembered);
      timesOf.set(who, times + 1);
      forgetOldest(timesOf, mostRemembered);
      return true;
    },
  };
}

function remember(done: Set<string>, deed: string, most: number): void {
  done.add(deed);
  forgetOldest(done, most);
}

function forgetOldest(list: Set<string> | Map<string, unknown>, most: number): void {
  if (list.size <= most) return;
  for (const oldest of list.keys()) {
    list.delete(oldest);
    return;
  }
}
