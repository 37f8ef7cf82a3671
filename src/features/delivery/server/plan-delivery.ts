import { HOME_COUNTRY } from '#features/accounts/countries.ts';
import { catalogueOf, rememberBeside } from '#features/catalogue/server/door.ts';
import type { ClosingDayShown, DeliveryOption, DeliveryPlan } from '#features/delivery/contract.ts';
import { openCalendars } from '#features/delivery/promise/calendars.ts';
import {
  deliveryOptions,
  type DeliveryOption as Served,
  type ToDeliver,
} from '#features/delivery/promise/delivery-options.ts';
import { type Goods, goodsOf } from '#features/delivery/promise/goods.ts';
import { zoneWords } from '#features/delivery/zone-words.ts';
import { placeOf } from '#features/delivery/zones.ts';
import type { AppContext } from '#platform/app-context.ts';
import { refuseFields } from '#platform/refusal.ts';
import { londonDayOf } from '#values/london-day.ts';
import { toDecimal } from '#values/money.ts';
import { POSTCODE_EXAMPLE, postcodeProblem } from '#values/postcode.ts';
import { readRealPostcode } from '#values/real-postcode.ts';
import { listClosingDays } from './closing-days.ts';
import { type DeliveryMethodRow, listDeliveryMethods } from './delivery-methods.ts';

/** What is asked: goods by product, to a destination. What has left the shop is passed over. */
export interface PlanAsked {
  items?: readonly { productId: number; quantity: number }[] | undefined;
  country: string;
  /** In the UK a full one, or none. */
  postcode?: string | undefined;
}

/** Asks the engine about any goods, by the methods and closing days of this moment: which methods serve, with fee and day. */
export type Offers = (
  asked: Pick<ToDeliver, 'goods' | 'subtotal' | 'destination'>,
) => ReturnType<typeof deliveryOptions<DeliveryMethodRow>>;

export async function openOffers(context: AppContext, terms?: Terms): Promise<Offers> {
  const { active, closingDays } = terms ?? (await readTerms(context));
  const at = context.clock.now();
  const calendars = openCalendars(closingDays);
  return (asked) => deliveryOptions(active, { ...asked, at, calendars });
}

/** What the days and fees follow from: the active methods, and the closing days to come. */
export interface Terms {
  active: readonly DeliveryMethodRow[];
  closingDays: readonly ClosingDayShown[];
}

async function readTerms({ db, clock }: AppContext): Promise<Terms> {
  const [methods, closingDays] = await Promise.all([
    listDeliveryMethods(db),
    listClosingDays(db, londonDayOf(clock.now())),
  ]);
  return { active: methods.filter(({ isActive }) => isActive), closingDays };
}

/** The terms for what is only shown, as fresh as the prices of the catalogue. */
export const shownTerms = rememberBeside(readTerms);

/** What a buyer is offered now, by these terms, else by those in the database (decision C14). */
export async function planDelivery(
  context: AppContext,
  { items = [], country, postcode }: PlanAsked,
  terms?: Terms,
): Promise<DeliveryPlan> {
  const destination = { country, postcode: postcodeOf(country, postcode) };
  const [{ byId }, offers] = await Promise.all([catalogueOf(context).current(), openOffers(context, terms)]);
  const known = items.flatMap(({ productId, quantity }) => {
    const entry = byId.get(productId);
    return entry ? [{ goods: goodsOf(entry.product.specs, quantity), price: entry.pricePence * quantity }] : [];
  });
  const goods = known.map((line) => line.goods);
  const options = offers({ goods, subtotal: known.reduce((sum, { price }) => sum + price, 0), destination });
  const zone = placeOf(destination)?.zone ?? 'mainland';
  const isToTheDoor = options.some(({ method }) => !method.isCollection);
  return {
    today: londonDayOf(context.clock.now()),
    items: items.map(({ productId, quantity }) => `${productId}x${quantity}`).join(','),
    place: {
      ...destination,
      zone,
      name: zoneWords(zone),
      isAssumed: country === HOME_COUNTRY && !destination.postcode,
    },
    options: options.map(present),
    byQuote: isToTheDoor || goods.length === 0 ? null : byQuote(goods, zoneWords(zone)),
  };
}

/** The postcode that is asked about, in its usual form; null for none. One that does not exist is an error of its field. */
export function postcodeOf(country: string, postcode = ''): string | null {
  if (!postcode.trim()) return null;
  const known = readRealPostcode(postcode, country);
  if (known) return known;
  throw refuseFields({ postcode: [country === HOME_COUNTRY ? POSTCODE_EXAMPLE : postcodeProblem(postcode, country)] });
}

function present({ method, terms, fee, arrivesOn, isAbout }: Served<DeliveryMethodRow>): DeliveryOption {
  const { id, name, description, isCollection } = method;
  const freeThreshold = terms.freeThreshold === null ? null : toDecimal(terms.freeThreshold);
  return {
    ...{ id, name, description, isCollection, price: toDecimal(terms.price), freeThreshold },
    ...{ fee: toDecimal(fee), arrivesOn, isAbout },
  };
}

function byQuote(goods: readonly Goods[], place: string): string {
  const kg = goods.reduce((sum, { weightKg, quantity }) => sum + weightKg * quantity, 0);
  const weight = kg > 0 ? ` (${Number(kg.toFixed(1)).toLocaleString('en-GB')} kg)` : '';
  return `None of our delivery methods takes these goods${weight} to ${place}. We deliver them by quote: ask us for a price and a day.`;
}
