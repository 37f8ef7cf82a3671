import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useToast } from '#ui/toast.tsx';
import { api } from '#web/api.ts';
import { FAILURES, failureToast, SUCCESS } from '#web/messages.ts';

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
