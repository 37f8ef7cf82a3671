import { createContext, useContext } from 'react';

/** An amount in pence said in a second currency, `"about $379.00"`; `null` where prices are shown in one only. */
export type SecondPrice = (pence: number) => string | null;

const SecondPriceContext = createContext<SecondPrice>(() => null);

/** Whatever stands in it says its prices in a second currency too. */
export const SecondPriceProvider = SecondPriceContext.Provider;

export function useSecondPrice(): SecondPrice {
  return useContext(SecondPriceContext);
}
