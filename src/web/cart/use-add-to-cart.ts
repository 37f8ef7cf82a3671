import { useToast } from '#ui/toast.tsx';
import { api } from '#web/api.ts';
import { FAILURES, failureToast, SUCCESS } from '#web/messages.ts';
import { useQueryClient } from '#web/query/client-context.tsx';
import type { QueryClient } from '#web/query/query-client.ts';
import { useMutation } from '#web/query/use-mutation.ts';

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
