import { readDestination, readUnknownPlace, readUnserved } from '#features/assistant/questions/destination.ts';
import { readWantedDay } from '#features/assistant/questions/wanted-day.ts';
import { asksHowSoon, isPlaceAlone } from '#features/assistant/turns/how-soon.ts';
import { planDelivery } from '#features/delivery/server/door.ts';
import { isExport } from '#features/delivery/zones.ts';
import { Refusal } from '#platform/refusal.ts';
import { paths } from '#web/paths.ts';
import { answerDelivery, asksDelivery, EXPORTED } from '../answers/delivery.ts';
import { byThen, listed } from '../answers/delivery-words.ts';
import { inPieces } from '../answers/job-goods.ts';
import { stockOf } from '../answers/say-facts.ts';
import { tooFew } from '../answers/too-few.ts';
import { NOTHING } from '../asked.ts';
import { DELIVERY_PAGE } from '../say.ts';
import type { OpenThread } from './open-thread.ts';
import type { TurnKind } from './turn.ts';

/** 'How soon could I have them', 'and to Belfast': all the goods that were spoken of, by the engine that checkout asks. */
export const answerHowSoon: TurnKind = async ({ asked, thread }) => {
  const { message, context, named } = asked;
  if (!asksHowSoon(message) || named.entries.length > 0) return null;
  const isOfDelivery =
    thread.isDelivered || asksDelivery(thread.wish ?? '') || !isPlaceAlone(message) || isWayThere(message, thread);
  // 'And in Scotland' after the price of fitting asks for fitting there.
  if (!isOfDelivery && thread.topic !== 'delivery') return null;
  if (thread.goods.length === 0) return isPlaceAlone(message) ? ofNoGoods(asked) : null;
  if (readUnserved(message)) return null;
  const there = readDestination(message);
  const place = there.name === null && thread.place ? readDestination(`to ${thread.place}`) : there;
  const [out] = thread.goods.filter(({ entry: { product } }) => !product.inStock && !product.specs.madeToOrder);
  const few = thread.goods.flatMap(({ entry, pieces }) => tooFew(entry.product, pieces) ?? []);
  const said = out
    ? `${out.entry.product.name}: ${stockOf(out.entry.product)}, so no day can be promised for it.`
    : few.length > 0
      ? few.join('\n')
      : null;
  const what = thread.goods
    .map((each) =>
      each.pieces > 1 || thread.goods.length > 1 ? inPieces({ ...each, of: '' }) : each.entry.product.name,
    )
    .join(', ');
  const reply = said ?? (await byEngine(what));
  if (reply === null) return null;
  return {
    answer: {
      ...NOTHING,
      reply,
      sources: [
        DELIVERY_PAGE,
        ...thread.goods.map(({ entry: { product } }) => ({ label: product.name, href: paths.product(product) })),
      ],
      ways: said ? ['person'] : [],
    },
  };

  async function byEngine(goods: string): Promise<string | null> {
    try {
      const items = thread.goods.map(({ entry, pieces }) => ({ productId: entry.product.id, quantity: pieces }));
      const plan = await planDelivery(context, {
        items,
        country: place.country,
        postcode: place.postcode ?? undefined,
      });
      if (plan.options.length === 0) return plan.byQuote;
      const unknown = readUnknownPlace(message);
      const where =
        place.name ??
        (unknown ? `most of ${plan.place.name}` : `${plan.place.name} (with your postcode I can be exact)`);
      const wanted = readWantedDay(message, plan.today);
      return [
        `${goods} to ${where}, ordered now and paid at once:`,
        wanted ? byThen(plan, wanted) : listed(plan.options, plan.today),
        ...(unknown ? [`Whether ${unknown} has other fees and days its postcode decides: tell me that.`] : []),
        ...(place.but ? [`${place.but.charAt(0).toUpperCase()}${place.but.slice(1)}: give me the postcode.`] : []),
        ...(plan.byQuote ? [plan.byQuote] : []),
        ...(isExport(plan.place.zone) ? [EXPORTED] : []),
      ].join('\n');
    } catch (error) {
      if (error instanceof Refusal) return null;
      throw error;
    }
  }
};

// 'To Truro' is the way of the goods there, where fitting is not what was spoken of.
function isWayThere(message: string, { isFitted, topic }: OpenThread): boolean {
  return /^\s*(?:and |ok |so )*(?:deliver\w* )?to\b/iu.test(message) && !isFitted && topic !== 'fitting';
}

async function ofNoGoods(asked: Parameters<typeof answerDelivery>[0]) {
  const answer = await answerDelivery(asked);
  return answer && { answer };
}
