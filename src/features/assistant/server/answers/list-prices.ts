import type { AssistantAnswer } from '#features/assistant/contract.ts';
import { goodsIn } from '#features/assistant/questions/job.ts';
import { availabilityOf } from '#features/catalogue/availability.ts';
import { formatPounds, toPence } from '#values/money.ts';
import { paths } from '#web/paths.ts';
import type { Asked } from '../asked.ts';
import { goodsBeside, mainGoods } from './job-goods.ts';

const MOST_CARDS = 3;
const COUNTED = /^\d|^(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|a dozen)\b/iu;

/**
 * What counted goods come to at the shop's prices, beside what is said of quotes and discounts: each with its price, the sum with and
 * without VAT, what is not in it and what is out of stock. Null where nothing is counted, or nothing of it is found.
 */
export async function listPrices(
  asked: Asked,
): Promise<Pick<AssistantAnswer, 'reply' | 'sources' | 'products' | 'total'> | null> {
  const parts = goodsIn(asked.message);
  const [part = '', ...others] = parts;
  if (!parts.some((each) => COUNTED.test(each))) return null;
  const [main] = await mainGoods(asked, part);
  if (!main) return null;
  const { goods: beside, unknown, refused } = await goodsBeside(asked, main, others);
  const goods = [main, ...beside];
  const ex = goods.reduce((sum, { pieces, entry }) => sum + pieces * entry.pricePence, 0);
  const inc = goods.reduce((sum, { pieces, entry }) => sum + pieces * toPence(entry.product.priceIncVat), 0);
  const soldOut = goods.filter(({ entry }) => availabilityOf(entry.product) === 'Out of Stock');
  return {
    reply: [
      'At the prices in the shop:',
      ...goods.map(
        ({ pieces, entry, of }) =>
          `${pieces} × ${entry.product.name}${of.startsWith(' (') || of === '' ? of : ` (the cheapest ${of})`}: ${formatPounds(entry.pricePence * pieces)} ex VAT`,
      ),
      `Together ${formatPounds(ex)} ex VAT, ${formatPounds(inc)} including VAT, before delivery.`,
      ...(unknown.length > 0
        ? [
            `Which product is meant by ${unknown.map((each) => `‘${each}’`).join(' and ')} I cannot tell, so that is not in the sum.`,
          ]
        : []),
      ...refused.map((line) => `${line} It is not in the sum.`),
      ...(soldOut.length > 0
        ? [`Out of stock now: ${soldOut.map(({ entry }) => entry.product.name).join(', ')}.`]
        : []),
    ].join('\n'),
    sources: goods.map(({ entry }) => ({ label: entry.product.name, href: paths.product(entry.product) })),
    products: goods.slice(0, MOST_CARDS).map(({ entry }) => ({ product: entry.product, reason: 'Part of the sum.' })),
    total: goods.length,
  };
}
