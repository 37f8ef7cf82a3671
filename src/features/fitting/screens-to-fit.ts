import type { Specs } from '#features/catalogue/attributes.ts';
import type { ScreensToFit } from './plan.ts';
import { inchesToFit, tooLow } from './rates.ts';

/** What somebody wants done with the screens of one product. */
export interface ScreenAsked {
  productId: number;
  count: number;
  /** In cm. */
  height: number;
  survey: boolean;
}

interface Matching {
  goods: readonly { productId: number; quantity: number }[];
  productOf: (id: number) => { name: string; specs: Specs } | undefined;
  /** What is said of the goods: `ordered`. */
  there: string;
}

/**
 * The screens among the goods that are to be fitted, and what is wrong by field (`0.count`): what is not among the goods, what is no screen,
 * and more of one than there are. Null stands for what could not be read, and is passed over.
 */
export function matchScreens(
  asked: readonly (ScreenAsked | null)[],
  { goods, productOf, there }: Matching,
): { screens: ScreensToFit[]; wrong: Record<string, string> } {
  const wrong: Record<string, string> = {};
  const taken = new Map<number, number>();
  const screens = asked.flatMap((one, at): ScreensToFit[] => {
    if (!one) return [];
    const { productId, count, height: heightCm, survey } = one;
    const ofIt = goods.filter((line) => line.productId === productId);
    const has = ofIt.reduce((sum, { quantity }) => sum + quantity, 0);
    const product = ofIt.length > 0 ? productOf(productId) : undefined;
    const inches = product ? inchesToFit(product.specs) : null;
    const before = taken.get(productId) ?? 0;
    taken.set(productId, before + count);
    if (!product) wrong[`${at}.productId`] = 'This is not among the goods';
    else if (inches === null) wrong[`${at}.productId`] = `We fit screens that hang, and not ${product.name}`;
    else if (before + count > has)
      wrong[`${at}.count`] = `Only ${has} of ${product.name} ${has === 1 ? 'is' : 'are'} ${there}`;
    const low = product && inches !== null && tooLow(product.name, product.specs, heightCm);
    if (low) wrong[`${at}.height`] = low;
    return product && inches !== null ? [{ productId, name: product.name, inches, count, heightCm, survey }] : [];
  });
  return { screens, wrong };
}
