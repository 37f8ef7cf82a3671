import type { PrintedProduct } from './catalogue-sheet.tsx';

export const PRODUCTS_PER_PAGE = 8;
const BEFORE_THE_FIRST = 2;

/** One page of products, of one category. */
export interface CataloguePage {
  number: number;
  category: string;
  isFirst: boolean;
  /** What the contents lead to. */
  anchor: string;
  products: PrintedProduct[];
}

/** Which products stand on which page: cover and contents come first, and every category begins on a page of its own. */
export function pagesOf(products: readonly PrintedProduct[]): CataloguePage[] {
  const pages: CataloguePage[] = [];
  for (const category of new Set(products.map((product) => product.category))) {
    const own = products.filter((product) => product.category === category);
    const anchor = `category-${pages.length}`;
    for (let at = 0; at < own.length; at += PRODUCTS_PER_PAGE) {
      const number = BEFORE_THE_FIRST + pages.length + 1;
      pages.push({ number, category, isFirst: at === 0, anchor, products: own.slice(at, at + PRODUCTS_PER_PAGE) });
    }
  }
  return pages;
}
