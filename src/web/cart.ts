import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type CartView, cleared, withoutLine, withQuantity } from '#features/cart/web/cart-view.ts';
import { useToast } from '#ui/toast.tsx';
import { api, sentenceOf } from './api.ts';

const CART = ['cart', 'page'];

/**
 * The cart, and what can be done to it. Every change is shown at once and taken back when the server refuses; changes go
 * out one after the other, so that the last one asked for is the one that stands.
 */
export function useCart(loaded: CartView) {
  const client = useQueryClient();
  const { toast } = useToast();
  const [problems, setProblems] = useState<Record<number, string>>({});
  const { data: cart } = useQuery({ queryKey: CART, queryFn: readCart, initialData: loaded });
  // The loader has read the cart after whatever the cache remembers.
  useEffect(() => {
    client.setQueryData(CART, loaded);
  }, [client, loaded]);

  const useChange = <Change>(
    send: (change: Change) => Promise<unknown>,
    foresee: (cart: CartView, change: Change) => CartView,
    said: { done?: string; failed: string; lineOf?: (change: Change) => number },
  ) =>
    useMutation({
      mutationKey: ['cart'],
      scope: { id: 'cart' },
      mutationFn: send,
      onMutate: async (change) => {
        await client.cancelQueries({ queryKey: CART });
        setProblems({});
        const before = client.getQueryData<CartView>(CART);
        client.setQueryData<CartView>(CART, (known) => known && foresee(known, change));
        return before;
      },
      onSuccess: () => {
        if (said.done) toast({ title: said.done });
      },
      onError: (error, change, before) => {
        client.setQueryData(CART, before);
        const sentence = sentenceOf(error, said.failed);
        toast({ title: 'Error', description: sentence, variant: 'destructive' });
        if (said.lineOf) setProblems({ [said.lineOf(change)]: sentence });
      },
      // While other changes wait, the last of them reads the cart again.
      onSettled: () => {
        if (client.isMutating({ mutationKey: ['cart'] }) > 1) return;
        return Promise.all([
          client.invalidateQueries({ queryKey: ['cart'] }),
          client.invalidateQueries({ queryKey: ['session'] }),
        ]);
      },
    });

  const setting = useChange(
    ({ id, quantity }: { id: number; quantity: number }) =>
      api('PUT /api/cart/{id}', { params: { id: String(id) }, body: { quantity } }),
    (known, { id, quantity }) => withQuantity(known, id, quantity),
    { failed: 'Failed to update quantity', lineOf: ({ id }) => id },
  );
  const removing = useChange(
    (id: number) => api('DELETE /api/cart/{id}', { params: { id: String(id) } }),
    withoutLine,
    { done: 'Item Removed', failed: 'Failed to remove item' },
  );
  const clearing = useChange(() => api('DELETE /api/cart'), cleared, {
    done: 'Cart Cleared',
    failed: 'Failed to clear cart',
  });

  return { cart, problems, setQuantity: setting.mutate, remove: removing.mutate, clear: () => clearing.mutate(undefined) };
}

async function readCart({ signal }: { signal: AbortSignal }): Promise<CartView> {
  const [lines, summary] = await Promise.all([
    api('GET /api/cart', {}, { signal }),
    api('GET /api/cart/summary', {}, { signal }),
  ]);
  return { lines, summary };
}
