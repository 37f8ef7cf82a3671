import { z } from 'zod';
import { anyText, recordId } from '#platform/http/input.ts';
import { MAX_PENCE, parsePence } from '#values/money.ts';
import { MOST_COUNTED, productForm, reorderPoint } from './form.ts';

const PERCENT_WRONG = 'The percentage must be a number from -100 to 1,000 with at most two decimals';
const AMOUNT_WRONG = 'The amount must be a number with at most two decimals';
const PIECES_WRONG = 'The number of pieces must be a whole number';
const TOO_MANY_PIECES = `At most ${MOST_COUNTED.toLocaleString('en-GB')} pieces at once`;

/** Filters the product store, as its screen does. */
export const storeFilterForm = z.object({
  q: anyText(200, 'The search can be at most 200 characters').optional(),
  category: anyText(100, 'There is no such category').optional(),
  stock: z.enum(['in', 'low', 'out', 'archived'], { error: 'The stock can be in, low, out or archived' }).optional(),
});

const priceChange = oneWay('price', {
  set: productForm.shape.price.optional(),
  /** Percent, in hundredths of a percent. */
  percent: z
    .union([z.string(), z.number()], { error: PERCENT_WRONG })
    .transform((value, context) => {
      const points = parsePence(String(value).replace(/^\+/, ''));
      if (points !== null && points >= -10_000 && points <= 100_000) return points;
      context.addIssue({ code: 'custom', message: PERCENT_WRONG });
      return z.NEVER;
    })
    .optional(),
  add: z
    .union([z.string(), z.number()], { error: AMOUNT_WRONG })
    .transform((value, context) => {
      const pence = parsePence(String(value).replace(/^\+/, ''));
      if (pence !== null && Math.abs(pence) <= MAX_PENCE) return pence;
      context.addIssue({ code: 'custom', message: AMOUNT_WRONG });
      return z.NEVER;
    })
    .optional(),
});

const stockChange = oneWay('stock', {
  set: productForm.shape.stockQuantity.removeDefault().optional(),
  add: z.int({ error: PIECES_WRONG }).min(-MOST_COUNTED, TOO_MANY_PIECES).max(MOST_COUNTED, TOO_MANY_PIECES).optional(),
});

/** One change to many products, chosen one by one or by the store's filter. */
export const bulkForm = z
  .object({
    ids: z
      .array(recordId('This is not the number of a product'), { error: 'The products must be a list of numbers' })
      .min(1, 'Choose at least one product')
      .max(100_000, 'At most 100,000 products can be chosen')
      .optional(),
    filter: storeFilterForm.optional(),
    change: z.object(
      {
        price: priceChange.optional(),
        stock: stockChange.optional(),
        /** Null or blank: the shop's own. */
        reorderPoint: reorderPoint.optional(),
        category: productForm.shape.category.optional(),
      },
      { error: 'Say what is to be changed' },
    ),
    /** The moment of the preview: a stock that has changed since is not set. */
    previewedAt: z.iso.datetime({ error: 'The moment of the preview is not one' }).optional(),
    /** How many products the preview found; if the number has changed since, nothing is changed. */
    expected: z.int({ error: 'The expected number must be a whole number' }).optional(),
  })
  .refine(({ ids, filter }) => (ids === undefined) !== (filter === undefined), {
    path: ['ids'],
    error: 'Choose products by their numbers or by a filter',
  })
  .refine(({ change }) => Object.values(change).some((part) => part !== undefined), {
    path: ['change'],
    error: 'Say what is to be changed',
  });
export type BulkForm = z.output<typeof bulkForm>;
export type BulkChange = BulkForm['change'];

function oneWay<Shape extends z.ZodRawShape>(what: string, shape: Shape) {
  const ways = Object.keys(shape)
    .join(', ')
    .replace(/, (?=[^,]*$)/, ' or ');
  return z
    .object(shape, { error: `The ${what} takes one of ${ways}` })
    .refine((given) => Object.values(given).filter((value) => value !== undefined).length === 1, {
      error: `The ${what} takes one of ${ways}`,
    });
}
