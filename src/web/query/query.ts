export type QueryKey = readonly unknown[];

/** How what was read is asked for. */
export interface Asking<Data> {
  queryFn(how: { signal: AbortSignal }): Promise<Data>;
  /** `false` while there is nothing to ask for yet. */
  enabled?: boolean;
  /** How long it is remembered after its last watcher has gone, in milliseconds. */
  gcTime?: number;
}

export interface QueryState<Data> {
  status: 'pending' | 'success' | 'error';
  /** What was read last; it stays when reading it again fails. */
  data: Data | undefined;
  error: Error | null;
  /** Known to be out of date: its next watcher reads it again. */
  isInvalidated: boolean;
}

/** A part of a screen that shows a query: told of every change, and asked how to read it again. */
interface Watcher<Data> {
  tell(): void;
  asking(): Asking<Data>;
}

const UNREAD = { status: 'pending', data: undefined, error: null, isInvalidated: false } as const;
const REMEMBERED_MS = 5 * 60_000;

/**
 * One thing that was read from the API, and its watchers. It is read once and never goes stale; it is read again when it has
 * been invalidated. One reading at a time; it is aborted when the last watcher goes.
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

  /** Returns how to look away again. */
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

  /** Reads it unless it is known, or being read already. Never fails: what went wrong stands in the state. */
  async readIfNeeded(asking: Asking<Data>): Promise<void> {
    if (this.#reading) await this.#reading.done;
    else if (this.state.status !== 'success' || this.state.isInvalidated) await this.read(asking);
  }

  /** Reads it now. An answer that is on its way already may be out of date, the very first one too, and is not waited for. */
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

  /** Out of date: read again at once if it has watchers, otherwise by the next one. */
  async invalidate(): Promise<void> {
    this.state = { ...this.state, isInvalidated: true };
    await this.#readForWatchers();
  }

  /** As if it had never been read. */
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

/** What is read again and has not changed stays the very same, so that nothing is drawn anew for it. */
function known<Data>(data: Data, before: Data | undefined): QueryState<Data> {
  const isSame = before !== undefined && JSON.stringify(data) === JSON.stringify(before);
  return { status: 'success', data: isSame ? before : data, error: null, isInvalidated: false };
}

/** Without a connection a reading waits for it. */
function connected(signal: AbortSignal): Promise<unknown> {
  if (typeof navigator === 'undefined' || navigator.onLine !== false) return Promise.resolve();
  return new Promise((resolve, reject) => {
    addEventListener('online', resolve, { once: true, signal });
    signal.addEventListener('abort', reject);
  });
}
