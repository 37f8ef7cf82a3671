import { createContext, useContext } from 'react';

/** Formats pence in a second currency: `"about $379.00"`, or `null` where prices are shown in one currency only. */
export type SecondPrice = (pence: number) => string | null;

const SecondPriceContext = createContext<SecondPrice>(() => null);

/** Prices inside it are shown in a second currency too. */
export const SecondPriceProvider = SecondPriceContext.Provider;

export function useSecondPrice(): SecondPrice {
  return useContext(SecondPriceContext);
}
