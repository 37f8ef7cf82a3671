import { cardProductOf } from '#features/catalogue/screens/card-product.ts';
import type { CardProduct } from '#features/catalogue/screens/product-card-frame.tsx';
import type { FitGroup } from '#features/fits/contract.ts';
import type { FitGroupKey } from '#features/fits/fit-groups.ts';

/** How many of a group a product's page shows. */
export const SHOWN_OF_A_GROUP = 4;

export interface ShownFit {
  product: CardProduct;
  brief: string;
  warning: string | null;
}

export interface ShownFitGroup {
  key: FitGroupKey;
  title: string;
  fits: number;
  nothing: string | null;
  /** That it comes with the product: then none is offered. */
  inTheBox: string | null;
  products: ShownFit[];
}

/** What a product's page shows of what fits it: not why, and nothing of what does not fit. */
export function shownFits({ groups, unknown }: { groups: FitGroup[]; unknown: string | null }) {
  const shown = groups.map(
    ({ key, title, counts, nothing, inTheBox, products }): ShownFitGroup => ({
      ...{ key, title, nothing, inTheBox, fits: counts.fits },
      products: (inTheBox ? [] : products)
        .filter(({ verdict }) => verdict === 'fits')
        .slice(0, SHOWN_OF_A_GROUP)
        .map(({ product, brief, warning }) => ({ product: cardProductOf(product), brief, warning })),
    }),
  );
  return { groups: shown, unknown };
}
