import { listFits } from '#features/fits/server/door.ts';
import type { Advice } from '#features/search/server/door.ts';
import { formatPounds, toPence } from '#values/money.ts';
import type { Asked } from '../asked.ts';

type Product = Advice['products'][number]['product'];

/** So many of a screen with the cheapest bracket of ours that fits, and the sum; null where it needs none or none fits. */
export async function hangingOf(
  { context, message }: Asked,
  product: Product,
  pieces: number,
): Promise<{ bracket: Product; each: number; says: string } | null> {
  const includes: readonly string[] = product.specs.includes ?? [];
  if (product.specs.formFactor === 'free-standing' || includes.includes('bracket')) return null;
  const { groups } = await listFits(context, product.id);
  const hanging = groups.find(({ relation }) => relation === 'hangs')?.products ?? [];
  const fitting = hanging.filter(({ verdict }) => verdict === 'fits').map((each) => each.product);
  const suiting = uprightIfAsked(fitting, message);
  const [bracket] = suiting.toSorted((a, b) => Number(a.price) - Number(b.price));
  if (!bracket) return null;
  const each = toPence(product.price) + toPence(bracket.price);
  const eachInc = toPence(product.priceIncVat) + toPence(bracket.priceIncVat);
  const says = `${pieces} × ${product.name} with ${pieces} × ${bracket.name} (${formatPounds(toPence(bracket.price))} ex VAT each, the cheapest of ours that fits${suiting.length < fitting.length ? ' and hangs it upright' : ''}): together ${formatPounds(each * pieces)} ex VAT, ${formatPounds(eachInc * pieces)} including VAT, before delivery.`;
  return { bracket, each, says };
}

const UPRIGHT = /\b(?:portrait|upright|vertical(?:ly)?)\b/iu;

/** Of what may hold a screen, what hangs it upright, where a message asks for that and there is any; else all of it. */
export function uprightIfAsked<P extends Pick<Product, 'specs'>>(products: readonly P[], message: string): P[] {
  const upright = UPRIGHT.test(message) ? products.filter(({ specs }) => specs.orientation === 'portrait') : [];
  return upright.length > 0 ? upright : [...products];
}
