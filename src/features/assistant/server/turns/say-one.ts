import type { AssistantAnswer } from '#features/assistant/contract.ts';
import type { CatalogueEntry } from '#features/catalogue/server/door.ts';
import { formatPounds, toPence } from '#values/money.ts';
import { paths } from '#web/paths.ts';
import { NOTHING } from '../asked.ts';

/** So many of one product that a turn points at: its price and the first that its page says; all that follows is of it. */
export function sayOne({ product }: CatalogueEntry, pieces: number, reason: string): AssistantAnswer {
  const [ex, inc] = [product.price, product.priceIncVat].map((price) => formatPounds(toPence(price) * pieces));
  const [page] = (product.description ?? '').split(/(?<=[.!?])\s+/u);
  return {
    ...NOTHING,
    reply: [
      `${pieces > 1 ? `${pieces} × ` : ''}${product.name}: ${ex} ex VAT, ${inc} including VAT, before delivery.`,
      ...(page ? [`Its page says: ‘${page}’`] : []),
    ].join('\n'),
    sources: [{ label: product.name, href: paths.product(product) }],
    products: [{ product, reason }],
    total: 1,
  };
}
