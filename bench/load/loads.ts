import type autocannon from 'autocannon';
import { PASSWORD } from '../accounts.ts';
import { fillCart } from '../carts.ts';
import type { Load } from '../fire.ts';
import { ordering } from '../ordering.ts';
import { fromAddress } from '../streams.ts';
import { addressesOf } from './addresses.ts';
import { PARTS, type PartName, type ReadingPart } from './parts.ts';
import type { OwnShop, Scene } from './scene.ts';
import { eachThroughAll, walking } from './walking.ts';

/** How long, over how many connections, and at how many answers a second, as far as that is known. */
export interface Pace {
  seconds: number;
  connections: number;
  perSecond: number;
}

const JSON_BODY = { 'content-type': 'application/json' };
/** What browsers can read; they get pages in Brotli. */
const ENCODINGS = { 'accept-encoding': 'gzip, deflate, br' };
// A cart of so many lines is a large one.
const CART_LINES = 90;
// Of 256 × 256 in a group, so that each login has an address of its own.
const LOGINS_IN_GROUP = 65_536;
const LOGIN_GROUP = 100;

/** What is sent for a part at this scene. */
export async function loadOf(part: Exclude<PartName, 'live'>, scene: Scene, pace: Pace): Promise<Load> {
  if (isReading(part)) return reading(addressesOf(part, scene.range), pace);
  const { own } = scene;
  if (!own) throw new Error(`${PARTS[part].title} needs a shop of the bench's own.`);
  if (part === 'cart') return adding(own, pace);
  if (part === 'login') return signingIn(own, pace);
  return ordering(own.counter, countOf(pace), pace.connections);
}

/** Gets these addresses again and again. */
export function reading(addresses: readonly string[], { connections, seconds }: Omit<Pace, 'perSecond'>): Load {
  return walking(
    connections,
    seconds,
    addresses.map((path) => () => ({ path, headers: ENCODINGS })),
  );
}

// Each connection is another guest.
async function adding({ counter }: OwnShop, { connections, seconds }: Pace): Promise<Load> {
  const range = counter.range.slice(0, CART_LINES);
  const guests = await Promise.all(Array.from({ length: connections }, () => fillCart(counter.url, range.slice(0, 1))));
  const steps = range.map(({ id }) => (connection: number) => ({
    method: 'POST' as const,
    path: '/api/cart',
    headers: { ...JSON_BODY, cookie: guests[connection] },
    body: JSON.stringify({ productId: id, quantity: 1 }),
  }));
  return eachThroughAll(connections, seconds, steps);
}

// Each from an address of its own, as customers are. A number of them ends the run: those under way at a certain moment would leave the
// shop hashing, which takes longer than all else.
function signingIn({ usernames }: OwnShop, pace: Pace): Load {
  let at = 0;
  const login = () => {
    const n = at++;
    return {
      path: '/api/login',
      headers: { ...JSON_BODY, ...fromAddress(LOGIN_GROUP, n % LOGINS_IN_GROUP) },
      body: JSON.stringify({ username: usernames[n % usernames.length], password: PASSWORD, role: 'public' }),
    };
  };
  const requests = [{ setupRequest: (request: autocannon.Request) => ({ ...request, ...login() }) }];
  return { amount: Math.max(countOf(pace), pace.connections), method: 'POST', requests };
}

function countOf({ seconds, perSecond }: Pace): number {
  return Math.ceil(seconds * perSecond);
}

function isReading(part: PartName): part is ReadingPart {
  return !PARTS[part].writes;
}
