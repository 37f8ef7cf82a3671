import { QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useToast } from '#ui/toast.tsx';
import { api } from './api.ts';
import { FAILURES, failureToast, SUCCESS } from './messages.ts';
import { sendRememberedLogout } from './remembered-logout.ts';

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
    queryFn: async ({ signal }) => {
      // A failed logout stays remembered; it must not keep the page from knowing who is here.
      await sendRememberedLogout().catch(() => {});
      return api('GET /api/session', {}, { signal });
    },
  });
}

/** Puts a product in the cart, tells so, and brings the badge up to date. */
export function useAddToCart() {
  const client = useQueryClient();
  const { toast } = useToast();
  return useMutation({
    mutationFn: ({ productId, quantity = 1 }: { productId: number; quantity?: number }) =>
      api('POST /api/cart', { body: { productId, quantity } }),
    onSuccess: async () => {
      toast(SUCCESS.addedToCart);
      await refreshCart(client);
    },
    onError: (error) => toast(failureToast(error, FAILURES.addToCart)),
  });
}

/** Reads the cart and the badge again. */
export async function refreshCart(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: ['session'] }),
    client.invalidateQueries({ queryKey: ['cart'] }),
  ]);
}
