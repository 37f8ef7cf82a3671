import { paths } from '#web/paths.ts';
import type { ReadingPart } from './parts.ts';
import { zipfDraws } from './zipf.ts';

/** A product on sale, as far as its pages and a cart need to know it. */
export interface OnSale {
  id: number;
  name: string;
  category: string;
}

// Few enough that all of their pages are cached soon after the start.
const FEW = 50;
/** As many products as the reading parts choose among. */
export const MANY = 1_000;
// So many that a connection of its own does not ask for the same series again within seconds.
const DRAWS = 6_400;
const QUERIES = [
  'menu board',
  'outdoor led display',
  'touch screen',
  'kiosk',
  '43 inch',
  'video wall bracket',
  'window display',
  'hdmi cable',
  'menue bord',
  'screen for a restaurant',
];

/** What a reading part asks for, in this order and from the beginning again. */
export function addressesOf(part: ReadingPart, range: readonly OnSale[]): string[] {
  const many = range.slice(0, MANY);
  switch (part) {
    case 'home':
      return [paths.home];
    case 'product':
      return range.slice(0, FEW).map(paths.product);
    case 'product-popular':
      return zipfDraws(DRAWS, many.length).flatMap((rank) => many.slice(rank, rank + 1).map(paths.product));
    case 'product-turns':
      return many.map(paths.product);
    case 'missing':
      return Array.from({ length: DRAWS }, (_, n) => `/no-such-page-${n}`);
    case 'search':
      return QUERIES.map((q) => searching({ q }));
    case 'list':
      return ['/api/products'];
    case 'category':
      return [...new Set(many.map(({ category }) => category))].map((category) => searching({ category }));
    case 'one-product':
      return many.map(({ id }) => `/api/products/${id}`);
  }
}

/** The status that the part's answers have when all is well. */
export function statusOf(part: string): number {
  if (part === 'missing') return 404;
  return part === 'cart' || part === 'order' ? 201 : 200;
}

function searching(query: Record<string, string>): string {
  return `/api/search/products?${new URLSearchParams(query)}`;
}
