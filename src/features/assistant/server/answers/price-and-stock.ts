import type { AssistantAnswer } from '#features/assistant/contract.ts';
import { withoutName } from '#features/assistant/questions/pieces.ts';
import { readWish } from '#features/assistant/questions/wish.ts';
import type { CatalogueEntry } from '#features/catalogue/server/door.ts';
import { formatPounds, toPence } from '#values/money.ts';
import type { Asked } from '../asked.ts';
import { stockOf } from './say-facts.ts';

const ASKS_PRICE =
  /\b(?:how much(?! (?:[\w-]+ ){0,4}(?:weigh|power|space|room|light|noise|energy|electric))|prices?|costs?|paying|pay for|ballpark|rough(?:ly)? (?:idea|cost|price)?|budget for|quote)\b/iu;

/** Its stock, where that is asked and not told. */
export async function stockOfIt({ message }: Asked, { reply }: AssistantAnswer, { product }: CatalogueEntry) {
  if (
    !/\b(?:stock|available|availability)\b/iu.test(message) ||
    /\b(?:in stock|out of stock|made to order)\b/iu.test(reply)
  )
    return null;
  return { reply: `${stockOf(product)}.`, sources: [] };
}

/** Its price, for as many as are wished for, where that is asked and not told. */
export async function priceOfIt(
  { message }: Asked,
  { reply }: AssistantAnswer,
  { product, pricePence }: CatalogueEntry,
) {
  if (!ASKS_PRICE.test(message) || reply.includes('£')) return null;
  const { pieces } = readWish(withoutName(product.name, message));
  const [ex, inc] = [pricePence, toPence(product.priceIncVat)].map((each) => formatPounds(each * pieces));
  const what = pieces > 1 ? `${pieces} × ${product.name} are` : `${product.name} is`;
  return { reply: `${what} ${ex} ex VAT, ${inc} including VAT, before delivery.`, sources: [] };
}
