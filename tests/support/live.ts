import { vi } from 'vitest';
import type { LiveEvent } from '#root/live-events.ts';
import { signedIn } from './people.ts';
import type { TestShop, Visitor } from './shop.ts';

/** An open stream of live events as a test hears it. What was told as it opened is not among its events. */
export interface Hearing {
  status: number;
  headers: Headers;
  /** What was heard so far, but for the calls to read everything again. */
  events: LiveEvent[];
  /** How often everything was to be read again. */
  agains(): number;
  hasEnded(): boolean;
  hangUp(): Promise<void>;
}

/** Waits until the instance hears what its database says; it begins to with its first stream. */
export async function waitForHearing(visitor: Visitor): Promise<void> {
  const hearing = await hear(visitor);
  await vi.waitUntil(() => hearing.agains() > 0, { timeout: 60_000, interval: 10 });
  await hearing.hangUp();
}

/**
 * Answers how to wait until the instance has told its streams of all that was committed so far. Notices arrive in the order
 * of their commits, so one that a stream of its own hears comes after them.
 */
export async function openCatchingUp(shop: TestShop): Promise<() => Promise<void>> {
  const last = await signedIn(shop, 'public');
  const hearing = await hear(last);
  return async () => {
    const heard = hearing.events.length;
    const notice = JSON.stringify({ about: 'notifications', userId: last.id });
    await shop.context.pool.query(`select pg_notify('live', $1)`, [notice]);
    await vi.waitUntil(() => hearing.events.length > heard, { timeout: 60_000, interval: 5 });
  };
}

/** Listens to the stream at this address. */
export async function hear(visitor: Visitor, address = '/api/events'): Promise<Hearing> {
  const leaving = new AbortController();
  const { status, headers, body } = await visitor.fetch(address, { signal: leaving.signal });
  const events: LiveEvent[] = [];
  let agains = 0;
  let hasEnded = false;
  const reader = status === 200 ? body?.pipeThrough(new TextDecoderStream()).getReader() : undefined;
  const read = async () => {
    let rest = '';
    for (;;) {
      const { done, value } = (await reader?.read().catch(() => undefined)) ?? { done: true, value: undefined };
      if (done || value === undefined) break;
      const pieces = (rest + value).split('\n\n');
      rest = pieces.pop() ?? '';
      for (const piece of pieces.filter((text) => text.startsWith('data: '))) {
        const event = JSON.parse(piece.slice('data: '.length)) as LiveEvent;
        if (event.about === 'again') agains += 1;
        else events.push(event);
      }
    }
    hasEnded = true;
  };
  void read();
  // By then everything has been read that the stream opened with.
  await new Promise((resolve) => setTimeout(resolve, 20));
  events.length = 0;
  return {
    status,
    headers,
    events,
    agains: () => agains,
    hasEnded: () => hasEnded,
    hangUp: async () => {
      await reader?.cancel().catch(() => undefined);
      leaving.abort();
    },
  };
}
