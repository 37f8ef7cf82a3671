import { flattened, type Line } from '#features/assistant/list/lines.ts';
import { LONGEST_SAID, MOST_EXTRAS, MOST_GOODS, MOST_PIECES, type Thread } from '#features/assistant/thread.ts';
import type { CatalogueEntry, Snapshot } from '#features/catalogue/server/door.ts';
import { isScreen } from '#features/search/server/door.ts';
import type { Counted } from '../turns/goods-told.ts';

/** A line of a list with its products as the catalogue has them now. */
export type ListLine = Line<CatalogueEntry>;

type StoredLine = NonNullable<Thread['list']>[number];

/** Whether a list is longer than a conversation keeps one: what would not come back whole is not added up. */
export function isTooLong(lines: readonly ListLine[]): boolean {
  return (
    lines.length > MOST_GOODS ||
    lines.some(({ extras }) => extras.length > MOST_EXTRAS) ||
    flattened(lines).some(({ pieces }) => pieces > MOST_PIECES)
  );
}

/** A list as the browser stores it. */
export function storedList(lines: readonly ListLine[]): StoredLine[] {
  return lines
    .slice(0, MOST_GOODS)
    .map(({ goods, pieces, said, isFitted, extras }) => ({
      ...{ id: goods.product.id, pieces, said: said.slice(0, LONGEST_SAID), isFitted },
      extras: extras
        .slice(0, MOST_EXTRAS)
        .map((each) => ({ id: each.goods.product.id, count: each.count, isEach: each.isEach })),
    }));
}

/** All goods of a list with their counts, as the browser stores them: the list has them all, so the first will do. */
export function storedGoods(lines: readonly ListLine[]): Thread['goods'] {
  return flattened(lines)
    .slice(0, MOST_GOODS)
    .map(({ goods, pieces }) => ({ id: goods.product.id, pieces }));
}

/** A list that the browser sent, looked up: what is not on sale has fallen out. */
export function openList({ byId }: Snapshot, stored: readonly StoredLine[]): readonly ListLine[] {
  return stored.flatMap(({ id, pieces, said, isFitted, extras }) => {
    const goods = byId.get(id);
    if (!goods) return [];
    const found = extras.flatMap((each) => {
      const entry = byId.get(each.id);
      return entry ? [{ goods: entry, count: each.count, isEach: each.isEach }] : [];
    });
    return [{ goods, pieces, said, isFitted, extras: found }];
  });
}

/** A list of counted goods: what is no screen goes with the screens before it, one for each where there are as many. */
export function listOfGoods(
  goods: readonly Counted[],
  { isFitted, said }: { isFitted: boolean; said(entry: CatalogueEntry): string },
): readonly ListLine[] {
  const lines: ListLine[] = [];
  for (const { entry, pieces } of goods) {
    const host = isExtra(entry) ? lines.findIndex((line) => line.pieces === pieces && isHost(line.goods)) : -1;
    const at = host >= 0 ? host : isExtra(entry) ? lines.findIndex((line) => isHost(line.goods)) : -1;
    const line = lines[at];
    if (!line) lines.push({ goods: entry, pieces, said: said(entry), isFitted, extras: [] });
    else {
      const isEach = pieces % line.pieces === 0;
      lines[at] = {
        ...line,
        extras: [...line.extras, { goods: entry, count: isEach ? pieces / line.pieces : pieces, isEach }],
      };
    }
  }
  return lines;
}

/** Whether a product holds screens, so that a screen has one such. */
export function isHolder({ product: { specs } }: CatalogueEntry): boolean {
  return specs.loadKg !== undefined && specs.screenSizeInches === undefined;
}

function isExtra({ product }: CatalogueEntry): boolean {
  return !isScreen(product) && product.specs.panels === undefined && product.category === 'Accessories';
}

function isHost({ product }: CatalogueEntry): boolean {
  return isScreen(product);
}
