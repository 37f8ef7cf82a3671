import type { Product } from '#features/catalogue/contract.ts';
import { searchQuery } from '#features/search/contract.ts';
import { passageFinder } from '#features/search/engine/passages.ts';
import { advise } from '#features/search/server/door.ts';
import type { AppContext } from '#platform/app-context.ts';

interface Pages {
  find: ReturnType<typeof passageFinder>;
  lines: readonly { product: Product; sentence: string }[];
}

const MOST_PAGES = 60;

/** The sentences of the products' pages that the search finds first for a question, and what finds the one nearest to it by its words. */
export async function linesOfPages(context: AppContext, question: string): Promise<Pages> {
  const query = searchQuery.safeParse({ q: question });
  // To read the page of every product would take as long as the catalogue is large.
  const found = query.success
    ? await advise(context, { ...query.data, cursor: undefined, limit: undefined }, MOST_PAGES)
    : null;
  const lines = (found?.products ?? []).flatMap(({ product }) =>
    (product.description ?? '')
      .split(/(?<=[.!?])\s+/u)
      .filter(Boolean)
      .map((sentence) => ({ product, sentence })),
  );
  return { lines, find: passageFinder(lines.map(({ sentence }) => [{ text: sentence, times: 1 }])) };
}
