import { Query, type QueryKey } from './query.ts';

type Filter = { queryKey?: QueryKey };

/** A change that is being sent. */
export interface Sending {
  mutationKey?: QueryKey;
}

/** The data this tab has read from the API, by key, and the changes under way. */
export class QueryClient {
  readonly #queries = new Map<string, Query>();
  readonly #sending = new Set<Sending>();
  readonly #lastOf = new Map<string, Promise<unknown>>();

  /** The query of a key, created if needed. `initial` is data that the page brought along. */
  query<Data>(key: QueryKey, initial?: Data): Query<Data> {
    const name = JSON.stringify(key);
    const query = (this.#queries.get(name) as Query<Data> | undefined) ?? this.#make<Data>(name, key);
    if (initial !== undefined && query.state.data === undefined) query.set(initial);
    return query;
  }

  getQueryState<Data>(key: QueryKey) {
    return (this.#queries.get(JSON.stringify(key)) as Query<Data> | undefined)?.state;
  }

  getQueryData<Data>(key: QueryKey): Data | undefined {
    return this.getQueryState<Data>(key)?.data;
  }

  /** Sets the data; `undefined` changes nothing. */
  setQueryData<Data>(key: QueryKey, next: Data | undefined | ((known: Data | undefined) => Data | undefined)): void {
    const data = next instanceof Function ? next(this.getQueryData<Data>(key)) : next;
    if (data !== undefined) this.query<Data>(key).set(data);
  }

  /** Marks all queries whose key starts with the given one as out of date; resolves when the watched ones are read again. */
  async invalidateQueries(filter: Filter = {}): Promise<void> {
    await Promise.all(this.#matching(filter).map((query) => query.invalidate()));
  }

  async cancelQueries(filter: Filter = {}): Promise<void> {
    for (const query of this.#matching(filter)) query.cancel();
  }

  async resetQueries(): Promise<void> {
    await Promise.all(this.#matching({}).map((query) => query.reset()));
  }

  removeQueries({ predicate }: { predicate(query: { queryKey: QueryKey }): boolean }): void {
    for (const [name, query] of this.#queries) {
      if (!predicate({ queryKey: query.key })) continue;
      query.cancel();
      this.#queries.delete(name);
    }
  }

  /** How many changes are under way or waiting for their turn. */
  isMutating({ mutationKey }: { mutationKey: QueryKey }): number {
    return [...this.#sending].filter((sending) => sending.mutationKey && startsWith(sending.mutationKey, mutationKey))
      .length;
  }

  /** Counts a change while `send` runs. */
  async whileSending<Answer>(sending: Sending, send: () => Promise<Answer>): Promise<Answer> {
    this.#sending.add(sending);
    try {
      return await send();
    } finally {
      this.#sending.delete(sending);
    }
  }

  /** Queues a change of a scope: `come` resolves when the changes before it are over; `over` ends its turn. */
  turnIn(scope: string): { come: Promise<unknown>; over: () => void } {
    const come = this.#lastOf.get(scope) ?? Promise.resolve();
    let over = () => {};
    const own = new Promise<void>((resolve) => {
      over = resolve;
    });
    // A change that ends early still waits for those before it, and so does the next one.
    this.#lastOf.set(
      scope,
      come.then(() => own),
    );
    return { come, over };
  }

  #make<Data>(name: string, key: QueryKey): Query<Data> {
    const query: Query<Data> = new Query(key, () => {
      // Another query may have the key by now.
      if (this.#queries.get(name) === query) this.#queries.delete(name);
    });
    this.#queries.set(name, query as Query);
    return query;
  }

  #matching({ queryKey = [] }: Filter): Query[] {
    return [...this.#queries.values()].filter(({ key }) => startsWith(key, queryKey));
  }
}

function startsWith(key: QueryKey, start: QueryKey): boolean {
  return start.every((part, at) => part === key[at]);
}
