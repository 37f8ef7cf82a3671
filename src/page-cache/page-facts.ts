// What each call of a public page answers with, by facts. A page is made anew when one of its facts has changed and the
// answer of that call with it. A call that is not listed makes its page depend on everything.
import type { ProductPage } from '#features/catalogue/contract.ts';
import { cardProductOf } from '#features/catalogue/screens/card-product.ts';
import { shownProductPage } from '#features/catalogue/screens/shown-product.ts';
import type { currenciesContract } from '#features/currencies/contract.ts';
import { firstToAge } from '#features/currencies/shown-rate.ts';
import { nextDeliveryChange } from '#features/delivery/server/door.ts';
import type { FitGroup } from '#features/fits/contract.ts';
import { pairFact } from '#features/fits/server/door.ts';
import { shownGuide } from '#features/guide/screens/shop/shown-guide.ts';
import type { SearchAnswer } from '#features/search/contract.ts';
import type { AppContext } from '#platform/app-context.ts';
import type { CallAnswer } from '#platform/http/contract.ts';
import { addLondonDays, londonDayOf, startOfLondonDay } from '#values/london-day.ts';
import type { ApiAnswer, ApiCallName } from '../web/api.ts';

/** A change of this one is a change of any. */
export const ANYTHING = 'anything';

export interface CallFacts<Answer = unknown> {
  /** The facts of the answer; `null`: the call was refused. */
  facts(params: Readonly<Record<string, string>>, answer: Answer | null): readonly string[];
  /** The part of the answer that a page may show; absent: all of it. */
  shown?(answer: Answer): unknown;
  /** The next moment at which it may be another by itself. */
  until?(context: AppContext, answer: Answer | null): Date | null | Promise<Date | null>;
  /** The same call is part of most pages, so that its answer is worth remembering. */
  isCommon?: boolean;
}

const STAMP_MS = 3_600_000;

type Declared = { [Name in ApiCallName]?: CallFacts<ApiAnswer<Name>> };

const declared = {
  'GET /api/settings/public': {
    // A claim of next-day delivery holds only as long as a method keeps it.
    facts: () => ['settings', 'delivery', 'categories'],
    // A VAT rate begins with a day.
    until: ({ clock }) => midnightAfter(clock.now()),
    isCommon: true,
  },
  'GET /api/currencies': {
    facts: () => ['currencies'],
    until: ({ clock }, answer) => firstToAge(answer ?? ([] as CurrenciesShown), clock.now()),
    isCommon: true,
  },
  'GET /api/delivery-methods': { facts: () => ['delivery'], isCommon: true },
  'GET /api/delivery-options': {
    facts: (_params, answer) => ['delivery', ...(answer ? idsOf(answer.items) : []).map((id) => `product:${id}`)],
    until: nextDeliveryChange,
  },
  'GET /api/products/featured': { facts: () => ['lists', 'levels'], shown: (answer) => answer.map(cardProductOf) },
  'GET /api/products/families': { facts: () => ['lists'] },
  'GET /api/products/{id}': {
    facts: ({ id = '' }, answer) => [`product:${id}`, ...(answer ? factsAround(answer) : [])],
    shown: shownProductPage,
  },
  // What comes to fit or ceases to is a change of the range.
  'GET /api/products/{id}/fits': {
    facts: ({ id = '' }, answer) => [
      'range',
      `product:${id}`,
      pairFact(Number(id)),
      ...(answer?.groups ?? []).flatMap(membersOf),
    ],
    shown: ({ groups, unknown }) => ({ groups: groups.map(shownGroup), unknown }),
  },
  'GET /api/products/{id}/fitting': { facts: ({ id = '' }) => ['delivery', `product:${id}`] },
  'GET /api/guide': {
    facts: (_params, answer) => [
      ...['lists', 'pictures', 'settings'],
      ...(answer?.suits ?? []).map(({ product }) => pairFact(product.id)),
    ],
    shown: shownGuide,
  },
  // A product that becomes a part of walls, or ceases to be one, is a change of the range.
  'GET /api/led-wall/parts': {
    facts: (_params, answer) => ['range', 'settings', ...(answer?.products ?? []).map(({ id }) => `product:${id}`)],
    until: ({ clock }) => midnightAfter(clock.now()),
  },
  'GET /api/search/products': {
    facts: (_params, answer) => ['lists', 'pictures', 'search', ...(answer?.fitted ?? []).map(pairFact)],
    shown: (answer) => ({ ...answer, products: (answer as SearchAnswer).products.map(cardProductOf) }),
  },
  // Their other wordings are for the assistant.
  'GET /api/answers': {
    facts: () => ['answers'],
    shown: (answers) => answers.map(({ id, question, answer }) => ({ id, question, answer })),
  },
  // The stamp is another with each call and good for a day: it leaves the visitor all but an hour of that.
  'GET /api/form-stamps/{form}': { facts: () => [], until: ({ clock }) => new Date(clock.now().getTime() + STAMP_MS) },
} satisfies Declared;

type CurrenciesShown = CallAnswer<(typeof currenciesContract)['GET /api/currencies']>;

/** What is declared of a call; null: its answer may depend on anything. */
export function factsOfCall(name: string): CallFacts<never> | null {
  return Object.hasOwn(declared, name) ? (declared[name as keyof typeof declared] as CallFacts<never>) : null;
}

function factsAround({ category, related }: ProductPage): string[] {
  return ['range', `category:${category}`, ...related.map(({ id }) => `product:${id}`)];
}

function membersOf({ products }: FitGroup): string[] {
  return products.map(({ product: { id } }) => `product:${id}`);
}

function shownGroup({ products, ...group }: FitGroup) {
  return { ...group, products: products.map(({ product, ...fit }) => ({ ...fit, product: cardProductOf(product) })) };
}

// '12x1,15x3'
function idsOf(items: string): string[] {
  return items ? items.split(',').map((item) => item.slice(0, item.indexOf('x'))) : [];
}

function midnightAfter(at: Date): Date {
  return startOfLondonDay(addLondonDays(londonDayOf(at), 1));
}
