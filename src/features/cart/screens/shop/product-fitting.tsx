import { useState } from 'react';
import type { ShownProduct } from '#features/catalogue/contract.ts';
import type { ProductFitting } from '#features/fitting/contract.ts';
import { FittingBox } from '#features/fitting/screens/shop/fitting-box.tsx';
import { ApiError, api } from '#web/api.ts';
import { fieldErrors, problemOf } from '#web/forms/form-answer.ts';
import { paths } from '#web/paths.ts';
import { useAdding } from '../use-add-to-cart.ts';

type Wanted = { quantity: number; fitting: { count: number; height: string; survey: boolean } };

/** 'Have it fitted' on the page of a screen, with its way into the cart. */
export function ProductFittingBox({ product, fitting }: { product: ShownProduct; fitting: ProductFitting }) {
  const [errors, setErrors] = useState<Record<string, string>>({});
  const addFitted = async (wanted: Wanted) => {
    setErrors({});
    try {
      return await api('POST /api/cart', { body: { productId: product.id, ...wanted } });
    } catch (error) {
      if (error instanceof ApiError && error.status === 400) setErrors(errorsOfFitting(error));
      throw error;
    }
  };
  const add = useAdding(addFitted, (sentence) => setErrors({ quantity: sentence }));
  return (
    <FittingBox
      productId={product.id}
      vatRate={product.vatRate}
      loaded={fitting}
      cartHref={paths.cart}
      quoteHref={paths.contact(`Quote: fitting of ${product.name}`)}
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
