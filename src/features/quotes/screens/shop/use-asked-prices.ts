import { type RefObject, useEffect, useState } from 'react';
import { type TablePrice, useFittingPrices } from '#features/fitting/screens/use-fitting-prices.ts';
import { type ScreenToQuote, screenField, typedFitting } from './fitting-typed.ts';

/** What fitting and survey cost by the shop's list, as the form stands. */
export interface AskedPrices {
  /** Where the prices are for; null while no whole postcode is typed. */
  placeName: string | null;
  /** Whether we fit there at all. */
  isServed: boolean;
  /** The price of one, and how many are typed. */
  ofScreen: (productId: number) => { table: TablePrice | undefined; count: number };
  survey: TablePrice | undefined;
}

/** Follows what is typed of fitting into the form, a draft that was filled in included. Call it after `useTypedDraft`. */
export function useAskedPrices(
  form: RefObject<HTMLFormElement | null>,
  screens: readonly ScreenToQuote[],
): AskedPrices {
  const [typed, setTyped] = useState<Record<string, string>>({});
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const read = () => setTyped(typedFitting(new FormData(element)));
    read();
    element.addEventListener('input', read);
    return () => element.removeEventListener('input', read);
  }, [form]);
  const postcode = typed['fitting.postcode'] ?? '';
  const heightOf = (productId: number) => typed[screenField(productId, 'height')] ?? '';
  const fitted = screens.map(({ productId }) => ({ productId, height: heightOf(productId) }));
  const prices = useFittingPrices({ productIds: [], fitted: postcode ? fitted : [], postcode });
  return {
    placeName: prices.placeName,
    isServed: prices.zone !== 'channel_islands',
    ofScreen: (productId) => ({
      table: prices.priceOf(productId, heightOf(productId)),
      count: Number(typed[screenField(productId, 'count')]) || 1,
    }),
    survey: prices.survey,
  };
}
