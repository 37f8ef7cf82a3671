import type { AssistantAnswer } from '#features/assistant/contract.ts';
import { readWish } from '#features/assistant/questions/wish.ts';
import { formatPounds, toPence } from '#values/money.ts';
import { paths } from '#web/paths.ts';
import { type Asked, NOTHING } from '../asked.ts';
import { mainGoods } from './job-goods.ts';

const HOW_MANY =
  /\bhow many (?:of (?:the |your )?)?((?:[\p{L}-]+ ){0,3}?(?:\d{2,3}s?(?: ?(?:inch|["″]))?(?: \p{L}+){0,2}?|\p{L}+s)) (?:could|can|would|do|does|will|for|is|are)\b/iu;
const INC_VAT = /\b(?:inc\w*|with|plus) (?:the )?vat\b/iu;

/** 'How many of the 43s could I get for £5,000': as many as the money buys, before VAT and with it. */
export async function answerHowManyFor(asked: Asked): Promise<AssistantAnswer | null> {
  const { message } = asked;
  const [, part] = HOW_MANY.exec(message) ?? [];
  const { budgetPence } = readWish(message);
  if (!part || budgetPence === null) return null;
  const [goods] = await mainGoods(asked, `a ${part}`);
  if (!goods) return null;
  const { product, pricePence } = goods.entry;
  const incVat = Math.floor(budgetPence / toPence(product.priceIncVat));
  const exVat = Math.floor(budgetPence / pricePence);
  const of = goods.of ? `, the cheapest ${goods.of}` : '';
  const [first, second] = [`${incVat} with VAT`, `${exVat} before VAT`];
  return {
    ...NOTHING,
    reply: [
      `${formatPounds(budgetPence)} buys ${INC_VAT.test(message) ? first : `${second}, ${first}`}: ${product.name}${of}, ${formatPounds(pricePence)} ex VAT, ${formatPounds(toPence(product.priceIncVat))} including VAT each.`,
      'Brackets, fitting and delivery are not in that.',
    ].join('\n'),
    sources: [{ label: product.name, href: paths.product(product) }],
    products: [{ product, reason: 'Counted for the budget.' }],
    total: 1,
  };
}
