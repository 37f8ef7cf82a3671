import { HOME_COUNTRY } from '#features/accounts/countries.ts';
import { catalogueOf } from '#features/catalogue/server/door.ts';
import { type PlanAsked, postcodeOf } from '#features/delivery/server/door.ts';
import { zoneWords } from '#features/delivery/zone-words.ts';
import { placeOf } from '#features/delivery/zones.ts';
import type { ProductFitting } from '#features/fitting/contract.ts';
import { planFitting } from '#features/fitting/plan.ts';
import { HEIGHTS_UP_TO, inchesToFit, priceOfFitting } from '#features/fitting/rates.ts';
import type { AppContext } from '#platform/app-context.ts';
import { refuse } from '#platform/refusal.ts';
import { toDecimal } from '#values/money.ts';
import { shownRates } from './fitting-rates.ts';

/** What fitting a product costs at a destination; null for what we do not fit, and while we fit nothing. */
export async function fittingOfProduct(
  context: AppContext,
  productId: number,
  asked: Pick<PlanAsked, 'country' | 'postcode'>,
): Promise<ProductFitting | null> {
  const [{ byId }, all] = await Promise.all([catalogueOf(context).current(), shownRates(context)]);
  const entry = byId.get(productId);
  if (!entry) throw refuse('not_found', 'There is no such product.');
  const inches = inchesToFit(entry.product.specs);
  if (inches === null || all.length === 0) return null;
  const destination = { country: asked.country, postcode: postcodeOf(asked.country, asked.postcode) };
  const zone = placeOf(destination)?.zone ?? 'mainland';
  const rates = all.find((one) => one.zone === zone) ?? null;
  const shown = (price: number | null | undefined) => (price == null ? null : toDecimal(price));
  const heights = HEIGHTS_UP_TO.map((upToCm) => ({
    upToCm,
    price: shown(rates && priceOfFitting(rates, inches, upToCm)),
  }));
  const isPriced = heights.some(({ price }) => price !== null);
  const lowest = { productId, name: entry.product.name, inches, count: 1, heightCm: HEIGHTS_UP_TO[0], survey: false };
  return {
    place: {
      postcode: destination.postcode,
      name: zoneWords(zone),
      isAssumed: asked.country === HOME_COUNTRY && !destination.postcode,
    },
    heights,
    survey: shown(rates?.survey),
    byQuote: isPriced ? null : planFitting([lowest], zone, rates).byQuote,
  };
}
