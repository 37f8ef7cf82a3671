import { listFits } from '#features/fits/server/door.ts';
import type { Advice } from '#features/search/server/door.ts';
import { formatPounds, toPence } from '#values/money.ts';
import type { Asked } from '../asked.ts';

type Product = Advice['products'][number]['product'];

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
