import { isOfFamily, isOfTile } from '#features/catalogue/families.ts';
import { type ShowcaseFamily, showcaseFamilies, showcaseTiles } from '#features/catalogue/showcase.ts';
import { inSteps } from '#platform/steps.ts';
import { type Pence, toDecimal, toPence } from '#values/money.ts';
import { slugOf } from '#values/slug.ts';
import type { CatalogueEntry, Snapshot } from './snapshot.ts';

/** What is on sale of a family: how many products, and their least and highest price. */
interface OnSale {
  family: ShowcaseFamily;
  products: number;
  least: Pence;
  most: Pence;
}

interface Counted {
  families: readonly OnSale[];
  /** The names of the tiles that lead to a product. */
  tiles: readonly string[];
}

const counted = new WeakMap<object, Promise<Counted>>();

/**
 * The families of the products page with the least and the highest price of their products, ex VAT, sold out or not, and the tiles that lead
 * to a product. The catalogue is gone through in turns, and once for all who ask until a list of it is another.
 */
export async function familiesOnSale({ entries, lists = entries }: Pick<Snapshot, 'entries' | 'lists'>) {
  const counting = counted.get(lists) ?? count(entries);
  counted.set(lists, counting);
  const { families, tiles } = await counting;
  return { families: families.map(present), tiles: [...tiles] };
}

function present({ family, products, least, most }: OnSale) {
  const { name, category, features, picture, priceFrom, priceTo } = family;
  const [from, to] = products > 0 ? [least, most] : [toPence(priceFrom), toPence(priceTo)];
  return {
    ...{ slug: slugOf(name), name, category, features, picture, products },
    ...{ priceFrom: toDecimal(from), priceTo: toDecimal(to) },
  };
}

async function count(entries: readonly CatalogueEntry[]): Promise<Counted> {
  const families = showcaseFamilies.map((family) => ({
    ...{ family, products: 0, least: Number.POSITIVE_INFINITY, most: 0 },
  }));
  const empty = new Set(showcaseTiles);
  await inSteps(entries, ({ product, pricePence }) => {
    for (const tile of empty) if (isOfTile(tile, product)) empty.delete(tile);
    for (const each of families) {
      if (!isOfFamily(each.family, product)) continue;
      each.products++;
      each.least = Math.min(each.least, pricePence);
      each.most = Math.max(each.most, pricePence);
    }
  });
  return { families, tiles: showcaseTiles.filter((tile) => !empty.has(tile)).map(({ name }) => name) };
}
