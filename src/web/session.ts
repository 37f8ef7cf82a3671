import { type ApiAnswer, api } from './api.ts';
import { useQuery } from './query/use-query.ts';

/** The signed-in user. */
export type SessionUser = NonNullable<ApiAnswer<'GET /api/session'>['user']>;

/** The signed-in user and the counts of the badges, one call for all pages; `data` is undefined until it is read. */
export function useSession() {
  return useQuery({ queryKey: ['session'], queryFn: ({ signal }) => api('GET /api/session', {}, { signal }) });
}
