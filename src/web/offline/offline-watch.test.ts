import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Connection, type Loss, noLoss, OFFLINE_TOASTS, type StoredLoss, watchOffline } from './offline-watch.ts';

const MINUTE = 60_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('says that the connection is lost and counts down from 30, one each minute', () => {
  const { events, go } = watch();
  go('offline');
  expect(events.lost).toHaveBeenCalledOnce();
  expect(events.minutesLeft.mock.calls).toEqual([[30]]);
  vi.advanceTimersByTime(2 * MINUTE);
  expect(events.minutesLeft.mock.calls).toEqual([[30], [29], [28]]);
});

test('logs out after 30 minutes offline, not a moment before', () => {
  const { events, go } = watch();
  go('offline');
  vi.advanceTimersByTime(30 * MINUTE - 1);
  expect(events.expired).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(events.expired).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(60 * MINUTE);
  expect(events.expired).toHaveBeenCalledOnce();
});

test('starts the clock at once when the page starts offline', () => {
  const { events } = watch('offline');
  expect(events.lost).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(30 * MINUTE);
  expect(events.expired).toHaveBeenCalledOnce();
});

test('forgets the clock when the connection returns, and starts again from 30', () => {
  const { events, go } = watch();
  go('offline');
  vi.advanceTimersByTime(29 * MINUTE);
  go('online');
  expect(events.restored).toHaveBeenCalledOnce();
  expect(events.minutesLeft).toHaveBeenLastCalledWith(null);
  vi.advanceTimersByTime(60 * MINUTE);
  expect(events.expired).not.toHaveBeenCalled();
  go('offline');
  expect(events.minutesLeft).toHaveBeenLastCalledWith(30);
});

test('a connection that was never lost is not restored', () => {
  const { events, go } = watch();
  go('online');
  expect(events.restored).not.toHaveBeenCalled();
});

test('stops with the page', () => {
  const { events, go, stop } = watch();
  go('offline');
  stop();
  vi.advanceTimersByTime(60 * MINUTE);
  expect(events.expired).not.toHaveBeenCalled();
});

test('the watch of the next page goes on where the last one was, and says nothing twice', () => {
  const loss = noLoss();
  const first = watch('online', loss);
  first.go('offline');
  vi.advanceTimersByTime(10.5 * MINUTE);
  first.stop();
  const second = watch('offline', loss);
  expect(second.events.lost).not.toHaveBeenCalled();
  expect(second.events.minutesLeft.mock.calls).toEqual([[20]]);
  vi.advanceTimersByTime(0.5 * MINUTE);
  expect(second.events.minutesLeft).toHaveBeenLastCalledWith(19);
  vi.advanceTimersByTime(19 * MINUTE - 1);
  expect(second.events.expired).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(second.events.expired).toHaveBeenCalledOnce();
  expect(second.events.minutesLeft).toHaveBeenLastCalledWith(0);
  second.stop();
  const third = watch('offline', loss);
  vi.advanceTimersByTime(60 * MINUTE);
  expect(third.events.expired).not.toHaveBeenCalled();
  third.go('online');
  expect(third.events.restored).toHaveBeenCalledOnce();
});

test('a connection that came back between two pages is restored', () => {
  const loss = noLoss();
  const first = watch('offline', loss);
  first.stop();
  const second = watch('online', loss);
  expect(second.events.restored).toHaveBeenCalledOnce();
  second.go('offline');
  expect(second.events.minutesLeft).toHaveBeenLastCalledWith(30);
});

test('a page opened offline counts on from the time that the browser has stored, and announces nothing', () => {
  const { events } = watch('offline', noLoss(), stored(Date.now() - 10.5 * MINUTE));
  expect(events.lost).not.toHaveBeenCalled();
  expect(events.minutesLeft.mock.calls).toEqual([[20]]);
  vi.advanceTimersByTime(19.5 * MINUTE);
  expect(events.expired).toHaveBeenCalledOnce();
});

test('a browser that was closed past the half hour logs out as it is opened again', () => {
  const { events } = watch('offline', noLoss(), stored(Date.now() - 90 * MINUTE));
  expect(events.minutesLeft.mock.calls).toEqual([[0]]);
  expect(events.expired).toHaveBeenCalledOnce();
});

test('the moment of a loss is stored until the connection returns, in whichever tab that is noticed', () => {
  const browser = stored(null);
  const [one, other] = [watch('online', noLoss(), browser), watch('online', noLoss(), browser)];
  const lostAt = Date.now();
  one.go('offline');
  expect(browser.read()).toBe(lostAt);
  vi.advanceTimersByTime(5 * MINUTE);
  other.go('offline');
  expect(other.events.lost).toHaveBeenCalledOnce();
  expect(other.events.minutesLeft.mock.calls).toEqual([[25]]);
  other.go('online');
  expect(browser.read()).toBeNull();
  one.go('online');
  expect(one.events.restored).toHaveBeenCalledWith(lostAt);
});

test('a page opened after the connection returned says so, once', () => {
  const browser = stored(Date.now() - 5 * MINUTE);
  expect(watch('online', noLoss(), browser).events.restored).toHaveBeenCalledOnce();
  expect(watch('online', noLoss(), browser).events.restored).not.toHaveBeenCalled();
});

test('a clock that was set back gives no more than the half hour', () => {
  const { events } = watch('offline', noLoss(), stored(Date.now() + 60 * MINUTE));
  expect(events.minutesLeft.mock.calls).toEqual([[30]]);
  vi.advanceTimersByTime(30 * MINUTE);
  expect(events.expired).toHaveBeenCalledOnce();
});

test('a browser that slept through the half hour logs out when it wakes', () => {
  const { events, go } = watch();
  go('offline');
  vi.setSystemTime(Date.now() + 120 * MINUTE);
  vi.advanceTimersByTime(MINUTE);
  expect(events.minutesLeft).toHaveBeenLastCalledWith(0);
  expect(events.expired).toHaveBeenCalledOnce();
});

test('speaks the words of the specification', () => {
  expect(OFFLINE_TOASTS).toMatchObject({
    lost: { title: 'Connection Lost', variant: 'destructive' },
    restored: { title: 'Connection Restored', description: 'You are back online' },
    expired: {
      title: 'Session Expired',
      description: 'You have been logged out due to 30 minutes of offline inactivity.',
    },
  });
});

function stored(since: number | null): StoredLoss {
  const write = (next: number | null) => {
    since = next;
  };
  return { read: () => since, write };
}

function watch(state: 'online' | 'offline' = 'online', loss?: Loss, browser?: StoredLoss) {
  let isOnline = state === 'online';
  let tell = () => {};
  const connection: Connection = {
    isOnline: () => isOnline,
    onChange(listener) {
      tell = listener;
      return () => {
        tell = () => {};
      };
    },
  };
  const events = { lost: vi.fn(), restored: vi.fn(), expired: vi.fn(), minutesLeft: vi.fn() };
  const stop = watchOffline(connection, events, loss, browser);
  const go = (next: 'online' | 'offline') => {
    isOnline = next === 'online';
    tell();
  };
  return { events, go, stop };
}
