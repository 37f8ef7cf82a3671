import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Asking } from './query.ts';
import { QueryClient } from './query-client.ts';

const SESSION = ['session'];
let client: QueryClient;

beforeEach(() => {
  vi.useFakeTimers();
  client = new QueryClient();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Looks at a query as a part of a screen does; returns how to look away. */
function look<Data>(key: readonly unknown[], asking: Asking<Data>): () => void {
  const query = client.query<Data>(key);
  const away = query.watch({ tell: () => undefined, asking: () => asking });
  if (asking.enabled !== false) void query.readIfNeeded(asking);
  return away;
}

/** A reading that is answered when the test says so. */
function reading<Data>() {
  const answers: ((data: Data) => void)[] = [];
  const signals: AbortSignal[] = [];
  const queryFn = vi.fn(({ signal }: { signal: AbortSignal }) => {
    signals.push(signal);
    return new Promise<Data>((resolve, reject) => {
      answers.push(resolve);
      signal.addEventListener('abort', () => reject(signal.reason));
    });
  });
  return { queryFn, answers, signals };
}

test('a failure is told once, is not tried again by itself, and whoever looks next tries anew', async () => {
  const queryFn = vi.fn().mockRejectedValue(new Error('503: '));
  look(SESSION, { queryFn });
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(queryFn).toHaveBeenCalledOnce();
  expect(client.getQueryState(SESSION)).toMatchObject({ status: 'error', error: new Error('503: '), data: undefined });
  queryFn.mockResolvedValue('Sam');
  look(SESSION, { queryFn });
  await vi.advanceTimersByTimeAsync(0);
  expect(client.getQueryState(SESSION)).toMatchObject({ status: 'success', data: 'Sam', error: null });
});

test('what was known stays when reading it again fails, and is known to be out of date', async () => {
  const queryFn = vi.fn().mockResolvedValueOnce('Sam').mockRejectedValueOnce(new Error('no way'));
  look(SESSION, { queryFn });
  await vi.advanceTimersByTimeAsync(0);
  await client.invalidateQueries({ queryKey: SESSION });
  expect(client.getQueryState(SESSION)).toMatchObject({ status: 'error', data: 'Sam', isInvalidated: true });
});

test('an answer that comes too late does not cover the newer one', async () => {
  client.setQueryData(SESSION, 'nobody');
  const slow = reading<string>();
  look(SESSION, slow);
  const first = client.invalidateQueries();
  await vi.advanceTimersByTimeAsync(0);
  const second = client.invalidateQueries();
  await vi.advanceTimersByTimeAsync(0);
  slow.answers[1]?.('new');
  slow.answers[0]?.('old');
  await Promise.all([first, second]);
  expect(slow.signals[0]?.aborted).toBe(true);
  expect(client.getQueryData(SESSION)).toBe('new');
});

test('the very first answer may be older than a change that was made meanwhile, so it is asked again', async () => {
  const slow = reading<{ cartCount: number }>();
  look(SESSION, slow);
  await vi.advanceTimersByTimeAsync(0);
  const refreshed = client.invalidateQueries({ queryKey: SESSION });
  await vi.advanceTimersByTimeAsync(0);
  slow.answers[0]?.({ cartCount: 0 });
  slow.answers[1]?.({ cartCount: 1 });
  await refreshed;
  expect(client.getQueryData(SESSION)).toEqual({ cartCount: 1 });
});

test('a change shown before the server has agreed is not covered by what was being read', async () => {
  client.setQueryData(SESSION, { cartCount: 1 });
  const slow = reading<{ cartCount: number }>();
  look(SESSION, slow);
  void client.invalidateQueries();
  await vi.advanceTimersByTimeAsync(0);
  await client.cancelQueries({ queryKey: SESSION });
  client.setQueryData<{ cartCount: number }>(SESSION, (known) => known && { cartCount: known.cartCount + 1 });
  slow.answers[0]?.({ cartCount: 1 });
  await vi.advanceTimersByTimeAsync(0);
  expect(client.getQueryData(SESSION)).toEqual({ cartCount: 2 });
});

test('without a connection nothing is asked; the question goes out when the connection returns', async () => {
  const connection = new EventTarget();
  vi.stubGlobal('navigator', { onLine: false });
  vi.stubGlobal('addEventListener', connection.addEventListener.bind(connection));
  const queryFn = vi.fn().mockResolvedValue('Sam');
  look(SESSION, { queryFn });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(queryFn).not.toHaveBeenCalled();
  connection.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(client.getQueryData(SESSION)).toBe('Sam');
});

test('a question that nobody waits for any more is broken off', async () => {
  const slow = reading<string>();
  const away = look(['find', 'men'], slow);
  await vi.advanceTimersByTimeAsync(0);
  away();
  expect(slow.signals[0]?.aborted).toBe(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(client.getQueryState(['find', 'men'])).toMatchObject({ status: 'pending' });
});

test('what is not to be asked yet is not asked, not even when everything is out of date', async () => {
  const queryFn = vi.fn();
  look(['order', null], { queryFn, enabled: false });
  await client.invalidateQueries();
  expect(queryFn).not.toHaveBeenCalled();
});

test('two who look at the same thing ask once, and again only when it is out of date', async () => {
  const queryFn = vi.fn().mockResolvedValue('Sam');
  look(SESSION, { queryFn });
  look(SESSION, { queryFn });
  await vi.advanceTimersByTimeAsync(365 * 86_400_000);
  look(SESSION, { queryFn });
  await vi.advanceTimersByTimeAsync(0);
  expect(queryFn).toHaveBeenCalledOnce();
  await client.invalidateQueries({ queryKey: ['cart'] });
  expect(queryFn).toHaveBeenCalledOnce();
  await client.invalidateQueries({ queryKey: SESSION });
  expect(queryFn).toHaveBeenCalledTimes(2);
});

test('what is out of date and looked at by nobody is read by the next who looks', async () => {
  const queryFn = vi.fn().mockResolvedValue('Sam');
  client.setQueryData(['cart', 'page'], 'old');
  await client.invalidateQueries({ queryKey: ['cart'] });
  look(['cart', 'page'], { queryFn });
  await vi.advanceTimersByTimeAsync(0);
  expect(client.getQueryData(['cart', 'page'])).toBe('Sam');
});

test('what nobody looks at is remembered for five minutes, or as long as was asked', async () => {
  const queryFn = () => Promise.resolve('read');
  const away = [look(['kept'], { queryFn }), look(['shown once'], { queryFn, gcTime: 0 })];
  await vi.advanceTimersByTimeAsync(0);
  for (const go of away) go();
  await vi.advanceTimersByTimeAsync(299_999);
  expect(client.getQueryData(['kept'])).toBe('read');
  expect(client.getQueryState(['shown once'])).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  expect(client.getQueryState(['kept'])).toBeUndefined();
});

test('the five minutes begin anew for whoever looks once more', async () => {
  const asking = { queryFn: () => Promise.resolve('read') };
  look(['kept'], asking)();
  await vi.advanceTimersByTimeAsync(299_000);
  const away = look(['kept'], asking);
  await vi.advanceTimersByTimeAsync(0);
  away();
  await vi.advanceTimersByTimeAsync(299_999);
  expect(client.getQueryData(['kept'])).toBe('read');
  await vi.advanceTimersByTimeAsync(1);
  expect(client.getQueryState(['kept'])).toBeUndefined();
});

test('what has not changed stays the very same, so that nothing is drawn anew', async () => {
  const queryFn = () => Promise.resolve({ user: null, unread: 0 });
  look(SESSION, { queryFn });
  await vi.advanceTimersByTimeAsync(0);
  const before = client.getQueryData(SESSION);
  await client.invalidateQueries();
  expect(client.getQueryData(SESSION)).toBe(before);
});

test('after signing out everything that is looked at is read anew, and the rest is forgotten', async () => {
  const queryFn = vi.fn().mockResolvedValueOnce('Sam').mockResolvedValueOnce('nobody');
  look(SESSION, { queryFn });
  await vi.advanceTimersByTimeAsync(0);
  client.setQueryData(['notifications'], ['for Sam']);
  const done = client.resetQueries();
  expect(client.getQueryData(SESSION)).toBeUndefined();
  await done;
  expect(client.getQueryData(SESSION)).toBe('nobody');
  expect(client.getQueryData(['notifications'])).toBeUndefined();
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] === 'session' });
  expect(client.getQueryState(SESSION)).toBeUndefined();
});

test('changes of one scope take turns, also after one that failed, and are counted until the last is through', async () => {
  const told: string[] = [];
  const send = (name: string, ms: number, fails = false) => {
    const turn = client.turnIn('cart');
    return client.whileSending({ mutationKey: ['cart'] }, async () => {
      await turn.come;
      await new Promise((resolve) => setTimeout(resolve, ms));
      told.push(`${name} of ${client.isMutating({ mutationKey: ['cart'] })}`);
      turn.over();
      if (fails) throw new Error('refused');
    });
  };
  const all = Promise.allSettled([send('first', 500, true), send('second', 10), send('third', 1)]);
  await vi.advanceTimersByTimeAsync(1_000);
  await all;
  expect(told).toEqual(['first of 3', 'second of 2', 'third of 1']);
  expect(client.isMutating({ mutationKey: ['cart'] })).toBe(0);
});
