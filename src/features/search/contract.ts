import { z } from 'zod';
import { productAnswer } from '#features/catalogue/contract.ts';
import { MAX_PENCE, parsePence } from '#values/money.ts';
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

const measure = (field: string, most: number, example: string) =>
  z
    .string()
    .regex(/^\d{1,6}(?:\.\d{1,2})?$/, `${field} must be a number such as ${example}`)
    .transform(Number)
    .refine((value) => value <= most, `${field} can be at most ${most.toLocaleString('en-GB')}`)
    .optional();
const flag = (field: string) => z.enum(['true', 'false'], { error: `${field} can be true or false` }).optional();

const blankAsAbsent = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema) as unknown as T;

export const searchQuery = z.object({
  q: z
    .string()
    .trim()
    .transform((text) => text.replaceAll('\u0000', ' ').slice(0, 500))
    .optional(),
  category: z.string().trim().max(100, 'A category can be at most 100 characters').optional(),
  minPrice: blankAsAbsent(price('minPrice')),
  maxPrice: blankAsAbsent(price('maxPrice')),
  inStock: flag('inStock'),
  minSize: blankAsAbsent(measure('minSize', 1_000, '55')),
  maxSize: blankAsAbsent(measure('maxSize', 1_000, '55')),
  minNits: blankAsAbsent(measure('minNits', 100_000, '700')),
  maxNits: blankAsAbsent(measure('maxNits', 100_000, '700')),
  outdoor: flag('outdoor'),
  touch: flag('touch'),
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
export type SearchQuery = z.output<typeof searchQuery>;

const bucket = z.object({
  label: z.string(),
  /** From and up to, both included, in pounds ex VAT, inches or nits; null: no end on that side. */
  min: z.number().nullable(),
  max: z.number().nullable(),
  count: z.int(),
});
export type Bucket = z.infer<typeof bucket>;

const facets = z.object({
  /** Each is counted before its own filter and within all the others, so that another group can be chosen instead. */
  categories: z.array(z.object({ name: z.string(), count: z.int() })),
  prices: z.array(bucket),
  sizes: z.array(bucket),
  brightness: z.array(bucket),
  inStock: z.int(),
  outdoor: z.int(),
  touch: z.int(),
});
export type Facets = z.infer<typeof facets>;

export const searchAnswer = z.object({
  products: z.array(productAnswer),
  searchSummary: z.string(),
  alternativeQueries: z.array(z.string()),
  total: z.int(),
  /** Every category in the result with its number of products, the largest first. */
  categories: z.array(z.object({ name: z.string(), count: z.int() })),
  /** What the words were taken to mean, and the query without it. */
  understood: z.array(z.object({ label: z.string(), without: z.string() })),
  /** What was searched instead of a misspelt word; `insteadQuery` asks for it as it was typed. */
  corrected: z.object({ from: z.string(), to: z.string(), query: z.string(), insteadQuery: z.string() }).nullable(),
  /** What was probably meant, when words in quotation marks found nothing. It has been run, and has results. */
  didYouMean: z.string().nullable(),
  facets,
  nextCursor: z.string().nullable(),
});
export type SearchAnswer = z.infer<typeof searchAnswer>;

const suggestQuery = z.object({
  q: z
    .string()
    .transform((text) => text.replaceAll('\u0000', ' ').slice(0, 100))
    .optional(),
});

const suggestAnswer = z.object({
  products: z.array(
    productAnswer.pick({ id: true, name: true, category: true, price: true, inStock: true, imageUrl: true }),
  ),
  categories: z.array(z.object({ name: z.string(), count: z.int() })),
  queries: z.array(z.string()),
});
export type SuggestAnswer = z.infer<typeof suggestAnswer>;

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
} as const;
