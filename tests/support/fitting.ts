import { createProduct } from '#features/catalogue/server/door.ts';
import type { FittingRates } from '#features/fitting/rates.ts';
import { writeRates } from '#features/fitting/server/door.ts';
import type { TestShop } from './shop.ts';

/** Prices in pence: by size (43, 55, 75 and 98 inches) and height (3, 4.5 and 6 m). The Highlands take a week, and the largest is by quote. */
export const RATES: FittingRates[] = [
  {
    zone: 'mainland',
    leadDays: 2,
    survey: 9_500,
    prices: [
      [12_000, 18_000, 26_000],
      [15_000, 21_000, 30_000],
      [19_500, 27_000, 38_000],
      [29_000, 39_000, null],
    ],
  },
  {
    zone: 'highlands',
    leadDays: 5,
    survey: null,
    prices: [
      [22_000, 28_000, 36_000],
      [25_000, 31_000, 40_000],
      [29_500, 37_000, 48_000],
      [null, null, null],
    ],
  },
];

/** A shop that fits at {@link RATES}, and three screens of it. */
export async function openFitting({ context }: Pick<TestShop, 'context'>) {
  await context.db.transaction((tx) => writeRates(tx, RATES, new Date()));
  const screen = async (inches: number, price: number) =>
    (
      await createProduct(context.db, {
        name: `${inches}-inch screen`,
        price,
        category: 'Digital Menu Boards',
        stockQuantity: 100,
        specs: { screenSizeInches: inches, weightKg: 10, heightMm: inches * 13, widthMm: inches * 22 },
      })
    ).id;
  return { small: await screen(43, 9_000), middle: await screen(55, 50_000), huge: await screen(98, 400_000) };
}
