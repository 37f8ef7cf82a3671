import type { Product } from '#features/catalogue/contract.ts';
import { readConditions } from '../understanding/conditions.ts';
import { readSentence } from '../understanding/reading.ts';
import { isA, type Thing, thingOf } from '../understanding/things.ts';

/** Whether words name a kind of thing, or a size of screen. 'Pens' are no kind of the shop's, and may be a part of what it sells. */
export function namesThing(words: string): boolean {
  return thingNamed(words) !== null || readConditions(words).some(({ kind }) => kind === 'size');
}

/** Whether a product is of the kind that words name: a test for each; every product where they name none. */
export function kindNamed(words: string): (product: Product) => boolean {
  const asked = thingNamed(words);
  return asked ? (product) => isA(thingOf(product), asked) : () => true;
}

function thingNamed(words: string): Thing | null {
  const { asked } = readSentence(words);
  return asked?.isOnly ? null : asked;
}
