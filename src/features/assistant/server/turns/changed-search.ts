import { readSearchChange, type Shown } from '#features/assistant/turns/search-change.ts';
import { specNumber } from '#features/catalogue/attribute.ts';
import type { SearchQuery } from '#features/search/contract.ts';
import { type Advice, advise, readConditions, withoutStretches } from '#features/search/server/door.ts';
import type { Condition } from '#features/search/understanding/conditions.ts';
import type { AppContext } from '#platform/app-context.ts';
import { formatPounds, toPence } from '#values/money.ts';
import { type FoundFor, MOST_CARDS, type Params, queryOf } from '../find-for.ts';

/** Products by a change of the search before: cheaper, bigger, in stock. */
export async function changedSearch(
  context: AppContext,
  { message, search }: { message: string; search: string | null },
): Promise<FoundFor | null> {
  const before = search ? Object.fromEntries(new URLSearchParams(search)) : null;
  const beforeQuery = before ? queryOf(before) : null;
  // 'That is more than we have. Anything below £2,000?'
  const parts = message.split(/(?<=[.!?])\s+/u);
  const telling = parts.filter((part) => readConditions(part).length > 0);
  const asked = parts.length > 1 && telling.length === 1 ? (telling[0] ?? message) : message;
  return before && beforeQuery ? follow(context, asked, before, beforeQuery) : null;
}

async function follow(
  context: AppContext,
  message: string,
  before: Params,
  query: SearchQuery,
): Promise<FoundFor | null> {
  const shown = await advise(context, query, MOST_CARDS);
  const own = readConditions(message).filter(({ kind }) => kind !== 'stock');
  const { changes, isAll } = readSearchChange(withoutStretches(message, own), shownOf(shown));
  if (!isAll || (changes.length === 0 && own.length === 0)) return null;
  // What costs less is to be the same sort of thing.
  const isOfPrice = changes.some(({ part }) => 'maxPrice' in part || 'minPrice' in part);
  const params = {
    ...before,
    q: withConditions(before.q ?? '', message, own),
    ...Object.assign({}, ...changes.map(({ part }) => part)),
    ...(isOfPrice ? ofTheCategory(shown) : {}),
  };
  const next = queryOf(params);
  if (!next) return null;
  const alike = shown.products.map(({ product }) => product);
  const advice = await advise(context, next, MOST_CARDS, alike);
  const what = changes.map(({ says }) => says);
  const such = what.length > 0 ? `that is ${what.join(' and ')}` : 'like that';
  if (advice.products.length === 0) {
    const says = `Nothing else that fits ${such.replace('that is', 'is')}.`;
    return { advice, params: before, says };
  }
  const most = own.find(({ kind, range }) => kind === 'price' && range.max !== undefined)?.range.max;
  const prices = advice.products.map(({ product }) => toPence(product.price));
  // The search shows what comes nearest where nothing is within a price.
  if (most !== undefined && prices.every((pence) => pence > most)) {
    const [cheapest] = advice.products.toSorted((a, b) => toPence(a.product.price) - toPence(b.product.price));
    const least = cheapest
      ? ` The cheapest is ${cheapest.product.name}, ${formatPounds(toPence(cheapest.product.price))} ex VAT.`
      : '';
    return { advice, params, says: `No: nothing like that is within ${formatPounds(most)} ex VAT.${least}` };
  }
  const several = `There are ${advice.total} ${such.replace('that is', 'that are')}: ${namesOf(advice)}.`;
  const says = advice.total === 1 ? `There is one product ${such}: ${namesOf(advice)}.` : several;
  return { advice, params, says };
}

function ofTheCategory({ products: [first] }: Advice): Params {
  return first ? { category: first.product.category } : {};
}

// 'up to £900' replaces the price of the previous search.
function withConditions(q: string, message: string, own: ReturnType<typeof readConditions>): string {
  if (own.length === 0) return q;
  const kinds = new Set(own.map(({ kind }) => kind));
  const old = readConditions(q).filter(({ kind }) => kinds.has(kind));
  return [withoutStretches(q, old), ...own.map((each) => inWords(each, message))].join(' ').trim();
}

// '1,200 ex VAT' after 'budget' is the most that is paid.
function inWords({ kind, range: { min, max }, from, to }: Condition, message: string): string {
  return kind === 'price' && min === undefined && max !== undefined
    ? `under £${max / PENCE_A_POUND}`
    : message.slice(from, to);
}

const PENCE_A_POUND = 100;

function shownOf({ products }: Advice): Shown {
  return {
    prices: products.map(({ product }) => Math.round(Number(product.price) * 100)),
    valuesOf: ({ key }) => products.flatMap(({ product }) => specNumber(product.specs, key) ?? []),
  };
}

// With their prices, so that a choice can be made from the sentence.
function namesOf({ products }: Advice): string {
  return products.map(({ product }) => `${product.name}, ${formatPounds(toPence(product.price))} ex VAT`).join('; ');
}
