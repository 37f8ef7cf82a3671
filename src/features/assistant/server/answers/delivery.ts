import type { AssistantAnswer } from '#features/assistant/contract.ts';
import {
  readDestination,
  readUnknownPlace,
  readUnserved,
  withoutPlaces,
} from '#features/assistant/questions/destination.ts';
import { piecesIn, piecesOf } from '#features/assistant/questions/pieces.ts';
import { readWantedDay } from '#features/assistant/questions/wanted-day.ts';
import { sentencesOf } from '#features/assistant/shop-texts.ts';
import type { CatalogueEntry } from '#features/catalogue/server/door.ts';
import type { DeliveryPlan } from '#features/delivery/contract.ts';
import { listDeliveryMethods, planDelivery } from '#features/delivery/server/door.ts';
import { isExport, type Zone } from '#features/delivery/zones.ts';
import terms from '#features/settings/legal/terms.json' with { type: 'json' };
import { Refusal } from '#platform/refusal.ts';
import { formatPounds, toPence } from '#values/money.ts';
import { paths } from '#web/paths.ts';
import { type Asked, NOTHING } from '../asked.ts';
import { productsMeant } from '../meant-products.ts';
import { DELIVERY_PAGE, QUOTE_PAGE } from '../say.ts';
import { byNamedMethod, byThen, listed } from './delivery-words.ts';
import { stockOf } from './say-facts.ts';
import { tooFew } from './too-few.ts';

const MOST_PIECES = 999;
const SENDS = /\b(?:deliver(?:y|s|ed|ies|ing)?|shipp?(?:ing|ed|s)?|post(?:age|ed)?|courier|carriage)\b/iu;
// When goods would be at a place; not when those of an order will.
const ARRIVES =
  /^(?![\s\S]*\b(?:(?:my|our)\s+(?:\w+\s+)?(?:orders?|parcels?|packages?)|ordered|bought)\b)[\s\S]*\b(?:when|how (?:soon|quick(?:ly)?|fast|long)|(?:which|what) day)\b[\s\S]*\b(?:arriv(?:es?|ing)|reach(?:es)?|gets? (?:to|it|one|them|here|there)|be (?:here|there|with (?:me|us)|at|in))\b/iu;
const OF_COST =
  /\b(?:cost|costs|charges?|fees?|extra|how much|comes? to|total|all[- ]?in|free|how long|how late|next[- ]day|cut[- ]?off)\b/iu;
const ON_A_PALLET = /\b(?:tail[- ]?lift|pallet|kerb\w*|fork[- ]?lift|building site)\b/iu;
// How long until so many are here; one product's own lead time is a fact of it.
const LEAD_TIME = /^(?![\s\S]*\b(?:build|built|make|made)\b)[\s\S]*\blead[- ]times?\b/iu;
const WHERE = sentencesOf('/delivery-and-returns', 'where', /^Screens of 75/u);

// 'Do you do next day', 'is there same-day': a delivery by that name, and no product. What 'ends on the next day' asks for none.
const ASKS_NEXT_DAY =
  /^(?:hi,? |hello,? |and )?(?:(?:do|can|could|would|will) (?:you|u|i)|have you|is there|are there|any|what about|how (?:much|about)|got)\b[^.?!]{0,40}\b(?:next|same)[- ]day\b(?: (?:delivery|deliveries|shipping|service|option|courier))?\W*(?:please\W*)?$/iu;

/** Whether a message asks for delivery on the next or the same day, in a few words. */
export function asksNextDay(message: string): boolean {
  return ASKS_NEXT_DAY.test(message.trim());
}

// 'Delivery to Bristol', wherever that is; 'to the third floor' and 'to us' are no places.
const TO_A_PLACE =
  /\b(?:deliver(?:y|s|ed|ies|ing)?|shipp?(?:ing|ed|s)?|postage|courier|carriage)\b(?: \p{L}+){0,2} (?:to|into) (?!(?:the|my|our|your|a|an|it|us|me|them|be|you|site|door)\b)\p{L}{2,}/iu;

/** Whether a message asks by itself for delivery to a place or by a day, so that it goes on from nothing. */
export function asksDeliveryByItself(message: string): boolean {
  return asksDelivery(message) || TO_A_PLACE.test(message);
}

/** Whether a message names a place to deliver to, or asks what delivery costs. */
export function asksDelivery(message: string): boolean {
  if (asksNextDay(message)) return true;
  if (LEAD_TIME.test(message) && piecesIn(message) > 1) return true;
  const isPlace = readDestination(message).name !== null || readUnserved(message) !== null;
  if (!SENDS.test(message)) return isPlace && ARRIVES.test(message);
  return isPlace || readUnknownPlace(message) !== null || OF_COST.test(message);
}

