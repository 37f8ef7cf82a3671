import { useEffect, useState } from 'react';
import { rememberedPostcode, rememberPostcode } from '#features/delivery/screens/shop/remembered-postcode.ts';
import { useToast } from '#ui/toast.tsx';
import type { ToastRequest } from '#ui/toast-queue.ts';
import { api, sentenceOf } from '#web/api.ts';
import { useQueryClient } from '#web/query/client-context.tsx';
import { useMutation } from '#web/query/use-mutation.ts';
import { useQuery } from '#web/query/use-query.ts';
import { FAILURES, failureToast, SUCCESS } from '#web/toast-texts.ts';
import { refreshCart } from '../use-add-to-cart.ts';
import { type CartView, cleared, withoutLine, withQuantity } from './cart-view.ts';
import { atPostcode, type CartDestination, readSums } from './read-sums.ts';

const CART = ['cart', 'page'];

interface LoadedCart extends CartView {
  /** Whether the address of the page names a postcode. */
  isAsked: boolean;
}

/**
 * The cart and its changes. Each change is shown at once and undone when the server refuses it; changes are sent one after the
 * other, so that the last one wins.
 */
export function useCart(loaded: LoadedCart) {
  const client = useQueryClient();
  const { toast } = useToast();
  const [problems, setProblems] = useState<Record<number, string>>({});
  const { data: cart } = useQuery({
    queryKey: CART,
    queryFn: ({ signal }) => readCart(signal, loaded.usual),
    initialData: loaded,
  });
  // The loader's cart is newer than the cached one.
  useEffect(() => {
    client.setQueryData(CART, loaded);
    // The server does not know the postcode that this browser remembers; what is said of one that was refused stays to be read.
    if (!loaded.refused && !loaded.isAsked && rememberedPostcode()) void refreshCart(client);
  }, [client, loaded]);
  // Remembered once it is known to exist: one that is refused, or that could not be asked about, takes no good one's place.
  const setPostcode = async (postcode: string) => {
    let sums: Pick<CartView, 'summary' | 'refused'> | null;
    try {
      sums = postcode ? await readSums(api, atPostcode(postcode)) : null;
    } catch (error) {
      return toast(failureToast(error, FAILURES.checkPostcode));
    }
    if (sums?.refused) return client.setQueryData<CartView>(CART, (known) => known && { ...known, ...sums });
    rememberPostcode(postcode);
    await refreshCart(client);
  };

  const setting = useChange({
    send: ({ id, quantity }: { id: number; quantity: number }) =>
      api('PUT /api/cart/{id}', { params: { id: String(id) }, body: { quantity } }),
    foresee: (known, { id, quantity }) => withQuantity(known, id, quantity),
    failed: FAILURES.updateQuantity,
    onStart: () => setProblems({}),
    onFailure: (sentence, { id }) => setProblems({ [id]: sentence }),
  });
  const removing = useChange({
    send: (id: number) => api('DELETE /api/cart/{id}', { params: { id: String(id) } }),
    foresee: withoutLine,
    done: SUCCESS.itemRemoved,
    failed: FAILURES.removeItem,
  });
  const clearing = useChange({
    send: () => api('DELETE /api/cart'),
    foresee: cleared,
    done: SUCCESS.cartCleared,
    failed: FAILURES.clearCart,
  });

  return {
    cart,
    problems,
    setPostcode,
    forgetProblems: () => setProblems({}),
    setQuantity: setting.mutate,
    remove: removing.mutate,
    clear: () => clearing.mutate(),
  };
}

interface CartChange<Change> {
  send: (change: Change) => Promise<unknown>;
  /** The cart after the change. */
  foresee: (cart: CartView, change: Change) => CartView;
  /** The toast of a success. */
  done?: ToastRequest;
  /** The title of a failure's toast. */
  failed: string;
  onStart?: () => void;
  onFailure?: (sentence: string, change: Change) => void;
}

function useChange<Change = void>({ send, foresee, done, failed, onStart, onFailure }: CartChange<Change>) {
  const client = useQueryClient();
  const { toast } = useToast();
  return useMutation({
    mutationKey: ['cart'],
    scope: { id: 'cart' },
    mutationFn: send,
    onMutate: async (change) => {
      onStart?.();
      await client.cancelQueries({ queryKey: CART });
      const before = client.getQueryData<CartView>(CART);
      client.setQueryData<CartView>(CART, (known) => known && foresee(known, change));
      return before;
    },
    onSuccess: () => {
      if (done) toast(done);
    },
    onError: (error, change, before) => {
      client.setQueryData(CART, before);
      toast(failureToast(error, failed));
      onFailure?.(sentenceOf(error, failed), change);
    },
    // Only the last waiting change reads the cart again.
    onSettled: async () => {
      if (client.isMutating({ mutationKey: ['cart'] }) === 1) await refreshCart(client);
    },
  });
}

async function readCart(signal: AbortSignal, usual: CartDestination): Promise<CartView> {
  const remembered = atPostcode(rememberedPostcode());
  const to = remembered ?? usual;
  const [lines, sums] = await Promise.all([api('GET /api/cart', {}, { signal }), readSums(api, to, { signal })]);
  if (remembered && sums.refused) rememberPostcode('');
  return { lines, ...sums };
}
