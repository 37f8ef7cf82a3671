import { useNavigate } from 'react-router';
import { useToast } from '#ui/toast.tsx';
import { OFFER_SHOW_MS, type ToastRequest } from '#ui/toast-queue.ts';
import { ApiError, api, sentenceOf } from '#web/api.ts';
import { paths } from '#web/paths.ts';
import { useQueryClient } from '#web/query/client-context.tsx';
import type { QueryClient } from '#web/query/query-client.ts';
import { useMutation } from '#web/query/use-mutation.ts';
import { EVERYWHERE_FAILED, EVERYWHERE_WELL, failureToast } from '#web/toast-texts-everywhere.ts';
import { tellOtherTabs } from './cart-elsewhere.ts';

const CONFLICT = 409;

interface One {
  productId: number;
  quantity?: number;
}

/**
 * Adds a product to the cart, shows a toast, and updates the badge. `onRefused` takes the sentence about a quantity that there is
 * not, for the field where it was typed; without it that is a toast too.
 */
export const useAddToCart = (onRefused?: (sentence: string) => void) => useAdding(addOne, onRefused);

/** The same for whatever `send` puts into the cart, with the toast that says so. */
export function useAdding<Asked>(
  send: (asked: Asked) => Promise<unknown>,
  onRefused?: (sentence: string) => void,
  added: ToastRequest = EVERYWHERE_WELL.addedToCart,
) {
  const client = useQueryClient();
  const { toast } = useToast();
  const navigate = useNavigate();
  const viewCart = { label: 'View cart', onAction: () => void navigate(paths.cart) };
  return useMutation({
    mutationFn: send,
    onSuccess: async () => {
      // Without cookies the shop cannot assign the cart to this browser.
      if (!navigator.cookieEnabled) return toast(failureToast(null, EVERYWHERE_FAILED.noCookies));
      toast({ ...added, action: viewCart, showMs: OFFER_SHOW_MS });
      await refreshCart(client);
    },
    onError: (error) => {
      if (onRefused && error instanceof ApiError && error.status === CONFLICT)
        return onRefused(sentenceOf(error, EVERYWHERE_FAILED.addToCart));
      toast(failureToast(error, EVERYWHERE_FAILED.addToCart));
    },
  });
}

function addOne({ productId, quantity = 1 }: One) {
  return api('POST /api/cart', { body: { productId, quantity } });
}

/** Reads the cart and the badge again after a change, here and in the browser's other tabs. */
export async function refreshCart(client: QueryClient): Promise<void> {
  tellOtherTabs();
  await readCartAgain(client);
}

/** Reads the cart and the badge again. */
export async function readCartAgain(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: ['session'] }),
    client.invalidateQueries({ queryKey: ['cart'] }),
  ]);
}
