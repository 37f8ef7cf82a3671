import type { AssistantAnswer } from '#features/assistant/contract.ts';
import { namesThing } from '#features/search/server/door.ts';
import { formatPounds, toPence } from '#values/money.ts';
import { paths } from '#web/paths.ts';
import { type Asked, NOTHING } from '../asked.ts';
import { tellingWords } from '../meant-products.ts';
import { stockOf } from './say-facts.ts';

const ASKS_ABOUT =
  /\b(?:(?:tell|know|hear|something|anything|more|info\w*|details?)\b.{0,20}\b(?:about|on)|describe|what(?:[’']s| is| are)|show me)\b/iu;
// 'The Shelter 55 enclosure'.
const MOST_OF_A_KIND = 2;
const ABOUT_WORDS = /\b(?:tell|know|more|info\w*|details?|describe|quick|bit|little|about)\b/giu;

/** 'Tell me about the Order 22': what its page says of it, its price and whether it can be had. */
export async function answerAbout({ message, named }: Asked): Promise<AssistantAnswer | null> {
  if (named.entries.length === 0 || !ASKS_ABOUT.test(message)) return null;
  // 'Tell me about the noise of it' asks for one thing.
  const beside = tellingWords(named.rest.replace(ABOUT_WORDS, ' '));
  if (beside !== '' && !(namesThing(beside) && beside.split(' ').length <= MOST_OF_A_KIND)) return null;
  const products = named.entries.map(({ product }) => product);
  const reply = products.map((product) => {
    const [ex, inc] = [product.price, product.priceIncVat].map((price) => formatPounds(toPence(price)));
    return `${product.name}: ‘${product.description ?? ''}’ It is ${ex} ex VAT, ${inc} including VAT. ${stockOf(product)}.`;
  });
  return {
    ...NOTHING,
    reply: reply.join('\n'),
    sources: products.map((product) => ({ label: product.name, href: paths.product(product) })),
    products: products.map((product) => ({ product, reason: 'The product that you named.' })),
    total: products.length,
  };
}
