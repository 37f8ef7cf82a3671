import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { useQueryClient } from './client-context.tsx';
import { type Asking, type QueryKey, type QueryState, UNREAD } from './query.ts';

interface QueryOptions<Data> extends Asking<Data> {
  queryKey: QueryKey;
  /** Data that the page brought along. */
  initialData?: Data;
  /** Reads it again for each new watcher. */
  refetchOnMount?: 'always';
  /** Whether the data of the key before is shown until this one is read. */
  keepsShowing?(keyBefore: QueryKey): boolean;
}

interface QueryResult<Data> {
  data: Data | undefined;
  error: Error | null;
  /** There is nothing to show yet. */
  isPending: boolean;
  isError: boolean;
  /** It is read for the first time, even if other data is shown meanwhile. */
  isLoading: boolean;
  refetch(): Promise<void>;
}

/** Reads from the API, once for all components with the same key. */
export function useQuery<Data>(options: QueryOptions<Data> & { initialData: Data }): QueryResult<Data> & { data: Data };
export function useQuery<Data>(options: QueryOptions<Data>): QueryResult<Data>;
export function useQuery<Data>(options: QueryOptions<Data>): QueryResult<Data> {
  const { queryKey, initialData, enabled = true, keepsShowing } = options;
  const query = useQueryClient().query<Data>(queryKey, initialData);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const watch = useCallback((tell: () => void) => query.watch({ tell, asking: () => latest.current }), [query]);
  const now = () => query.state;
  // A part that comes to life late must find what it was served with: what has been read meanwhile follows at once.
  const served = () => (initialData === undefined ? UNREAD : query.state);
  const { status, data, error } = useSyncExternalStore<QueryState<Data>>(watch, now, served);

  useEffect(() => {
    if (!enabled) return;
    void (latest.current.refetchOnMount ? query.read(latest.current) : query.readIfNeeded(latest.current));
  }, [query, enabled]);

  const shown = useRef<{ key: QueryKey; data: Data }>(undefined);
  useEffect(() => {
    if (data !== undefined) shown.current = { key: query.key, data };
  });
  const before = shown.current;
  const standIn = status === 'pending' && before && keepsShowing?.(before.key) ? before.data : undefined;

  return {
    data: data ?? standIn,
    error,
    isPending: status === 'pending' && standIn === undefined,
    isError: status === 'error',
    isLoading: enabled && status === 'pending',
    refetch: () => query.read(latest.current),
  };
}
