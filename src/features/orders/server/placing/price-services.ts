import { HOME_COUNTRY } from '#features/accounts/countries.ts';
import type { TakenProduct } from '#features/catalogue/server/door.ts';
import type { Calendars } from '#features/delivery/promise/calendars.ts';
import { type Place, placeOf, type Zone } from '#features/delivery/zones.ts';
import { type FittingPlan, planFitting, type ScreensToFit, unservedWords } from '#features/fitting/plan.ts';
import type { FittingRates } from '#features/fitting/rates.ts';
import { matchScreens } from '#features/fitting/screens-to-fit.ts';
import { type FittingTerms, readTerms } from '#features/fitting/server/door.ts';
import { earliestVisit, wrongInWishes } from '#features/fitting/wishes.ts';
import type { PlaceOrder } from '#features/orders/forms.ts';
import type { OrderFitting } from '#features/orders/order-fitting.ts';
import type { Transaction } from '#platform/database.ts';
import { refuseFields } from '#platform/refusal.ts';
import { type LondonDay, londonDayOf } from '#values/london-day.ts';
import type { Checkout } from './check-checkout.ts';
import type { OrderLine } from './price-order.ts';

type Asked = PlaceOrder['fitting'];

/** What an order has of services. */
export interface PricedServices {
  lines: OrderLine[];
  /** Read with the prices: an order that is being placed has its rows locked meanwhile. */
  calendars: Calendars | undefined;
  /** The fitting as the order stores it, once it is known when the goods arrive; null where nothing is fitted. */
  toStore: (arrivesOn: LondonDay | null) => OrderFitting | null;
}

interface ToPriceServices {
  checkout: Checkout;
  fitting: Asked;
  goods: readonly { productId: number; quantity: number }[];
  taken: readonly TakenProduct[];
  at: Date;
}

/** The services that are bought with the goods, at the prices of where they go. What is by quote is refused. */
export async function priceServices(
  tx: Transaction,
  { checkout, fitting, goods, taken, at }: ToPriceServices,
): Promise<PricedServices> {
  const screens = screensToFit(fitting, goods, taken);
  if (screens.length === 0) return { lines: [], calendars: undefined, toStore: () => null };
  const terms = await readTerms(tx, at);
  const { place, rates } = placeToFit(checkout, terms);
  return {
    lines: serviceLines(screens, { place, rates }, terms.productId),
    calendars: terms.calendars,
    toStore: (arrivesOn) => {
      const visits = { calendar: place.calendar, calendars: terms.calendars };
      const earliestOn = earliestVisit(arrivesOn ?? londonDayOf(at), rates.leadDays, visits);
      return fittingToStore(fitting?.wishes ?? [], screens, { zone: place.zone, earliestOn, visits });
    },
  };
}

/** The screens of an order that are to be fitted. A screen that is not among the goods, or more of it than there are, is an error of its field. */
function screensToFit(
  fitting: Asked,
  goods: readonly { productId: number; quantity: number }[],
  taken: readonly TakenProduct[],
): ScreensToFit[] {
  const productOf = (id: number) => taken.find((row) => row.id === id);
  const { screens, wrong } = matchScreens(fitting?.screens ?? [], { goods, productOf, there: 'ordered' });
  const ids = screens.map(({ productId }) => productId);
  const twice = ids.findIndex((id, at) => ids.indexOf(id) < at);
  if (twice >= 0) wrong[`${twice}.productId`] = 'Name each screen once';
  const errors = Object.entries(wrong).map(([field, sentence]) => [`fitting.screens.${field}`, [sentence]]);
  if (errors.length > 0) throw refuseFields(Object.fromEntries(errors));
  return screens;
}

/** Where fitters go and at what prices. Collection, another country and a part of the British Isles without prices are refused at their fields. */
function placeToFit({ deliveryAddress: to }: Checkout, { rates }: FittingTerms): { place: Place; rates: FittingRates } {
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

function serviceLines(
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
  wishes: LondonDay[],
  screens: OrderFitting['screens'],
  { zone, earliestOn, visits }: { zone: Zone; earliestOn: LondonDay; visits: Parameters<typeof wrongInWishes>[2] },
): OrderFitting {
  const wrong = wrongInWishes(wishes, earliestOn, visits);
  if (wrong.size > 0) {
    throw refuseFields(Object.fromEntries([...wrong].map(([at, sentence]) => [`fitting.wishes.${at}`, [sentence]])));
  }
  return {
    zone,
    screens: screens.map(({ productId, count, heightCm, survey }) => ({ productId, count, heightCm, survey })),
    ...{ wishes, earliestOn, confirmedOn: null },
  };
}
