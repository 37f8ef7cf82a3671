import { HOME_COUNTRY } from '#features/accounts/countries.ts';
import { catalogueOf } from '#features/catalogue/server/door.ts';
import { postcodeOf } from '#features/delivery/server/door.ts';
import { zoneWords } from '#features/delivery/zone-words.ts';
import { placeOf } from '#features/delivery/zones.ts';
import type { FittingPrices } from '#features/fitting/contract.ts';
import { fittingName, planFitting, surveyByQuote } from '#features/fitting/plan.ts';
import { inchesToFit, isWallToFit } from '#features/fitting/rates.ts';
import { surveyName } from '#features/fitting/service-names.ts';
import { earliestSurvey, earliestVisit } from '#features/fitting/wishes.ts';
import type { AppContext } from '#platform/app-context.ts';
import { type LondonDay, londonDayOf } from '#values/london-day.ts';
import { type Pence, toDecimal } from '#values/money.ts';
import { readTerms } from './terms.ts';

interface PricesAsked {
  screens: readonly { productId: number; heightCm: number }[];
  postcode?: string | undefined;
  /** The day on which the goods arrive, where it is known. */
  arrivesOn?: LondonDay | undefined;
}

/** What one of each of these screens costs to fit at a place, and a survey. What is no screen is passed over. */
export async function fittingPrices(
  context: AppContext,
  { screens, postcode, arrivesOn }: PricesAsked,
): Promise<FittingPrices> {
  const at = context.clock.now();
  const [{ byId }, terms] = await Promise.all([catalogueOf(context).current(), readTerms(context.db, at)]);
  const known = postcodeOf(HOME_COUNTRY, postcode);
  const place = placeOf({ country: HOME_COUNTRY, postcode: known });
  const zone = place?.zone ?? 'mainland';
  const visits = { calendar: place?.calendar ?? 'england', calendars: terms.calendars };
  const rates = terms.rates.find((one) => one.zone === zone) ?? null;
  const survey = rates?.survey ?? null;
  return {
    isSold: terms.rates.length > 0,
    place: { postcode: known, zone, name: zoneWords(zone), isAssumed: known === null },
    screens: screens.flatMap(({ productId, heightCm }) => {
      const product = byId.get(productId)?.product;
      const inches = product ? inchesToFit(product.specs) : null;
      if (!product || inches === null) return [];
      const screen = { productId, name: product.name, inches, count: 1, heightCm, survey: false };
      const plan = planFitting([screen], zone, rates);
      const price = plan.fittings[0]?.unitPrice ?? null;
      return [
        {
          ...{ productId, heightCm, product: product.name, name: fittingName(product.name, heightCm) },
          ...{ price: shown(price), byQuote: plan.byQuote },
        },
      ];
    }),
    hasWall: screens.some(({ productId }) => isWallToFit(byId.get(productId)?.product.specs ?? {})),
    survey: { name: surveyName(zone), price: shown(survey), byQuote: survey === null ? surveyByQuote(zone) : null },
    firstDays: {
      survey: earliestSurvey(londonDayOf(at), visits),
      fitting: arrivesOn ? earliestVisit(arrivesOn, rates?.leadDays ?? 1, visits) : null,
    },
  };
}

function shown(price: Pence | null): string | null {
  return price === null ? null : toDecimal(price);
}
