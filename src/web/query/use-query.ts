import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { useQueryClient } from './client-context.tsx';
import type { Asking, QueryKey } from './query.ts';

interface QueryOptions<Data> extends Asking<Data> {
  queryKey: QueryKey;
  /** What the page knew when it was served. */
  initialData?: Data;
  /** Reads it again for each new watcher. */
  refetchOnMount?: 'always';
  /** Whether what was shown for another key stands in until this one has been read. */
  keepsShowing?(keyBefore: QueryKey): boolean;
}

interface QueryResult<Data> {
  data: Data | undefined;
  error: Error | null;
  /** Nothing to show yet. */
  isPending: boolean;
  isError: boolean;
  /** Being read for the first time, whether something else stands in or not. */
  isLoading: boolean;
  refetch(): Promise<void>;
}

/** Reads from the API what a screen shows, once for all parts of it that ask with the same key. */
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
  const { status, data, error } = useSyncExternalStore(watch, now, now);

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
