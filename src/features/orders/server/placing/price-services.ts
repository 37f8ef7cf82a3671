import { HOME_COUNTRY } from '#features/accounts/countries.ts';
import type { TakenProduct } from '#features/catalogue/server/door.ts';
import { type Place, placeOf } from '#features/delivery/zones.ts';
import { type FittingPlan, planFitting, type ScreensToFit, unservedWords } from '#features/fitting/plan.ts';
import { type FittingRates, inchesToFit } from '#features/fitting/rates.ts';
import type { FittingTerms } from '#features/fitting/server/door.ts';
import { earliestVisit, wrongInWishes } from '#features/fitting/wishes.ts';
import type { PlaceOrder } from '#features/orders/forms.ts';
import type { OrderFitting } from '#features/orders/order-fitting.ts';
import { refuseFields } from '#platform/refusal.ts';
import { type LondonDay, londonDayOf } from '#values/london-day.ts';
import type { Checkout } from './check-checkout.ts';
import type { OrderLine } from './price-order.ts';

type Asked = PlaceOrder['fitting'];

/** The screens of an order that are to be fitted. A screen that is not among the goods, or more of it than there are, is an error of its field. */
export function screensToFit(
  fitting: Asked,
  goods: readonly { productId: number; quantity: number }[],
  taken: readonly TakenProduct[],
): ScreensToFit[] {
  const errors: Record<string, string[]> = {};
  const screens = (fitting?.screens ?? []).flatMap(({ productId, count, height, survey }, at): ScreensToFit[] => {
    const product = taken.find(({ id }) => id === productId);
    const there = goods.reduce((sum, line) => sum + (line.productId === productId ? line.quantity : 0), 0);
    const inches = product ? inchesToFit(product.specs) : null;
    if (!product) errors[`fitting.screens.${at}.productId`] = ['This is not among the goods'];
    else if (inches === null)
      errors[`fitting.screens.${at}.productId`] = [`We fit screens only, and not ${product.name}`];
    else if (count > there) errors[`fitting.screens.${at}.count`] = [`Only ${there} of ${product.name} are ordered`];
    return product && inches !== null
      ? [{ productId, name: product.name, inches, count, heightCm: height, survey }]
      : [];
  });
  const ids = screens.map(({ productId }) => productId);
  const twice = ids.findIndex((id, at) => ids.indexOf(id) < at);
  if (twice >= 0) errors[`fitting.screens.${twice}.productId`] = ['Name each screen once'];
  if (Object.keys(errors).length > 0) throw refuseFields(errors);
  return screens;
}

/** Where fitters go and at what prices. Collection, another country and a part of the British Isles without prices are refused at their fields. */
export function placeToFit(
  { deliveryAddress: to }: Checkout,
  { rates }: FittingTerms,
): { place: Place; rates: FittingRates } {
  if (!to) {
    const sentence = 'We fit at an address: choose a delivery to the door, or take the fitting out of your cart.';
    throw refuseFields({ deliveryMethodId: [sentence] });
  }
  if (to.country !== HOME_COUNTRY) {
    const sentence = 'We fit in the United Kingdom only. Take the fitting out of your cart, or ask us for a quote.';
    throw refuseFields({ 'deliveryAddress.country': [sentence] });
  }
  const place = placeOf(to);
  const served = rates.find(({ zone }) => zone === place?.zone);
  if (!place || !served) throw refuseFields({ 'deliveryAddress.postcode': [unservedWords(place?.zone ?? 'mainland')] });
  return { place, rates: served };
}

/** The services of an order as lines, at the prices of where it goes. What is by quote is refused. */
export function serviceLines(
  screens: readonly ScreensToFit[],
  { place, rates }: { place: Place; rates: FittingRates },
  productId: number | null,
): OrderLine[] {
  const plan: FittingPlan = planFitting(screens, place.zone, rates);
  const lines = plan.survey ? [...plan.fittings, plan.survey] : plan.fittings;
  if (plan.byQuote || productId === null) throw refuseFields({ fitting: [plan.byQuote ?? unservedWords(place.zone)] });
  return lines.map(({ name, quantity, unitPrice }) => ({
    ...{ productId, productName: name, sku: null, quantity, isService: true },
    // The plan would be by quote.
    unitPrice: unitPrice ?? 0,
  }));
}

/** The fitting as the order stores it. Days on which nobody can come are errors of their fields. */
export function fittingToStore(
  fitting: Asked,
  screens: readonly ScreensToFit[],
  {
    place,
    rates,
    terms,
    arrivesOn,
    at,
  }: { place: Place; rates: FittingRates | null; terms: FittingTerms; arrivesOn: LondonDay | null; at: Date },
): OrderFitting {
  const visits = { calendar: place.calendar, calendars: terms.calendars };
  const earliestOn = earliestVisit(arrivesOn ?? londonDayOf(at), rates?.leadDays ?? 1, visits);
  const wishes = fitting?.wishes ?? [];
  const wrong = wrongInWishes(wishes, earliestOn, visits);
  if (wrong.size > 0) {
    throw refuseFields(Object.fromEntries([...wrong].map(([at, sentence]) => [`fitting.wishes.${at}`, [sentence]])));
  }
  return {
    zone: place.zone,
    screens: screens.map(({ productId, count, heightCm, survey }) => ({ productId, count, heightCm, survey })),
    ...{ wishes, earliestOn, confirmedOn: null },
  };
}
