import { HOME_COUNTRY } from '#features/accounts/countries.ts';
import { zoneWords } from '#features/delivery/zone-words.ts';
import { type Place, placeOf, type Zone } from '#features/delivery/zones.ts';
import { inUnitedKingdom } from '#features/fitting/place-to-fit.ts';
import { readTerms } from '#features/fitting/server/door.ts';
import { isSurveyName } from '#features/fitting/service-names.ts';
import { earliestSurvey, earliestVisit, wrongInWishes } from '#features/fitting/wishes.ts';
import type { PlaceOrder } from '#features/orders/forms.ts';
import type { OrderFitting } from '#features/orders/order-fitting.ts';
import type { Transaction } from '#platform/database.ts';
import { refuseFields } from '#platform/refusal.ts';
import { type LondonDay, londonDayOf } from '#values/london-day.ts';
import type { Pence } from '#values/money.ts';
import type { Checkout } from './check-checkout.ts';
import type { PricedServices } from './price-services.ts';
import { fittingToStore } from './price-services.ts';

/** Fitting and survey as a quote sells them. */
export interface QuotedServices {
  lines: readonly { productId: number; productName: string; quantity: number; unitPrice: Pence }[];
  screens: OrderFitting['screens'];
  /** Where the prices hold. */
  zone: Zone | null;
  /** The days that were asked for with the quote; those that have become impossible are no wishes any more. */
  wishes: readonly LondonDay[];
}

/** The services of a quote at its prices, for an address in the zone that they were made for. Days that are named anew are checked. A survey by itself waits for no goods. */
export async function quotedServices(
  tx: Transaction,
  { lines, screens, zone, wishes }: QuotedServices,
  { checkout, fitting, at }: { checkout: Checkout; fitting: PlaceOrder['fitting']; at: Date },
): Promise<PricedServices> {
  const place = placeOfQuoted(checkout, zone);
  const terms = await readTerms(tx, at);
  const rates = terms.rates.find((one) => one.zone === place.zone) ?? null;
  const isSurvey = lines.every(({ productName }) => isSurveyName(productName));
  return {
    lines: lines.map((line) => ({ ...line, sku: null, isService: true })),
    calendars: terms.calendars,
    toStore: (arrivesOn) => {
      const visits = { calendar: place.calendar, calendars: terms.calendars, isAfterGoods: !isSurvey };
      const today = londonDayOf(at);
      const earliestOn = isSurvey
        ? earliestSurvey(today, visits)
        : earliestVisit(arrivesOn ?? today, rates?.leadDays ?? 1, visits);
      const wrong = fitting ? new Map() : wrongInWishes(wishes, earliestOn, visits);
      const still = wishes.filter((_, nth) => !wrong.has(nth));
      return fittingToStore(fitting?.wishes ?? still, screens, { zone: place.zone, earliestOn, visits });
    },
  };
}

function placeOfQuoted({ deliveryAddress: to }: Checkout, zone: Zone | null): Place {
  if (!to) throw refuseFields({ deliveryMethodId: ['We fit at an address: choose a delivery to the door.'] });
  if (to.country !== HOME_COUNTRY)
    throw refuseFields({ 'deliveryAddress.country': ['We fit in the United Kingdom only.'] });
  const place = placeOf(to);
  const sentence = place && zone && place.zone !== zone ? elsewhere(zone) : inUnitedKingdom(to.postcode);
  if (!place || sentence)
    throw refuseFields({ 'deliveryAddress.postcode': [sentence ?? elsewhere(zone ?? 'mainland')] });
  return place;
}

function elsewhere(zone: Zone): string {
  return `The fitting and the survey are quoted for ${zoneWords(zone)}. Ask us for another quote if the place is elsewhere.`;
}
