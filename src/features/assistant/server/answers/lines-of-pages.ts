import type { Snapshot } from '#features/catalogue/server/door.ts';
import { passageFinder } from '#features/search/engine/passages.ts';

type Line = { product: Snapshot['entries'][number]['product']; sentence: string };
interface Pages {
  find: ReturnType<typeof passageFinder>;
  lines: readonly Line[];
}

const known = new WeakMap<Snapshot, Pages>();

/** Every sentence of every product's page, and what finds the one nearest to a question by its words. */
export function linesOfPages(snapshot: Snapshot): Pages {
  // Once for each snapshot: a loop over all products.
  const before = known.get(snapshot);
  if (before) return before;
  const lines = snapshot.entries.flatMap(({ product }) =>
    (product.description ?? '')
      .split(/(?<=[.!?])\s+/u)
      .filter(Boolean)
      .map((sentence) => ({ product, sentence })),
  );
  const pages = { lines, find: passageFinder(lines.map(({ sentence }) => [{ text: sentence, times: 1 }])) };
  known.set(snapshot, pages);
  return pages;
}
