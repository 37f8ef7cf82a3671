import { upToThing } from '#features/assistant/questions/noun-phrases.ts';
import type { CatalogueEntry } from '#features/catalogue/server/door.ts';
import { everyToken } from '#features/search/engine/tokens.ts';
import type { orderAskedFor } from '#features/search/server/door.ts';
import type { Asked } from '../asked.ts';
import { listDescribed } from '../meant-products.ts';

type Order = NonNullable<ReturnType<typeof orderAskedFor>>;

const MOST_LOOKED_AT = 40;

/** Of the products called as the first that was found the one that is furthest in an order: the search weighs other words too ('does it need bolting down'), and has what can be ordered first. */
export async function furthestAlike(
  asked: Asked,
  first: CatalogueEntry,
  order: Order,
  phrase: string,
  words: string,
): Promise<CatalogueEntry> {
  const noun = everyToken(upToThing(phrase)).at(-1) ?? '';
  const measured = order.by(first);
  if (!order.fact || measured === undefined || !everyToken(first.product.name).includes(noun)) return first;
  const { entries } = await listDescribed(asked, words, MOST_LOOKED_AT);
  const way = order.isDescending ? -1 : 1;
  const [furthest = first] = entries
    .filter((entry) => isAlike(entry, first) && everyToken(entry.product.name).includes(noun))
    .filter((entry) => order.by(entry) !== undefined)
    .sort((a, b) => way * ((order.by(a) ?? 0) - (order.by(b) ?? 0)));
  return way * ((order.by(furthest) ?? 0) - measured) < 0 ? furthest : first;
}

function isAlike({ product: a }: CatalogueEntry, { product: b }: CatalogueEntry): boolean {
  const flags = ['outdoor', 'touch'] as const;
  return (
    a.category === b.category &&
    a.specs.technology === b.specs.technology &&
    a.specs.panels === b.specs.panels &&
    flags.every((flag) => Boolean(a.specs[flag]) === Boolean(b.specs[flag]))
  );
}
