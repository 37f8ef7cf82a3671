import { Query, type QueryKey } from './query.ts';

type Filter = { queryKey?: QueryKey };

/** A change that is on its way to the server. */
export interface Sending {
  mutationKey?: QueryKey;
}

/** What this tab has read from the API, by its keys, and the changes that are on their way. */
export class QueryClient {
  readonly #queries = new Map<string, Query>();
  readonly #sending = new Set<Sending>();
  readonly #lastOf = new Map<string, Promise<unknown>>();

  /** The query of a key, made when there is none. `initial` is what is known already, from the page itself. */
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

  /** Sets what is known; `undefined` leaves it as it is. */
  setQueryData<Data>(key: QueryKey, next: Data | undefined | ((known: Data | undefined) => Data | undefined)): void {
    const data = next instanceof Function ? next(this.getQueryData<Data>(key)) : next;
    if (data !== undefined) this.query<Data>(key).set(data);
  }

  /** Everything whose key begins as the given one is out of date. Done when what is looked at has been read again. */
  async invalidateQueries(filter: Filter = {}): Promise<void> {
    await Promise.all(this.#those(filter).map((query) => query.invalidate()));
  }

  async cancelQueries(filter: Filter = {}): Promise<void> {
    for (const query of this.#those(filter)) query.cancel();
  }

  async resetQueries(): Promise<void> {
    await Promise.all(this.#those({}).map((query) => query.reset()));
  }

  removeQueries({ predicate }: { predicate(query: { queryKey: QueryKey }): boolean }): void {
    for (const [name, query] of this.#queries) {
      if (!predicate({ queryKey: query.key })) continue;
      query.cancel();
      this.#queries.delete(name);
    }
  }

  /** How many changes are on their way, those that wait for their turn included. */
  isMutating({ mutationKey }: { mutationKey: QueryKey }): number {
    return [...this.#sending].filter((sending) => sending.mutationKey && startsWith(sending.mutationKey, mutationKey))
      .length;
  }

  /** Counts a change while it is on its way. */
  async whileSending<Answer>(sending: Sending, send: () => Promise<Answer>): Promise<Answer> {
    this.#sending.add(sending);
    try {
      return await send();
    } finally {
      this.#sending.delete(sending);
    }
  }

  /** The changes of one scope go out one after the other: done when those before are, until `over` is called. */
  turnIn(scope: string): { come: Promise<unknown>; over: () => void } {
    const come = this.#lastOf.get(scope) ?? Promise.resolve();
    let over = () => {};
    const own = new Promise<void>((resolve) => {
      over = resolve;
    });
    // A change that gives up early still holds its place: the next one waits for all before it.
    this.#lastOf.set(
      scope,
      come.then(() => own),
    );
    return { come, over };
  }

  #make<Data>(name: string, key: QueryKey): Query<Data> {
    const query: Query<Data> = new Query(key, () => {
      // Another may have taken its place meanwhile.
      if (this.#queries.get(name) === query) this.#queries.delete(name);
    });
    this.#queries.set(name, query as Query);
    return query;
  }

  #those({ queryKey = [] }: Filter): Query[] {
    return [...this.#queries.values()].filter(({ key }) => startsWith(key, queryKey));
  }
}

function startsWith(key: QueryKey, start: QueryKey): boolean {
  return start.every((part, at) => part === key[at]);
}
