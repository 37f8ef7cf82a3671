import type { PrintedProduct } from './catalogue-sheet.tsx';

export const PRODUCTS_PER_PAGE = 8;
const BEFORE_THE_FIRST = 2;

/** One page with products of one category. */
export interface CataloguePage {
  number: number;
  category: string;
  isFirst: boolean;
  /** The link target of the contents page. */
  anchor: string;
  products: PrintedProduct[];
}

/** Splits products into pages after cover and contents; every category starts on a new page. */
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