/** Which methods bring the goods that are spoken of, what each costs and on which day, by the engine that checkout asks. */
export async function answerDelivery(asked: Asked): Promise<AssistantAnswer | null> {
  const { message } = asked;
  const place = readDestination(message);
  const unserved = readUnserved(message);
  // 'To Cork and to Newry'.
  if (unserved && place.name === null) return notServed(unserved);
  const unknown = readUnknownPlace(message);
  const { goods, isCertain, wished } = await goodsIn(asked);
  if (goods && isSoldOut(goods)) return soldOut(goods);
  const few = goods && tooFew(goods.product, wished);
  const pieces = few ? goods.product.stockQuantity : wished;
  const short = few ? `${few}\n` : '';
  const plan = await planFor(asked, place, goods, pieces);
  if (typeof plan === 'string') return { ...NOTHING, reply: plan, sources: [DELIVERY_PAGE] };
  if (plan.options.length === 0)
    return plan.byQuote ? byQuote(`${short}${plan.byQuote}`, goods, ON_A_PALLET.test(message)) : null;
  const wanted = readWantedDay(message, plan.today);
  const said = wanted ? byThen(plan, wanted) : listed(plan.options, plan.today);
  const example = isCertain ? '' : 'For example ';
  const what = goods ? `${example}${pieces > 1 ? `${pieces} × ` : ''}${goods.product.name}` : 'Goods in stock';
  const made = goods?.product.specs.madeToOrder ? `\n${stockOf(goods.product)}; these days include that.` : '';
  const where =
    place.name ?? (unknown ? `most of ${plan.place.name}` : `${plan.place.name} (with your postcode I can be exact)`);
  const there = unknown ? `\nWhether ${unknown} has other fees and days its postcode decides: tell me that.` : '';
  const absent = ABSENT.test(message) ? `\n${IF_ABSENT}` : '';
  const onPallet = ON_A_PALLET.test(message) ? `\n${WHERE.text.join(' ')}` : '';
  const elsewhere = unserved ? `\n${notServed(unserved).reply}` : '';
  const until = ASKS_CUT_OFF.test(message) ? `\n${await cutOffs(asked)}` : '';
  const but = place.but ? `\n${place.but.charAt(0).toUpperCase()}${place.but.slice(1)}: give me the postcode.` : '';
  const sum = goods && ASKS_SUM.test(message) ? `\n${sumOf(goods, pieces, plan.place.zone)}` : '';
  const tax = isExport(plan.place.zone) ? `\n${EXPORTED}` : '';
  const quoted = plan.byQuote ? `\n${plan.byQuote}` : '';
  const fitted = wanted && HANGS.test(message) ? `\n${FITTED_LATER}` : '';
  return {
    ...NOTHING,
    reply: `${await methodNamed(asked, plan.options, place.name ?? plan.place.name)}${short}${what} to ${where}, ordered now and paid at once:\n${said}${fitted}${sum}${until}${made}${quoted}${but}${there}${absent}${onPallet}${tax}${elsewhere}`,
    sources: [
      DELIVERY_PAGE,
      ...(goods ? [{ label: goods.product.name, href: paths.product(goods.product) }] : []),
      ...(few ? [QUOTE_PAGE] : []),
    ],
    ways: plan.byQuote || few ? ['person'] : [],
  };
}

const HANGS =
  /\b(?:fitt(?:ed|ing|er)|fit (?:it|them|those)|install\w*|hung|put(?:ting)? (?:it|them|those) up|(?:up )?on (?:the|our|a) walls?|up and running|put up)\b/iu;
const FITTED_LATER =
  'That is the delivery alone. The day of a fitting is agreed with you after the order, so that it is up by then I cannot promise: ask a person before you order.';

