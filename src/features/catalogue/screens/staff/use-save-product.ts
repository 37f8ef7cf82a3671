import { useRef } from 'react';
import { useRevalidator } from 'react-router';
import { useToast } from '#ui/toast.tsx';
import type { Problem } from '#values/problem.ts';
import { ApiError, api } from '#web/api.ts';
import { useMutation } from '#web/query/use-mutation.ts';
import { FAILURES, failureToast, SUCCESS } from '#web/toast-texts.ts';
import { type ProductBody, productBody } from './product-body.ts';

/** What is sent, and what the form said: not the same once others' changes are put under it. */
type Saving = { body: ProductBody; typed: ProductBody };

/** Sends the product form, for a new product or the one with this id. */
export function useSaveProduct(productId: number | undefined, onSaved: () => void) {
  const { revalidate } = useRevalidator();
  const { toast } = useToast();
  const isNew = productId === undefined;
  const seen = useRef<number>(undefined);
  const saving = useMutation({
    mutationFn: ({ body }: Saving) =>
      isNew
        ? api('POST /api/products', { body })
        : api('PUT /api/products/{id}', { params: { id: String(productId) }, body }),
    onSuccess: async ({ stockQuantity: stock }, { body }) => {
      const isMoved = body.stockQuantity === undefined && seen.current !== undefined && stock !== seen.current;
      const moved = `Stock changed from ${seen.current} to ${stock} while you were editing; it stays ${stock}.`;
      const updated = isMoved ? { ...SUCCESS.productUpdated, description: moved } : SUCCESS.productUpdated;
      toast(isNew ? SUCCESS.productCreated : updated);
      await revalidate();
      onSaved();
    },
    onError: (error) => {
      // Field errors appear beside the field.
      const isSaidThere = error instanceof ApiError && error.problem?.errors;
      if (!isSaidThere) toast(failureToast(error, isNew ? FAILURES.createProduct : FAILURES.updateProduct));
    },
  });
  const problem = saving.error instanceof ApiError ? (saving.error.problem ?? undefined) : undefined;
  return {
    isPending: saving.isPending,
    isIdle: saving.isIdle,
    problem,
    reset: saving.reset,
    save: (form: FormData) => {
      if (saving.isPending) return;
      seen.current = form.has('stockSeen') ? Number(form.get('stockSeen')) : undefined;
      const typed = productBody(form);
      saving.mutate({ body: typed, typed });
    },
    /** What the form said when it met another user's change; undefined otherwise. */
    stale: problem !== undefined && isStale(problem) ? saving.variables?.typed : undefined,
    /** Saves this in place of what the form said. */
    saveInstead: (body: ProductBody) => {
      if (saving.variables && !saving.isPending) saving.mutate({ body, typed: saving.variables.typed });
    },
  };
}

function isStale(problem: Problem): boolean {
  return typeof problem.version === 'number';
}
