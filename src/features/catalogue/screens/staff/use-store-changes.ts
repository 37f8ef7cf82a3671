import { useRevalidator } from 'react-router';
import type { StoreProduct } from '#features/catalogue/contract.ts';
import { useToast } from '#ui/toast.tsx';
import type { ToastRequest } from '#ui/toast-queue.ts';
import { api } from '#web/api.ts';
import { useMutation } from '#web/query/use-mutation.ts';
import { CONFIRMATIONS, FAILURES, failureToast, SUCCESS } from '#web/toast-texts.ts';
import { undoAction } from '#web/undo-action.tsx';
import { stockBody } from './product-body.ts';
import { findStoreProduct } from './read-product-list.ts';

/** The actions of a product's card. The list is reloaded after each, failed or not. */
export function useStoreChanges(onDeleted: () => void) {
  const { revalidate } = useRevalidator();
  const { toast } = useToast();
  const options = (done: ToastRequest, failed: string) => ({
    onSuccess: () => toast(done),
    onError: (error: Error) => toast(failureToast(error, failed)),
    onSettled: () => revalidate(),
  });
  const changing = useMutation({
    mutationFn: ({ product, body }: { product: StoreProduct; body: ReturnType<typeof stockBody> | Restoring }) =>
      api('PUT /api/products/{id}', { params: { id: String(product.id) }, body }),
    ...options(SUCCESS.productUpdated, FAILURES.updateProduct),
  });
  const deleting = useMutation({
    mutationFn: async ({ id }: StoreProduct) => {
      await api('DELETE /api/products/{id}', { params: { id: String(id) } });
      // The deletion stands even if the archive cannot be read.
      return findStoreProduct(id).catch(() => null);
    },
    ...options(SUCCESS.productDeleted, FAILURES.deleteProduct),
    // An archived product can be restored, a deleted one cannot.
    onSuccess: (archived, { name }) =>
      toast({
        ...SUCCESS.productDeleted,
        ...(archived && {
          description: `${name} is in the archive`,
          action: undoAction(() => changing.mutate({ product: archived, body: restoring(archived) })),
        }),
      }),
  });
  return {
    onCount: (product: StoreProduct, count: string, seen: number) =>
      changing.mutate({ product, body: stockBody({ ...product, stockQuantity: seen }, count) }),
    onRestore: (product: StoreProduct) => changing.mutate({ product, body: restoring(product) }),
    onDelete: (product: StoreProduct) => {
      const { title, description } = CONFIRMATIONS.deleteProduct;
      if (!window.confirm(`${title} ${product.name}. ${description}`)) return;
      // onError has reported a failure.
      deleting.mutateAsync(product).then(onDeleted, () => undefined);
    },
    isSending: ({ id }: StoreProduct) =>
      (changing.isPending && changing.variables.product.id === id) ||
      (deleting.isPending && deleting.variables.id === id),
  };
}

type Restoring = ReturnType<typeof restoring>;

function restoring({ name, price, category, version }: StoreProduct) {
  return { name, price, category, version, isArchived: false };
}
