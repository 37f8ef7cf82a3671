import type { CatalogueEntry } from '#features/catalogue/server/door.ts';
import { listFits } from '#features/fits/server/door.ts';
import type { Advice } from '#features/search/server/door.ts';
import { formatPounds, toPence } from '#values/money.ts';
import type { Asked } from '../asked.ts';

type Product = Advice['products'][number]['product'];
type Wished = { pieces: number; budgetPence: number | null; isForAll: boolean };

const WANTS_BRACKETS =
  /\b(?:(?:brackets?|mounts?|something) (?:to|for) (?:hang|put|mount|fix)\w*|(?:with|and|plus) (?:the |some |wall |matching )?(?:brackets?|mounts?|fixings?)|hang (?:it|them) (?:with|from|on))\b/iu;
const AND_BRACKETS = new RegExp(
  String.raw`\b(?:and|with|plus) (?=${WANTS_BRACKETS.source})|${WANTS_BRACKETS.source}(?: (?:them|it)(?: with| up)?)?`,
  'giu',
);
const MOST_TRIED = 8;

/** A wish without its brackets, so that the screens are looked for. */
export function withoutBrackets(message: string): string {
  return message.replace(AND_BRACKETS, ' ');
}

/** The first screen of a wish that, with the cheapest bracket that fits it, is within the budget; null where no bracket is wanted. */
export async function withBrackets(
  { context, message }: Asked,
  products: readonly Product[],
  { pieces, budgetPence, isForAll }: Wished,
): Promise<{ product: Product; bracket: CatalogueEntry['product'] | Product; says: string } | null> {
  if (!WANTS_BRACKETS.test(message)) return null;
  for (const product of products.slice(0, MOST_TRIED)) {
    const { groups } = await listFits(context, product.id);
    const hanging = groups.find(({ relation }) => relation === 'hangs')?.products ?? [];
    const [bracket] = hanging
      .filter(({ verdict }) => verdict === 'fits')
      .map((each) => each.product)
      .sort((a, b) => Number(a.price) - Number(b.price));
    if (!bracket) continue;
    const each = toPence(product.price) + toPence(bracket.price);
    const eachInc = toPence(product.priceIncVat) + toPence(bracket.priceIncVat);
    if (budgetPence !== null && each * (isForAll ? pieces : 1) > budgetPence) continue;
    const says = `${pieces} × ${product.name} with ${pieces} × ${bracket.name}, the cheapest of ours that fits: together ${formatPounds(each * pieces)} ex VAT, ${formatPounds(eachInc * pieces)} including VAT, before delivery.`;
    return { product, bracket, says };
  }
  return null;
}
