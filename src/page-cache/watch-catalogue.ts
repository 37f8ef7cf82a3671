import { stockLevel } from '#features/catalogue/featured.ts';
import {
  type CatalogueChange,
  catalogueOf,
  categoriesOnSale,
  onCatalogueChange,
} from '#features/catalogue/server/door.ts';
import type { AppContext } from '#platform/app-context.ts';
import { type Facts, factsOf } from '#platform/facts.ts';

interface Products {
  get(id: number): { product: { inStock: boolean; stockQuantity: number } } | undefined;
  has(id: number): boolean;
}

type Watch = () => Promise<{ byId: Products }>;

const known = new WeakMap<AppContext, Watch>();

/** Answers the products on sale, and tells the facts of this context what changes of them, each change once. */
export function catalogueWatchOf(context: AppContext): Watch {
  const watch = known.get(context) ?? openCatalogueWatch(context);
  known.set(context, watch);
  return watch;
}

function openCatalogueWatch(context: AppContext): Watch {
  const facts = factsOf(context);
  const levels = new Map<number, number>();
  let isWatching = false;
  let categories: string | undefined;

  // They stand on every page, and few changes of a list are one of theirs.
  const noteCategories = async () => {
    const now = JSON.stringify(await categoriesOnSale(await catalogueOf(context).current()));
    if (now !== categories) facts.changed('categories');
    categories = now;
  };
  const noteLevels = ({ byId }: { byId: Products }, ids: Iterable<number>) => {
    for (const id of ids) {
      const entry = byId.get(id);
      const level = entry ? stockLevel(entry.product) : 0;
      if (levels.get(id) === level) continue;
      levels.set(id, level);
      facts.changed('levels');
    }
  };
  const onChange = (change: CatalogueChange) => {
    tell(facts, change);
    const { ids } = change;
    // What was noted is no longer known to be so; the next change of each counts as one.
    if (ids === 'all') levels.clear();
    const noted = async () => noteLevels(await catalogueOf(context).current(), ids === 'all' ? [] : ids);
    noted().catch((error) => context.log.warn({ reason: String(error) }, 'stock levels not noted'));
    if (change.lists) {
      noteCategories().catch((error) => context.log.warn({ reason: String(error) }, 'categories not noted'));
    }
  };
  return () => {
    if (!isWatching) onCatalogueChange(context, onChange);
    isWatching = true;
    return catalogueOf(context).current();
  };
}

/**
 * Says which facts a change of the catalogue touches. How many pieces are left is a part of the rows (`row:12`, and `rows` for any) that the
 * API answers with, and of nothing that pages show.
 */
export function tell(facts: Facts, { ids, shown, lists, categories }: CatalogueChange): void {
  if (ids === 'all' || shown === 'all' || categories === 'all') {
    facts.allChanged();
    return;
  }
  const names = [...shown].map((id) => `product:${id}`);
  if (names.length > 0) names.push('pictures');
  if (ids.size > 0) names.push('rows', ...[...ids].map((id) => `row:${id}`));
  // A product that comes, goes or has another SKU changes what fits others.
  if (lists) names.push('lists', 'range', ...[...categories].map((category) => `category:${category}`));
  // Even where nothing is shown differently, a page that depends on anything is made anew.
  facts.changed(...names);
}
