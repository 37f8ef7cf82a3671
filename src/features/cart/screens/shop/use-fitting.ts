import { useState } from 'react';
import { useToast } from '#ui/toast.tsx';
import { api } from '#web/api.ts';
import { fieldErrors, problemOf } from '#web/forms/form-answer.ts';
import { useQueryClient } from '#web/query/client-context.tsx';
import { useMutation } from '#web/query/use-mutation.ts';
import { FAILURES, failureToast } from '#web/toast-texts.ts';
import { refreshCart } from '../use-add-to-cart.ts';

type Wanted = { count: number; height: string; survey: boolean } | null;

/** Has a line of the cart fitted, or not any more; what is wrong is there by field once something was sent. */
export function useFitting(lineId: number) {
  const client = useQueryClient();
  const { toast } = useToast();
  const [errors, setErrors] = useState<Record<string, string>>();
  const params = { id: String(lineId) };
  const { mutate } = useMutation({
    mutationKey: ['cart'],
    scope: { id: 'cart' },
    mutationFn: (wanted: Wanted) =>
      wanted
        ? api('PUT /api/cart/{id}/fitting', { params, body: wanted })
        : api('DELETE /api/cart/{id}/fitting', { params }),
    onSuccess: async () => {
      setErrors({});
      await refreshCart(client);
    },
    onError: (error) => {
      const wrong = fieldErrors(problemOf(error));
      setErrors(wrong);
      if (Object.keys(wrong).length === 0) toast(failureToast(error, FAILURES.changeFitting));
    },
  });
  return { change: mutate, errors };
}
