import { HOME_COUNTRY } from '#features/accounts/countries.ts';
import { readWantedDay } from '#features/assistant/questions/wanted-day.ts';
import { planDelivery } from '#features/delivery/server/door.ts';
import type { Advice } from '#features/search/server/door.ts';
import { londonDayOf } from '#values/london-day.ts';
import type { Asked } from '../asked.ts';
import { byThen } from './delivery-words.ts';
import { tooFew } from './too-few.ts';

/** Which methods bring what is wished for by the day that the wish names: 'I need it this Friday'; null where it names none. */
export async function byWantedDay(
  context: Asked['context'],
  product: Advice['products'][number]['product'],
  quantity: number,
  message: string,
): Promise<string | null> {
  const wanted = readWantedDay(message, londonDayOf(context.clock.now()));
  if (!wanted || !product.inStock) return null;
  const few = tooFew(product, quantity);
  if (few) return few;
  const plan = await planDelivery(context, {
    items: [{ productId: product.id, quantity }],
    country: HOME_COUNTRY,
    postcode: undefined,
  });
  if (plan.options.length === 0) return plan.byQuote ?? null;
  return `To ${plan.place.name}, ordered now and paid at once. ${byThen(plan, wanted)}`;
}
