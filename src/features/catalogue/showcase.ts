import type { CATEGORIES } from './categories.ts';
import families from './showcase/families.json' with { type: 'json' };
import samples from './showcase/samples.json' with { type: 'json' };
import tiles from './showcase/tiles.json' with { type: 'json' };

/**
 * The words of the products page and the home page that are not in the catalogue: twelve category tiles, twelve product
 * families, and the four samples shown while nothing can be sold. They stand in `showcase/`, as data. Prices are pounds ex VAT; `search` is
 * the query of the search page that shows the family; `picture` names the files in `public/showcase`.
 */
type Category = (typeof CATEGORIES)[number];

export type ShowcaseTile = { name: string; words: string; search: string; picture: string };

export type ShowcaseFamily = {
  category: Category;
  name: string;
  priceFrom: string;
  priceTo: string;
  features: string[];
  search: string;
  picture: string;
};

export type HomeSample = { name: string; category: Category; price: string; description: string; picture: string };

export const showcaseTiles: readonly ShowcaseTile[] = tiles;
export const showcaseFamilies = families as readonly ShowcaseFamily[];
export const homeSamples = samples as readonly HomeSample[];
