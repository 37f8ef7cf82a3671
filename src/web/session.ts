import { type ApiAnswer, api } from './api.ts';
import { useQuery } from './query/use-query.ts';

/** Who is signed in. */
export type SessionUser = NonNullable<ApiAnswer<'GET /api/session'>['user']>;

/** Who is signed in, and what the badges say; one call for every page. Undefined until the browser has asked. */
export function useSession() {
  return useQuery({ queryKey: ['session'], queryFn: ({ signal }) => api('GET /api/session', {}, { signal }) });
}
