import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LiveEvent } from '#root/live-events.ts';
import { LATE_MS, openConnection, RECONNECT, SILENCE_MS } from './live-connection.ts';

/** A connection that the test controls. */
class FakeSource extends EventTarget {
  static opened: FakeSource[] = [];
  readonly CLOSED = 2;
  readyState = 0;
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onerror?: () => void;
  readonly url: string;
  constructor(url: string) {
    super();
    this.url = url;
    FakeSource.opened.push(this);
  }
  close() {
    this.readyState = 2;
  }
  fail(isRefused = false) {
    this.readyState = isRefused ? 2 : 0;
    this.onerror?.();
  }
}

let heard: LiveEvent[];
let browser: EventTarget;

beforeEach(() => {
  vi.useFakeTimers();
  browser = new EventTarget();
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
  vi.stubGlobal('removeEventListener', browser.removeEventListener.bind(browser));
  FakeSource.opened = [];
  heard = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function connect() {
  const line = { EventSource: FakeSource as unknown as new (url: string) => EventSource, random: () => 1 };
  return openConnection('/api/events', (event) => heard.push(event), line);
}
const current = () => FakeSource.opened.at(-1) as FakeSource;

test('a line that was lost is opened again, and everything is read again then, not before', () => {
  connect();
  current().onopen?.();
  current().onmessage?.({ data: '{"about":"notifications"}' });
  expect(heard).toEqual([{ about: 'notifications' }]);
  current().fail();
  vi.advanceTimersByTime(RECONNECT.firstMs);
  expect(FakeSource.opened).toHaveLength(2);
  expect(heard).toHaveLength(1);
  current().onopen?.();
  expect(heard.at(-1)).toEqual({ about: 'again' });
});

test('a first connection that comes late has everything read again, one that comes at once does not', () => {
  connect();
  vi.advanceTimersByTime(LATE_MS);
  current().onopen?.();
  expect(heard).toEqual([]);
  connect();
  vi.advanceTimersByTime(LATE_MS + 1);
  current().onopen?.();
  expect(heard).toEqual([{ about: 'again' }]);
});

test('when the line is back, a connection that still looks alive is opened anew', () => {
  connect();
  const before = current();
  before.onopen?.();
  browser.dispatchEvent(new Event('online'));
  expect([before.readyState, FakeSource.opened.length]).toEqual([before.CLOSED, 2]);
  current().onopen?.();
  expect(heard).toEqual([{ about: 'again' }]);
});

test('a shop that is out of reach is asked ever less often, and soon again once it has answered', () => {
  connect();
  const waits: number[] = [];
  for (let failure = 0; failure < 8; failure++) {
    current().fail();
    const before = FakeSource.opened.length;
    let waited = 0;
    while (FakeSource.opened.length === before) {
      vi.advanceTimersByTime(1_000);
      waited += 1_000;
    }
    waits.push(waited);
  }
  expect(waits).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, RECONNECT.mostMs, RECONNECT.mostMs, RECONNECT.mostMs]);
  current().onopen?.();
  current().fail();
  vi.advanceTimersByTime(RECONNECT.firstMs);
  expect(FakeSource.opened).toHaveLength(10);
});

test('a connection that is silent for too long is dead; a beat shows that it lives', () => {
  connect();
  current().onopen?.();
  vi.advanceTimersByTime(SILENCE_MS - 1);
  current().dispatchEvent(new Event('beat'));
  vi.advanceTimersByTime(SILENCE_MS - 1);
  expect(FakeSource.opened).toHaveLength(1);
  vi.advanceTimersByTime(1 + RECONNECT.firstMs);
  expect(FakeSource.opened).toHaveLength(2);
});

test('who is refused asks who they are, for they may have signed out elsewhere', () => {
  connect();
  current().fail(true);
  expect(heard).toEqual([{ about: 'session' }]);
});

test('a connection that is closed stays closed', () => {
  const connection = connect();
  current().fail();
  connection.close();
  browser.dispatchEvent(new Event('online'));
  vi.advanceTimersByTime(120_000);
  expect(FakeSource.opened).toHaveLength(1);
});
