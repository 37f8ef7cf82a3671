import type { AssistantAnswer } from '#features/assistant/contract.ts';
import { countedGoods, namesGoods } from '#features/assistant/questions/job.ts';
import { formatPounds, toPence } from '#values/money.ts';
import { wordsUpTo } from '#values/number-words.ts';
import { paths } from '#web/paths.ts';
import { type Asked, NOTHING } from '../asked.ts';
import { costOf, inPieces, type JobGoods, mainGoods } from './job-goods.ts';

const OF_COST = /\b(?:cheap(?:er|est)|dearer|better value|less money|costs? (?:less|more)|save|works? out|price)\b/iu;
const COUNTED = String.raw`\b(?:\d{1,3}|an?|${wordsUpTo(12)}|the|your)\b[^,?.;]*`;
const SIDES = new RegExp(
  String.raw`(${COUNTED}?)\s+(?:or|than|versus|vs\.?|against|rather than|instead of)\s+(?:to (?:have|buy|get|use) )?(${COUNTED})`,
  'iu',
);

/** 'Is one 98 inch cheaper or two 65s': what each side comes to, and which is less. */
export async function answerCountedComparison(asked: Asked): Promise<AssistantAnswer | null> {
  const { message } = asked;
  const [, left = '', right = ''] = OF_COST.test(message) ? (SIDES.exec(message) ?? []) : [];
  const parts = [left, right].map((part) => part.trim());
  const isOfGoods = parts.every(namesGoods);
  const isCounted = parts.some((part) => countedGoods(part).pieces > 1);
  if (!isOfGoods || !isCounted) return null;
  const found = await Promise.all(parts.map(async (part) => (await mainGoods(asked, part))[0]));
  const [one, other] = found;
  if (!one || !other || one.entry === other.entry) return null;
  const [a, b] = [costOf(one), costOf(other)];
  const verdict =
    a === b
      ? 'Both come to the same.'
      : `${inPieces(a < b ? one : other)} costs less, by ${formatPounds(Math.abs(a - b))} ex VAT.`;
  return {
    ...NOTHING,
    reply: [verdict, ...[one, other].map(lineOf), ...touchOf(one, other)].join('\n'),
    sources: [one, other].map(({ entry: { product } }) => ({ label: product.name, href: paths.product(product) })),
    products: [one, other].map(({ entry: { product } }) => ({ product, reason: 'One of the two that were compared.' })),
    total: 2,
  };
}

function lineOf(goods: JobGoods): string {
  const inc = formatPounds(goods.pieces * toPence(goods.entry.product.priceIncVat));
  const of = goods.of ? ` (the cheapest ${goods.of})` : '';
  return `${inPieces(goods)}${of}: ${formatPounds(costOf(goods))} ex VAT, ${inc} including VAT.`;
}

// A screen that is touched is dearer for that.
function touchOf(one: JobGoods, other: JobGoods): string[] {
  const touch = [one, other].filter(({ entry }) => entry.product.specs.touch === true);
  const [only] = touch;
  return touch.length === 1 && only
    ? [`They are not alike: ${only.entry.product.name} works by touch, the other does not.`]
    : [];
}
