import type { AssistantAnswer } from '#features/assistant/contract.ts';
import { nounPhrasesIn } from '#features/assistant/questions/noun-phrases.ts';
import { piecesIn } from '#features/assistant/questions/pieces.ts';
import { readWish } from '#features/assistant/questions/wish.ts';
import { listFits } from '#features/fits/server/door.ts';
import type { Advice } from '#features/search/server/door.ts';
import { formatPounds, toPence } from '#values/money.ts';
import { paths } from '#web/paths.ts';
import { type Asked, NOTHING } from '../asked.ts';

type Product = Advice['products'][number]['product'];
type Wished = { pieces: number; budgetPence: number | null; isForAll: boolean };

const WANTS_BRACKETS =
  /\b(?:(?:brackets?|mounts?|something) (?:to|for) (?:hang|put|mount|fix)\w*|(?:with|and|plus) (?:the |some |wall |matching |their )?(?:brackets?|mounts?|fixings?)|hang (?:it|them) (?:with|from|on)|wall[- ]?mount(?:ed|ing)?)\b/iu;
const AND_BRACKETS = new RegExp(
  String.raw`\b(?:and|with|plus) (?=${WANTS_BRACKETS.source})|${WANTS_BRACKETS.source}(?: (?:them|it)(?: with| up)?)?`,
  'giu',
);
const MOST_TRIED = 8;
const MOST_WORDS_OF_AN_ADDITION = 8;

/** Whether a message wants what its screens are hung with. */
export function asksForBrackets(message: string): boolean {
  return WANTS_BRACKETS.test(message);
}

/** A wish without its brackets, so that the screens are looked for. */
export function withoutBrackets(message: string): string {
  return message.replace(AND_BRACKETS, ' ');
}

/** 'And with the brackets?': what was shown, as many as were asked for, with the cheapest bracket that fits each. */
export async function answerWithBrackets(asked: Asked): Promise<AssistantAnswer | null> {
  const { message, mind, snapshot, named } = asked;
  const isAddition = message.trim().split(/\s+/u).length <= MOST_WORDS_OF_AN_ADDITION && asksForBrackets(message);
  if (!isAddition || named.entries.length > 0 || nounPhrasesIn(withoutBrackets(message)).length > 0) return null;
  const shown = mind.shown.flatMap((id) => snapshot.byId.get(id)?.product ?? []);
  const pieces = Math.max(piecesIn(message), readWish(mind.before ?? '').pieces);
  const [first] = shown;
  for (const product of shown) {
    const hung = await hangingOf(asked, product, pieces);
    if (!hung) continue;
    const standing =
      first && first !== product ? `${first.name} stands by itself or comes with what it is hung with.\n` : '';
    return {
      ...NOTHING,
      reply: `${standing}${hung.says}`,
      sources: [product, hung.bracket].map((each) => ({ label: each.name, href: paths.product(each) })),
      products: [product, hung.bracket].map((each) => ({ product: each, reason: 'Part of the sum.' })),
      total: 2,
    };
  }
  return null;
}

/** So many of a screen with the cheapest bracket of ours that fits, and the sum; null where it needs none or none fits. */
export async function hangingOf(
  { context }: Asked,
  product: Product,
  pieces: number,
): Promise<{ bracket: Product; each: number; says: string } | null> {
  const includes: readonly string[] = product.specs.includes ?? [];
  if (product.specs.formFactor === 'free-standing' || includes.includes('bracket')) return null;
  const { groups } = await listFits(context, product.id);
  const hanging = groups.find(({ relation }) => relation === 'hangs')?.products ?? [];
  const [bracket] = hanging
    .filter(({ verdict }) => verdict === 'fits')
    .map((each) => each.product)
    .sort((a, b) => Number(a.price) - Number(b.price));
  if (!bracket) return null;
  const each = toPence(product.price) + toPence(bracket.price);
  const eachInc = toPence(product.priceIncVat) + toPence(bracket.priceIncVat);
  const says = `${pieces} × ${product.name} with ${pieces} × ${bracket.name} (${formatPounds(toPence(bracket.price))} ex VAT each, the cheapest of ours that fits): together ${formatPounds(each * pieces)} ex VAT, ${formatPounds(eachInc * pieces)} including VAT, before delivery.`;
  return { bracket, each, says };
}

/** The first screen of a wish that, with the cheapest bracket that fits it, is within the budget; null where no bracket is wanted. */
export async function withBrackets(
  asked: Asked,
  products: readonly Product[],
  { pieces, budgetPence, isForAll }: Wished,
): Promise<{ product: Product; says: string } | null> {
  if (!asksForBrackets(asked.message)) return null;
  for (const product of products.slice(0, MOST_TRIED)) {
    const hung = await hangingOf(asked, product, pieces);
    if (!hung || (budgetPence !== null && hung.each * (isForAll ? pieces : 1) > budgetPence)) continue;
    return { product, says: hung.says };
  }
  return null;
}
