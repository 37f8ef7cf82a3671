export type QueryKey = readonly unknown[];

/** How a query reads its data. */
export interface Asking<Data> {
  queryFn(how: { signal: AbortSignal }): Promise<Data>;
  /** `false` while there is nothing to read yet. */
  enabled?: boolean;
  /** How long the data is cached after the last watcher has gone, in milliseconds. */
  gcTime?: number;
}

export interface QueryState<Data> {
  status: 'pending' | 'success' | 'error';
  /** The last answer; it stays when reading again fails. */
  data: Data | undefined;
  error: Error | null;
  /** Out of date: the next watcher reads it again. */
  isInvalidated: boolean;
}

/** A component that shows a query. */
interface Watcher<Data> {
  tell(): void;
  asking(): Asking<Data>;
}

/** What a query is before anything was read, as on the server. */
export const UNREAD = { status: 'pending', data: undefined, error: null, isInvalidated: false } as const;
const REMEMBERED_MS = 5 * 60_000;

/**
 * One answer of the API and its watchers. It is read once, and again only after it was invalidated. One read at a time; it
 * is aborted when the last watcher goes.
 */
export class Query<Data = unknown> {
  readonly key: QueryKey;
  state: QueryState<Data> = UNREAD;
  readonly #watchers = new Set<Watcher<Data>>();
  readonly #forget: () => void;
  #reading: { done: Promise<void>; stop: AbortController } | undefined;
  #forgetting: ReturnType<typeof setTimeout> | undefined;

  constructor(key: QueryKey, forget: () => void) {
    this.key = key;
    this.#forget = forget;
  }

  /** Returns how to stop watching. */
  watch(watcher: Watcher<Data>): () => void {
    clearTimeout(this.#forgetting);
    this.#watchers.add(watcher);
    return () => {
      this.#watchers.delete(watcher);
      if (this.#watchers.size > 0) return;
      this.cancel();
      this.#forgetting = setTimeout(this.#forget, watcher.asking().gcTime ?? REMEMBERED_MS);
    };
  }

  /** Reads it unless it is cached or being read. Never rejects: the state holds the error. */
  async readIfNeeded(asking: Asking<Data>): Promise<void> {
    if (this.#reading) await this.#reading.done;
    else if (this.state.status !== 'success' || this.state.isInvalidated) await this.read(asking);
  }

  /** Reads it now. A read under way may already be out of date, so it is aborted. */
  read(asking: Asking<Data>): Promise<void> {
    this.cancel();
    const stop = new AbortController();
    const reading = { stop, done: Promise.resolve() };
    this.#reading = reading;
    if (this.state.data === undefined) this.#show(UNREAD);
    const isOver = () => this.#reading !== reading;
    const end = (state: Partial<QueryState<Data>>) => {
      this.#reading = undefined;
      this.#show({ ...this.state, ...state });
    };
    reading.done = connected(stop.signal)
      .then(() => asking.queryFn({ signal: stop.signal }))
      .then(
        (data) => (isOver() ? this.#reading?.done : end(known(data, this.state.data))),
        (error) => (isOver() ? this.#reading?.done : end({ status: 'error', error, isInvalidated: true })),
      );
    return reading.done;
  }

  /** Marks it out of date: read again at once if it is watched, otherwise by the next watcher. */
  async invalidate(): Promise<void> {
    this.state = { ...this.state, isInvalidated: true };
    await this.#readForWatchers();
  }

  /** Forgets the data, and reads it again if it is watched. */
  async reset(): Promise<void> {
    this.cancel();
    this.#show(UNREAD);
    await this.#readForWatchers();
  }

  set(data: Data): void {
    this.#show(known(data, this.state.data));
  }

  cancel(): void {
    this.#reading?.stop.abort();
    this.#reading = undefined;
  }

  async #readForWatchers(): Promise<void> {
    const asking = [...this.#watchers].map((watcher) => watcher.asking()).find(({ enabled }) => enabled !== false);
    if (asking) await this.read(asking);
  }

  #show(state: QueryState<Data>): void {
    this.state = state;
    for (const watcher of this.#watchers) watcher.tell();
  }
}

/** Unchanged data stays the same object, so that nothing renders again. */
function known<Data>(data: Data, before: Data | undefined): QueryState<Data> {
  const isSame = before !== undefined && JSON.stringify(data) === JSON.stringify(before);
  return { status: 'success', data: isSame ? before : data, error: null, isInvalidated: false };
}

/** Offline, resolves when the connection returns. */
function connected(signal: AbortSignal): Promise<unknown> {
  if (typeof navigator === 'undefined' || navigator.onLine !== false) return Promise.resolve();
  return new Promise((resolve, reject) => {
    addEventListener('online', resolve, { once: true, signal });
    signal.addEventListener('abort', reject);
  });
}
