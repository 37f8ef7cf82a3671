import { catalogueOf } from '#features/catalogue/server/door.ts';
import { readSetting } from '#features/settings/server/door.ts';
import type { WallRates } from '#features/walls/plan.ts';
import { isForWalls, type Sold, WALL_SPECS } from '#features/walls/read-parts.ts';
import type { AppContext } from '#platform/app-context.ts';

// By the words of the catalogue, which a sale leaves as they are, so that a sale does not look through all products.
const idsByWords = new WeakMap<object, readonly number[]>();

/** Every product on sale that a wall is planned from, as it stands now. */
export async function listWallParts(context: AppContext): Promise<Sold[]> {
  const { words, byId } = await catalogueOf(context).current();
  const ids = idsByWords.get(words) ?? words.filter(isForWalls).map(({ id }) => id);
  idsByWords.set(words, ids);
  return ids.flatMap((id) => {
    const entry = byId.get(id);
    if (!entry) return [];
    const { sku, slug, name, price, inStock, stockQuantity, specs } = entry.product;
    const read = WALL_SPECS.flatMap((key) => (specs[key] === undefined ? [] : [[key, specs[key]]]));
    return [{ id, sku, slug, name, price, inStock, stockQuantity, specs: Object.fromEntries(read) }];
  });
}

export async function ratesOf(context: AppContext): Promise<WallRates> {
  const [{ vatRate }, { pencePerKwh }] = await Promise.all([
    catalogueOf(context).current(),
    readSetting(context.db, 'electricity'),
  ]);
  return { vatRate, pencePerKwh };
}
