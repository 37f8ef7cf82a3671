import type { SearchAnswer } from '#features/search/contract.ts';
import type { Asked, Product } from './judged-shop.ts';

/** What was asked, what was answered, and all products that were found. */
interface Context {
  query: Asked;
  answer: SearchAnswer;
  found: readonly Product[];
}

/** A sentence that a summary may say, and what must then be so of its parts. */
export type Statement = [says: RegExp, isSo: (parts: string[], context: Context) => boolean];
