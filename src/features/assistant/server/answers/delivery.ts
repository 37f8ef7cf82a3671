import type { AssistantAnswer } from '#features/assistant/contract.ts';
import {
  readDestination,
  readUnknownPlace,
  readUnserved,
  withoutPlaces,
} from '#features/assistant/questions/destination.ts';
import { readWantedDay, type WantedDay } from '#features/assistant/questions/wanted-day.ts';
import type { CatalogueEntry } from '#features/catalogue/server/door.ts';
import type { DeliveryOption, DeliveryPlan } from '#features/delivery/contract.ts';
import { planDelivery } from '#features/delivery/server/door.ts';
import { isExport } from '#features/delivery/zones.ts';
import terms from '#features/settings/legal/terms.json' with { type: 'json' };
import { Refusal } from '#platform/refusal.ts';
import { formatComingDay } from '#values/london-day.ts';
import { formatPounds, toPence } from '#values/money.ts';
import { paths } from '#web/paths.ts';
import { type Asked, NOTHING } from '../asked.ts';
import { productsMeant } from '../meant-products.ts';
import { DELIVERY_PAGE, QUOTE_PAGE } from '../say.ts';
import { stockOf } from './say-facts.ts';

const MOST_PIECES = 999;

/** Which methods bring the goods that are spoken of, what each costs and on which day, by the engine that checkout asks. */
export async function answerDelivery(asked: Asked): Promise<AssistantAnswer | null> {
  const { message } = asked;
  const place = readDestination(message);
  const unserved = readUnserved(message);
  if (unserved) return notServed(unserved);
  const unknown = readUnknownPlace(message);
  if (unknown) return askPostcode(unknown);
  const { goods, isCertain } = await goodsIn(asked);
  const pieces = Math.min(
    MOST_PIECES,
    Number(/\b([1-9]\d{0,2})\s*(?:of|x|pieces|units|screens|displays)\b/iu.exec(message)?.[1] ?? 1),
  );
  if (goods && isSoldOut(goods)) return soldOut(goods);
  const plan = await planFor(asked, place, goods, pieces);
  if (typeof plan === 'string') return { ...NOTHING, reply: plan, sources: [DELIVERY_PAGE] };
  if (plan.options.length === 0) return plan.byQuote ? byQuote(plan.byQuote, goods) : null;
  const wanted = readWantedDay(message, plan.today);
  const said = wanted ? byThen(plan, wanted) : listed(plan.options, plan.today);
  const example = isCertain ? '' : 'For example ';
  const what = goods ? `${example}${pieces > 1 ? `${pieces} × ` : ''}${goods.product.name}` : 'Goods in stock';
  const made = goods?.product.specs.madeToOrder ? `\n${stockOf(goods.product)}; these days include that.` : '';
  const where = place.name ?? `${plan.place.name} (with your postcode I can be exact)`;
  const but = place.but ? `\n${place.but.charAt(0).toUpperCase()}${place.but.slice(1)}: give me the postcode.` : '';
  const tax = isExport(plan.place.zone) ? `\n${EXPORTED}` : '';
  const quoted = plan.byQuote ? `\n${plan.byQuote}` : '';
  return {
    ...NOTHING,
    reply: `${what} to ${where}, ordered now and paid at once:\n${said}${made}${quoted}${but}${tax}`,
    sources: [DELIVERY_PAGE, ...(goods ? [{ label: goods.product.name, href: paths.product(goods.product) }] : [])],
    ways: plan.byQuote ? ['person'] : [],
  };
}

// The terms' own sentence on VAT.
const EXPORTED =
  terms
    .flatMap(({ id, text }) => (id === 'prices' ? text : []))
    .join(' ')
    .match(/Deliveries outside[^.]*\./u)?.[0] ?? '';

async function goodsIn(asked: Asked): Promise<{ goods: CatalogueEntry | null; isCertain: boolean }> {
  // 'To Leeds' is no product.
  const message = withoutPlaces(asked.message);
  const meant = await productsMeant({ ...asked, message }, '');
  return { goods: meant?.entries[0] ?? null, isCertain: meant !== null && (meant.isCertain || meant.total === 1) };
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

function listed(options: readonly DeliveryOption[], today: string): string {
  return options.map((option) => `${option.name}: ${feeOf(option)}, ${dayOf(option, today)}`).join('\n');
}

function byThen({ options, today }: DeliveryPlan, { day, isExact }: WantedDay): string {
  const fit = options.filter(
    ({ arrivesOn, isCollection }) => !isCollection && (isExact ? arrivesOn === day : arrivesOn <= day),
  );
  const when = `${isExact ? 'on' : 'by'} ${formatComingDay(day, today)}`;
  if (fit.length > 0) return `Yes, ${when}:\n${listed(fit, today)}`;
  return `None of our methods promises it ${when}. What they promise:\n${listed(options, today)}`;
}

function feeOf({ fee, freeThreshold }: DeliveryOption): string {
  if (toPence(fee) === 0) return 'free';
  const free = freeThreshold === null ? '' : ` (free from ${formatPounds(toPence(freeThreshold))} of goods)`;
  return `${formatPounds(toPence(fee))} ex VAT${free}`;
}

function dayOf({ arrivesOn, isAbout, isCollection }: DeliveryOption, today: string): string {
  const day = formatComingDay(arrivesOn, today);
  if (isCollection) return `ready on ${day}`;
  return isAbout ? `about ${day}` : day;
}

function byQuote(sentence: string, goods: CatalogueEntry | null): AssistantAnswer {
  const sources = goods ? [{ label: goods.product.name, href: paths.product(goods.product) }] : [DELIVERY_PAGE];
  return { ...NOTHING, reply: sentence, sources: [...sources, QUOTE_PAGE], ways: ['person'] };
}

function isSoldOut({ product }: CatalogueEntry): boolean {
  return !product.inStock && !product.specs.madeToOrder;
}

function soldOut({ product }: CatalogueEntry): AssistantAnswer {
  const reply = `${product.name}. ${stockOf(product)}, and the day of the next delivery is not known.`;
  return { ...NOTHING, reply, sources: [{ label: product.name, href: paths.product(product) }], ways: ['person'] };
}

function askPostcode(place: string): AssistantAnswer {
  const reply = `What delivery to ${place} costs and when it arrives the postcode decides. Tell me the postcode, and I name the methods, their fees and their days.`;
  return { ...NOTHING, reply, sources: [DELIVERY_PAGE] };
}

function notServed(place: string): AssistantAnswer {
  const reply = `We have no delivery method to ${place}. Where we deliver stands on the delivery page; a person can tell you whether there is another way.`;
  return { ...NOTHING, reply, sources: [DELIVERY_PAGE], ways: ['person'] };
}
