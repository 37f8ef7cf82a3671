import { useState } from 'react';
import { AddFitted, type Fitted } from '#features/fitting/screens/shop/add-fitted.tsx';
import { ApiError, api } from '#web/api.ts';
import { fieldErrors, problemOf } from '#web/forms/form-answer.ts';
import { paths } from '#web/paths.ts';
import { useAdding } from '../use-add-to-cart.ts';

/** Puts a screen into the cart with its fitting; what the shop refuses is said at its field. */
export function FittedForm({ productId }: { productId: number }) {
  const [errors, setErrors] = useState<Record<string, string>>({});
  const addFitted = async (wanted: Fitted) => {
    setErrors({});
    try {
      return await api('POST /api/cart', { body: { productId, ...wanted } });
    } catch (error) {
      if (error instanceof ApiError && error.status === 400) setErrors(errorsOfFitting(error));
      throw error;
    }
  };
  const add = useAdding(addFitted, (sentence) => setErrors({ quantity: sentence }));
  return (
    <AddFitted
      productId={productId}
      cartHref={paths.cart}
      isPending={add.isPending}
      errors={errors}
      onAdd={(wanted) => add.mutate(wanted)}
    />
  );
}

function errorsOfFitting(error: ApiError): Record<string, string> {
  const { 'fitting.height': height, 'fitting.count': count, quantity = count } = fieldErrors(problemOf(error));
  return { ...(height && { height }), ...(quantity && { quantity }) };
}
