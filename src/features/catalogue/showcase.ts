import type { CATEGORIES } from './categories.ts';
import families from './showcase/families.json' with { type: 'json' };
import samples from './showcase/samples.json' with { type: 'json' };
import tiles from './showcase/tiles.json' with { type: 'json' };

/**
 * Content of the products page and the home page besides the catalogue: category tiles, product families, and the samples
 * of an empty shop. Prices are pounds ex VAT, `search` is a search query, `picture` names files in `public/showcase`.
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
