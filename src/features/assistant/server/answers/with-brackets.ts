import type { Advice } from '#features/search/server/door.ts';
import type { Asked } from '../asked.ts';
import { hangingOf } from './hanging.ts';

type Product = Advice['products'][number]['product'];
type Wished = { pieces: number; budgetPence: number | null; isForAll: boolean };

const WANTS_BRACKETS =
  /\b(?:(?:brackets?|mounts?|something) (?:to|for) (?:hang|put|mount|fix)\w*|(?:with|and|plus) (?:the |some |wall |matching |their )?(?:brackets?|mounts?|fixings?)|hang (?:it|them) (?:with|from|on)|wall[- ]?mount(?:ed|ing)?|(?:brackets?|mounts?) (?:to suit|to match|as well|too)|(?:with )?everything (?:i need |we need )?to hang (?:them|it)(?: with| from)?)\b/iu;
const AND_BRACKETS = new RegExp(
  String.raw`\b(?:and|with|plus) (?=${WANTS_BRACKETS.source})|${WANTS_BRACKETS.source}(?: (?:them|it)(?: with| up)?)?`,
  'giu',
);
const MOST_TRIED = 8;

/** Whether a message wants what its screens are hung with. */
export function asksForBrackets(message: string): boolean {
  return WANTS_BRACKETS.test(message);
}

/** A wish without its brackets, so that the screens are looked for. */
export function withoutBrackets(message: string): string {
  return message.replace(AND_BRACKETS, ' ');
}

/** The first screen of a wish that, with the cheapest bracket that fits it, is within the budget; null where no bracket is wanted. */
export async function withBrackets(
  asked: Asked,
  products: readonly Product[],
  { pieces, budgetPence, isForAll }: Wished,
): Promise<{ product: Product; bracket: Product; says: string } | null> {
  if (!asksForBrackets(asked.message)) return null;
  for (const product of products.slice(0, MOST_TRIED)) {
    const hung = await hangingOf(asked, product, pieces);
    if (!hung || (budgetPence !== null && hung.each * (isForAll ? pieces : 1) > budgetPence)) continue;
    return { product, bracket: hung.bracket, says: hung.says };
  }
  return null;
}
