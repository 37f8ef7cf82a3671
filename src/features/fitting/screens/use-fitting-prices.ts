import type { Zone } from '#features/delivery/zones.ts';
import type { FittingPrices } from '#features/fitting/contract.ts';
import { readHeight } from '#features/fitting/height.ts';
import { HEIGHTS_UP_TO } from '#features/fitting/rates.ts';
import { type Pence, toPence } from '#values/money.ts';
import { api } from '#web/api.ts';
import { useQuery } from '#web/query/use-query.ts';

/** A price of the table, and why there is none. */
export interface TablePrice {
  /** Of the line that it would be. */
  name: string;
  price: Pence | null;
  byQuote: string | null;
}

/** What is told of fitting while a quote or an order is written. */
export interface KnownPrices {
  /** The goods that can be fitted: screens, no brackets or leads. */
  fittable: ReadonlySet<number>;
  /** Undefined while the place or the height is not known. */
  priceOf: (productId: number, height: string) => TablePrice | undefined;
  survey: TablePrice | undefined;
  /** Whether an LED wall is among the goods. */
  hasWall: boolean;
  /** Where the prices are for; null while no whole postcode is there. */
  placeName: string | null;
  /** The same as the delivery knows it. */
  zone: Zone | null;
}

// Half a postcode is not asked about; whether there is such a place the server says.
const LOOKS_WHOLE = /^[A-Z]{1,2}\d[A-Z\d]?\d[A-Z]{2}$/;
const plain = (postcode: string) => postcode.toUpperCase().replace(/[^A-Z\d]/g, '');

interface PricesFor {
  /** The goods, whatever they are. */
  productIds: readonly number[];
  /** What is to be fitted of them, with heights as they are typed. */
  fitted: readonly { productId: number; height: string }[];
  /** As it is typed. */
  postcode: string;
}

/** The prices of fitting and survey at a postcode, read again as the form changes; what was shown stays meanwhile. */
export function useFittingPrices({ productIds, fitted, postcode }: PricesFor): KnownPrices {
  const known = LOOKS_WHOLE.test(plain(postcode)) ? plain(postcode) : null;
  const asked = [
    ...productIds.map((id) => `${id}@${HEIGHTS_UP_TO[0]}`),
    ...fitted.flatMap(({ productId, height }) => {
      const cm = readHeight(height);
      return cm === null ? [] : [`${productId}@${cm}`];
    }),
  ];
  const screens = [...new Set(asked)].sort().slice(0, 500).join(',');
  const { data } = useQuery({
    queryKey: ['fitting-prices', screens, known ?? ''],
    queryFn: ({ signal }) =>
      api(
        'GET /api/fitting-prices',
        { query: { ...(screens && { screens }), ...(known && { postcode: known }) } },
        { signal },
      ),
    enabled: screens !== '' || known !== null,
    keepsShowing: () => true,
  });
  // What is shown meanwhile may be of another place.
  const there = data && known !== null && plain(data.place.postcode ?? '') === known ? data : undefined;
  return {
    fittable: new Set(data?.screens.map(({ productId }) => productId)),
    priceOf: (productId, height) => priceIn(there, productId, height),
    survey: there && asPence(there.survey),
    hasWall: data?.hasWall ?? false,
    placeName: there?.place.name ?? null,
    zone: there?.place.zone ?? null,
  };
}

function priceIn(prices: FittingPrices | undefined, productId: number, height: string): TablePrice | undefined {
  const cm = readHeight(height);
  const found = prices?.screens.find((one) => one.productId === productId && one.heightCm === cm);
  return found && asPence(found);
}

function asPence({ name, price, byQuote }: FittingPrices['survey']): TablePrice {
  return { name, price: price === null ? null : toPence(price), byQuote };
}
