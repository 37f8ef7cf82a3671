import { QueryClient, useQuery } from '@tanstack/react-query';
import { api } from './api.ts';

/** Section 9, 'Request behaviour': no refetch on an interval or on focus, data never stale, no retries. */
export const QUERY_DEFAULTS = {
  queries: {
    refetchInterval: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    staleTime: Infinity,
    retry: false,
  },
  // A press of a button while offline fails and says so; it is not kept back to surprise somebody later.
  mutations: { retry: false, networkMode: 'always' },
} as const;

export function buildQueryClient(): QueryClient {
  return new QueryClient({ defaultOptions: QUERY_DEFAULTS });
}

/** Who is signed in, and what the badges say; one call for every page. Undefined until the browser has asked. */
export function useSession() {
  return useQuery({
    queryKey: ['session'],
    queryFn: ({ signal }) => api('GET /api/session', {}, { signal }),
  });
}
