import type { CATEGORIES } from './categories.ts';
import families from './showcase/families.json' with { type: 'json' };
import samples from './showcase/samples.json' with { type: 'json' };
import tiles from './showcase/tiles.json' with { type: 'json' };

/**
 * Content of the products page and the home page besides the catalogue: category tiles, product families, and the samples
 * of an empty shop. Prices are pounds ex VAT, `search` is a search query, `picture` names files in `public/showcase`.
 */
type Category = (typeof CATEGORIES)[number];

/** Which products belong together: those of a category whose names have one of these words and none of those `without`. */
export type Belonging = { category?: Category; named: string[]; without?: string[]; fromInches?: number };

/** A tile with `named` has products of its own, which `onlyFamily` in a search finds; the others lead to those of a family or category. */
export type ShowcaseTile = { name: string; words: string; search: string; picture: string } & Partial<Belonging>;

/** Its prices are a sample, shown while the shop sells no product of the family. */
export type ShowcaseFamily = Belonging & {
  category: Category;
  name: string;
  priceFrom: string;
  priceTo: string;
  features: string[];
  picture: string;
};

export type HomeSample = { name: string; category: Category; price: string; description: string; picture: string };

export const showcaseTiles = tiles as readonly ShowcaseTile[];
export const showcaseFamilies = families as readonly ShowcaseFamily[];
export const homeSamples = samples as readonly HomeSample[];
