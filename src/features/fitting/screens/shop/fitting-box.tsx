import { Hammer } from 'lucide-react';
import type { ReactNode } from 'react';
import { HOME_COUNTRY } from '#features/accounts/countries.ts';
import { usePostcodeNow } from '#features/delivery/screens/shop/remembered-postcode.ts';
import type { ProductFitting } from '#features/fitting/contract.ts';
import { PriceAmount } from '#features/settings/screens/price-amount.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { toBasisPoints, toPence, withVat } from '#values/money.ts';
import { api } from '#web/api.ts';
import { useQuery } from '#web/query/use-query.ts';

type FittingBoxProps = {
  productId: number;
  vatRate: string;
  loaded: ProductFitting;
  quoteHref: string;
  /** The way to buy it so, where it has a price. */
  children: ReactNode;
};

/** What it costs to have a screen fitted at the visitor's postcode, and the way to buy it so. */
export function FittingBox({ productId, vatRate, loaded, quoteHref, children }: FittingBoxProps) {
  const postcode = usePostcodeNow(loaded.place.postcode);
  const { data } = useQuery({
    queryKey: ['fitting', productId, postcode],
    queryFn: ({ signal }) =>
      api(
        'GET /api/products/{id}/fitting',
        { params: { id: String(productId) }, query: { country: HOME_COUNTRY, postcode: postcode || undefined } },
        { signal },
      ),
    enabled: postcode !== (loaded.place.postcode ?? ''),
    keepsShowing: () => true,
  });
  const fitting = (postcode !== (loaded.place.postcode ?? '') && data) || loaded;
  const { place, heights, survey, byQuote } = fitting;
  const rate = toBasisPoints(vatRate);
  const shown = (price: string) => <PriceAmount ex={toPence(price)} inc={withVat(toPence(price), rate)} />;
  return (
    <section aria-labelledby="fitting" className="flex gap-3 border-line border-t pt-5 text-sm">
      <Hammer aria-hidden="true" className="size-5 shrink-0 text-accent-text" />
      <div className="min-w-0 flex-1">
        <h2 id="fitting" className="font-semibold">
          Have it fitted{byQuote ? '' : ` in ${place.postcode ?? place.name}`}
        </h2>
        <div aria-live="polite">
          {byQuote ? (
            <p className="mt-1">
              {byQuote} <TextLink href={quoteHref}>Ask for a quote</TextLink>
            </p>
          ) : (
            <ul className="tabular mt-1 flex flex-col gap-0.5 text-ink-soft">
              {heights.map(({ upToCm, price }) => (
                <li key={upToCm}>
                  Upper edge up to {upToCm / 100} m: {price === null ? 'by quote' : shown(price)}
                </li>
              ))}
              <li>Survey before: {survey === null ? 'by quote' : shown(survey)}</li>
            </ul>
          )}
        </div>
        {!byQuote && children}
      </div>
    </section>
  );
}