const ABSENT =
  /\b(?:nobody|no one|no-one|noone|not|isn[’']t|aren[’']t) (?:is |be |are )?(?:at )?(?:home|there|in|around|here)\b|\b(?:we|i)[’']?(?:re| are|m| am) (?:out|closed|away)\b|\bmiss(?:ed)? (?:the|my|our|a) deliver/iu;
const IF_ABSENT =
  'What happens when nobody is there our pages do not say. Name a contact on site at checkout, and write in the order’s notes when somebody is in.';

// 'What does it come to with VAT and delivery' asks for the goods as well.
const ASKS_SUM =
  /\bcomes? to\b|\btotal\b|\ball[- ]?in\b|\baltogether\b|\b(?:with|inc\w*|and|plus) (?:the )?vat\b|\bdelivered\b|\bprices?\b|\bhow much (?:are|is) (?:they|it|each|one)\b/iu;

function sumOf({ product, pricePence }: CatalogueEntry, pieces: number, zone: Zone): string {
  const [ex, inc] = [pricePence * pieces, toPence(product.priceIncVat) * pieces];
  const both = isExport(zone) ? formatPounds(ex) : `${formatPounds(ex)} ex VAT, ${formatPounds(inc)} including VAT`;
  return `The goods come to ${both}; delivery is added to that.`;
}

/** The terms' own sentence on the VAT of what leaves the country. */
export const EXPORTED =
  terms
    .flatMap(({ id, text }) => (id === 'prices' ? text : []))
    .join(' ')
    .match(/Deliveries outside[^.]*\./u)?.[0] ?? '';

interface GoodsAsked {
  goods: CatalogueEntry | null;
  isCertain: boolean;
  /** How many of them. */
  wished: number;
}

async function goodsIn(asked: Asked): Promise<GoodsAsked> {
  // 'To Leeds' is no product.
  const message = withoutPlaces(asked.message.replace(/\blead[- ]times?\b/giu, ' '));
  const meant = await productsMeant({ ...asked, message }, '');
  const wishedOf = ({ product: { name, specs } }: CatalogueEntry) => {
    const pieces = Math.min(MOST_PIECES, piecesOf(name, asked.message));
    // A set of three is what 'three boards' are.
    return specs.panels === pieces ? 1 : pieces;
  };
  const isCertain = meant !== null && (meant.isCertain || meant.total === 1);
  // An example is one of which there are enough.
  const enough = (entry: CatalogueEntry) => isCertain || wishedOf(entry) <= entry.product.stockQuantity;
  const goods = meant?.entries.find(enough) ?? meant?.entries[0] ?? null;
  return { goods, isCertain, wished: goods ? wishedOf(goods) : 1 };
}

async function planFor(
  { context }: Asked,
  { country, postcode }: { country: string; postcode: string | null },
  goods: CatalogueEntry | null,
  quantity: number,
): Promise<DeliveryPlan | string> {
  const items = goods ? [{ productId: goods.product.id, quantity }] : [];
  try {
    return await planDelivery(context, { items, country, postcode: postcode ?? undefined });
  } catch (error) {
    if (error instanceof Refusal) return `I do not know the postcode ${postcode}. Please check it.`;
    throw error;
  }
}

function byQuote(sentence: string, goods: CatalogueEntry | null, isOfPallets: boolean): AssistantAnswer {
  const sources = goods ? [{ label: goods.product.name, href: paths.product(goods.product) }] : [DELIVERY_PAGE];
  const reply = isOfPallets ? `${sentence}\n${WHERE.text.join(' ')}` : sentence;
  return { ...NOTHING, reply, sources: [...sources, QUOTE_PAGE], ways: ['person'] };
}

function isSoldOut({ product }: CatalogueEntry): boolean {
  return !product.inStock;
}

function soldOut({ product }: CatalogueEntry): AssistantAnswer {
  const reply = `${product.name}. ${stockOf(product)}, and the day of the next delivery is not known.`;
  return { ...NOTHING, reply, sources: [{ label: product.name, href: paths.product(product) }], ways: ['person'] };
}

async function methodNamed(
  { context, message }: Asked,
  options: DeliveryPlan['options'],
  where: string,
): Promise<string> {
  const active = (await listDeliveryMethods(context.db)).filter(({ isActive }) => isActive);
  return byNamedMethod(message, { methods: active.map(({ name }) => name), options, where });
}

const MINUTES_A_DAY = 1_440;

function hourOf(minutes: number): string {
  if (minutes >= MINUTES_A_DAY) return 'midnight';
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

const ASKS_CUT_OFF = /\b(?:how late|cut[- ]?off|latest|what time|which hour|before when|by when)\b/iu;

// A method without an hour takes orders until midnight.
async function cutOffs({ context }: Asked): Promise<string> {
  const methods = (await listDeliveryMethods(context.db)).filter(({ isActive }) => isActive);
  return methods
    .map(({ name, cutOffMinutes }) => `${name}: ordered before ${hourOf(cutOffMinutes)} counts for that day.`)
    .join('\n');
}

function notServed(place: string): AssistantAnswer {
  const reply = `We have no delivery method to ${place}. Where we deliver stands on the delivery page; a person can tell you whether there is another way.`;
  return { ...NOTHING, reply, sources: [DELIVERY_PAGE], ways: ['person'] };
}
