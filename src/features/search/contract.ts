import { z } from 'zod';
import type { AttributeTable } from '#features/catalogue/attribute.ts';
import { ATTRIBUTES } from '#features/catalogue/attributes.ts';
import { productAnswer } from '#features/catalogue/contract.ts';
import { FAMILIES } from '#features/catalogue/families.ts';
import { recordId } from '#platform/http/input.ts';
import { MAX_PENCE, parsePence } from '#values/money.ts';
import { blankAsAbsent, bucket, filterCounts, filterParams, flag } from './attribute-shapes.ts';
import { DEFAULT_SORT, SORTS } from './limits.ts';

const price = (field: string) =>
  z
    .string()
    .transform((text, context) => {
      const pence = parsePence(text);
      if (pence === null || pence < 0 || pence > MAX_PENCE) {
        context.addIssue({ code: 'custom', message: `${field} must be an amount such as 250 or 250.00` });
        return z.NEVER;
      }
      return pence;
    })
    .optional();

/** On which side of VAT the prices of a query are meant, in its words and its bounds; absent: ex VAT. */
const vat = z.enum(['ex', 'inc'], { error: 'vat can be ex or inc' }).optional();

/** The query parameters of a search, with the filters of these attributes. */
export function searchQueryOf<const Table extends AttributeTable>(attributes: Table) {
  return z.object({
    q: z
      .string()
      .trim()
      .transform((text) => text.replaceAll('\u0000', ' ').slice(0, 500))
      .optional(),
    category: z.string().trim().max(100, 'A category can be at most 100 characters').optional(),
    onlyFamily: blankAsAbsent(
      z.enum([...FAMILIES.keys()], `onlyFamily can be ${[...FAMILIES.keys()].join(', ')}`).optional(),
    ),
    minPrice: blankAsAbsent(price('minPrice')),
    maxPrice: blankAsAbsent(price('maxPrice')),
    vat,
    inStock: flag('inStock'),
    ...filterParams(attributes),
    sortBy: z.enum(SORTS, { error: `sortBy can be ${SORTS.join(', ')}` }).default(DEFAULT_SORT.sortBy),
    sortOrder: z.enum(['asc', 'desc'], { error: 'sortOrder can be asc or desc' }).default(DEFAULT_SORT.sortOrder),
    limit: z
      .string()
      .regex(/^\d{1,4}$/, 'The limit must be a whole number from 1 to 200')
      .transform(Number)
      .refine((limit) => limit >= 1 && limit <= 200, 'The limit must be a whole number from 1 to 200')
      .optional(),
    cursor: z
      .string()
      .regex(/^\d{1,6}$/, 'This cursor is not one of ours')
      .optional(),
  });
}

export const searchQuery = searchQueryOf(ATTRIBUTES);
export type SearchQuery = z.output<typeof searchQuery>;

const facets = z.object({
  /** Each is counted before its own filter and after all others, so that another choice of its group can be offered. */
  categories: z.array(z.object({ name: z.string(), count: z.int() })),
  prices: z.array(bucket),
  inStock: z.int(),
  ...filterCounts(ATTRIBUTES),
});
export type Facets = z.infer<typeof facets>;

const filters = z.object({
  /** Choices with the parameters that each sets in the address. */
  groups: z.array(
    z.object({
      title: z.string(),
      choices: z.array(z.object({ label: z.string(), count: z.int(), params: z.record(z.string(), z.string()) })),
    }),
  ),
  active: z.array(z.object({ label: z.string(), params: z.array(z.string()) })),
});
export type FilterGroup = z.infer<typeof filters>['groups'][number];
export type ActiveFilter = z.infer<typeof filters>['active'][number];

export const searchAnswer = z.object({
  products: z.array(productAnswer),
  searchSummary: z.string(),
  alternativeQueries: z.array(z.string()),
  total: z.int(),
  /** Every category in the result with its number of products, the largest first. */
  categories: z.array(z.object({ name: z.string(), count: z.int() })),
  /** How the words were understood, each with the query without it. */
  understood: z.array(z.object({ label: z.string(), without: z.string() })),
  /** Filters that the place and the use make likely, each with how many products it leaves and what it sets in the address. */
  likely: z.array(z.object({ label: z.string(), count: z.int(), params: z.record(z.string(), z.string()) })),
  /** A page of the shop that answers what no product can, such as delivery. */
  page: z.object({ title: z.string(), href: z.string() }).nullable(),
  /** The products that the words name and those shown are judged to fit, or may; empty where nothing is to fit. */
  fitted: z.array(z.int()),
  /** The correction of a misspelt word; `insteadQuery` searches for the original. */
  corrected: z.object({ from: z.string(), to: z.string(), query: z.string(), insteadQuery: z.string() }).nullable(),
  /** A query without quotation marks that has results, when the quoted one has none. */
  didYouMean: z.string().nullable(),
  facets,
  /** What the filter panel shows, so that the screen needs no attribute. */
  filters,
  nextCursor: z.string().nullable(),
});
export type SearchAnswer = z.infer<typeof searchAnswer>;

const suggestQuery = z.object({
  q: z
    .string()
    .transform((text) => text.replaceAll('\u0000', ' ').slice(0, 100))
    .optional(),
  vat,
});

const suggestAnswer = z.object({
  products: z.array(
    productAnswer.pick({
      id: true,
      name: true,
      category: true,
      price: true,
      priceIncVat: true,
      inStock: true,
      imageUrl: true,
    }),
  ),
  categories: z.array(z.object({ name: z.string(), count: z.int() })),
  queries: z.array(z.string()),
});
export type SuggestAnswer = z.infer<typeof suggestAnswer>;

/** What became of a search: its results were looked at, one was opened, one was put in the cart. */
export const CLICKS = ['seen', 'opened', 'added'] as const;

const clickBody = z
  .object({
    query: z
      .string({ error: 'Send the words that were searched for' })
      .max(500, 'A query can be at most 500 characters')
      .transform((text) => text.replaceAll('\u0000', ' ')),
    what: z.enum(CLICKS, { error: `what can be ${CLICKS.join(', ')}` }),
    productId: recordId('Name the product that was opened or added').optional(),
  })
  .refine(({ what, productId }) => what === 'seen' || productId !== undefined, {
    path: ['productId'],
    error: 'Name the product that was opened or added',
  });
export type Click = z.output<typeof clickBody>;

export const searchContract = {
  'GET /api/search/products': {
    summary: 'Search the catalogue',
    who: 'public',
    query: searchQuery,
    answer: searchAnswer,
    revalidated: true,
  },
  'GET /api/search/suggest': {
    summary: 'Products, categories and queries for what is being typed',
    who: 'public',
    query: suggestQuery,
    answer: suggestAnswer,
    revalidated: true,
  },
  'POST /api/search/clicks': {
    summary: 'Tell that results were seen, opened or added; counted by query and day, without the visitor',
    who: 'public',
    headers: z.object({ 'user-agent': z.string().optional() }),
    body: clickBody,
    status: 204,
  },
} as const;
