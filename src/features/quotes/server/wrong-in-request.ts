import { z } from 'zod';
import type { CallContext } from '#features/accounts/server/door.ts';
import { ownerOf } from '#features/cart/server/door.ts';
import { catalogueOf } from '#features/catalogue/server/door.ts';
import { readTerms } from '#features/fitting/server/door.ts';
import { readableFitting } from '../fitting-form.ts';
import { goodsAsked } from './goods-asked.ts';
import { readServices } from './services-asked.ts';

const readable = z.object({
  items: z
    .array(z.object({ productId: z.int(), quantity: z.int() }))
    .nullish()
    .catch(null),
  // Its goods are in the list.
  list: z.null().optional(),
  fitting: readableFitting,
});

/**
 * What else is wrong with the fitting in a request that its form has refused: days on which nobody comes, more screens than there are. So all of
 * it is said at once.
 */
export async function wrongInRequest(
  body: unknown,
  { context, caller }: CallContext,
): Promise<Record<string, string[]>> {
  const { data } = readable.safeParse(body);
  if (!data) return {};
  const { items, fitting } = data;
  const at = context.clock.now();
  const from = { customerId: null, cart: ownerOf(caller), user: caller.user };
  const isWithoutGoods = items?.length === 0 && fitting.survey;
  const [{ byId }, goods, terms] = await Promise.all([
    catalogueOf(context).current(),
    goodsAsked(context.db, { items: items ?? undefined, isWithoutGoods }, from),
    readTerms(context.db, at),
  ]);
  const productOf = (id: number) => byId.get(id)?.product;
  return readServices(
    { ...fitting, screens: fitting.screens ?? goods.fitted },
    { goods: goods.items, productOf, terms, at },
  ).errors;
}
