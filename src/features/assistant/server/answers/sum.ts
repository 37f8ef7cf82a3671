import type { AssistantAnswer } from '#features/assistant/contract.ts';
import { countedListIn } from '#features/assistant/questions/counted-list.ts';
import { asksInside } from '#features/assistant/questions/inside.ts';
import { isAbout } from '#features/assistant/topics/read-topics.ts';
import { formatPounds, toPence } from '#values/money.ts';
import { paths } from '#web/paths.ts';
import { type Asked, NOTHING } from '../asked.ts';
import { isFound, linesOf } from './sum-lines.ts';

const ASKS =
  /\b(?:what(?:[’']?s| is| would| are)?|how much (?:is|are|for|would|do|does)?|price (?:of|for)|prices? of|cost of|total (?:for|of)|come to|come out at|please|in all|all together|altogether|total|(?:the )?vat included|inc(?:luding|l)? vat|with vat|(?:the )?cost of|cost|be)\b/giu;
const BETWEEN = /\s+(?:and|plus|with)\s+|\s*[,+&]\s*/iu;
const IS_SUM =
  /\b(?:(?:price|cost)s? (?:of|for)|how much (?:is|are|for|would)|total|altogether|all together|in all|come to|add up|sum|for the lot)\b|\bcosts?\?*\s*$/iu;
/** Asks whether something belongs to it, and for no sum: 'does the price include the frame', 'or do I buy those separately'. */
export const ASKS_WHETHER_INCLUDED =
  /^(?:and |so )?(?:does|do|is|are|will|would)\b[^.?!]*\b(?:includ\w*|in the (?:price|box)|comes? with|supplied with|extra)\b|\b(?:or|separately)\b[^.?!]*\b(?:separately|as (?:an )?extras?|on top|apart)\b|\bor (?:do|must|are|is|have)\b[^.?!]*\b(?:separate(?:ly)?|extra)\b/iu;
const MOST_THINGS = 4;
const MOST_LISTED = 10;

/** What several different things come to together. */
export async function answerSum(asked: Asked): Promise<AssistantAnswer | null> {
  const { message, reading } = asked;
  const list = countedListIn(message);
  // 'How much room inside' asks for no price.
  if (ASKS_WHETHER_INCLUDED.test(message)) return null;
  if ((!list && !isAbout(reading, 'price') && !IS_SUM.test(message)) || asksInside(message)) return null;
  const parts = (list ?? message)
    .replace(/^.*?\b(?:i|we)(?:[’']d)? (?:need|want|like)\b|^\s*(?:need|want)\b/iu, ' ')
    .replace(ASKS, ' ')
    .replace(/[?!.]+(?=\s|$)/gu, ' ')
    .split(BETWEEN)
    .map((part) => part.replace(/^[\s,]+|[\s,]+$/gu, ''))
    .filter((part) => /[\p{L}\d]/u.test(part));
  if (parts.length < 2 || parts.length > (list ? MOST_LISTED : MOST_THINGS)) return null;
  const lines = await linesOf(asked, parts);
  const found = lines.filter(isFound);
  const isWhole = found.length === lines.length;
  const different = new Set(found.map(({ entry }) => entry.product.id));
  // A list is added up as far as it is known, and says what is not.
  if (found.length < 2 || different.size < found.length || !(isWhole || list)) return null;
  const ex = found.reduce((sum, { pieces, entry }) => sum + pieces * entry.pricePence, 0);
  const inc = found.reduce((sum, { pieces, entry }) => sum + pieces * toPence(entry.product.priceIncVat), 0);
  const unknown = lines.filter((line) => !isFound(line)).map(({ part }) => `‘${part}’`);
  return {
    ...NOTHING,
    reply: [
      ...found.map(
        ({ pieces, entry, of }) =>
          `${pieces} × ${entry.product.name}${of}: ${formatPounds(entry.pricePence * pieces)} ex VAT`,
      ),
      ...(isWhole
        ? []
        : [`Which product is meant by ${unknown.join(' and ')} I cannot tell, so that is not in the sum.`]),
      `Together ${formatPounds(ex)} ex VAT, ${formatPounds(inc)} including VAT, before delivery.`,
      ...found.flatMap(({ warning }) => warning ?? []),
    ].join('\n'),
    sources: found.map(({ entry }) => ({ label: entry.product.name, href: paths.product(entry.product) })),
    products: found.slice(0, 3).map(({ entry }) => ({ product: entry.product, reason: 'Part of the sum.' })),
    total: found.length,
  };
}
