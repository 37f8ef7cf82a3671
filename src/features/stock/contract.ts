import { z } from 'zod';
import { MOST_COUNTED } from '#features/catalogue/form.ts';
import { STOCK_REASONS } from '#features/catalogue/stock-reasons.ts';
import { dayText } from '#platform/http/day-range.ts';
import { isoInstant, optionalText, paging, recordId, recordIdText } from '#platform/http/input.ts';
import { STOCK_TASKS, type StockTask } from './reasons.ts';

const person = z.object({
  id: z.int(),
  username: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
});

const product = z.object({ id: z.int(), name: z.string(), sku: z.string().nullable() });

/** A change of stock. `change` is signed, `stockAfter` the stock that it left. */
const stockMovement = z.object({
  id: z.int(),
  at: isoInstant,
  product,
  change: z.int(),
  stockAfter: z.int(),
  reason: z.enum(STOCK_REASONS),
  /** The member of staff; null: a customer, or the shop itself. */
  actor: person.nullable(),
  orderNumber: z.string().nullable(),
  returnId: z.int().nullable(),
  note: z.string().nullable(),
});
export type StockMovement = z.infer<typeof stockMovement>;

const filters = {
  /** Words of the product's name or SKU. */
  q: optionalText(200, 'The search'),
  productId: recordIdText().optional(),
  reason: z.enum(STOCK_REASONS, { error: 'There is no such reason' }).optional(),
  actorId: recordIdText().optional(),
  /** The first and last day: whole days in London. */
  from: dayText.optional(),
  to: dayText.optional(),
};
const stockQuery = z.object(filters);
export type StockFilter = z.output<typeof stockQuery>;

const WHOLE = 'Enter a whole number of pieces';
const most = MOST_COUNTED.toLocaleString('en-GB');

/** What staff do: receive pieces, count all of them, or correct by some (with a minus: fewer). */
const stockTaskBody = z
  .object({
    productId: recordId('Choose a product'),
    task: z.enum(STOCK_TASKS, { error: 'Say whether it is a delivery, a count or a correction' }),
    quantity: z
      .int({ error: WHOLE })
      .min(-MOST_COUNTED, `At most ${most} pieces at once`)
      .max(MOST_COUNTED, `At most ${most} pieces at once`),
    note: optionalText(500, 'The note'),
    /** With a count: the stock that was shown; if it has changed since, the count is refused. */
    stockSeen: z.int({ error: WHOLE }).optional(),
  })
  .superRefine(({ task, quantity, note }, context) => {
    const wrong = WRONG_QUANTITY[task](quantity);
    if (wrong) context.addIssue({ code: 'custom', path: ['quantity'], message: wrong });
    if (task === 'correction' && !note) {
      context.addIssue({ code: 'custom', path: ['note'], message: 'Say why the stock is corrected' });
    }
  });
export type StockTaskBody = z.output<typeof stockTaskBody>;

const WRONG_QUANTITY: Record<StockTask, (quantity: number) => string | false> = {
  delivery: (quantity) => quantity < 1 && 'A delivery brings at least one piece',
  count: (quantity) => quantity < 0 && 'A count is 0 or more',
  correction: (quantity) => quantity === 0 && 'A correction changes the stock: enter +2 or -2',
};

export const stockContract = {
  'GET /api/stock': {
    summary: 'Every change of stock, newest first, by product, reason, member of staff and day',
    who: 'perm:view_products',
    query: stockQuery.extend(paging),
    answer: z.object({
      items: z.array(stockMovement),
      nextCursor: z.string().nullable(),
      /** With `productId`: the product as it stands now. */
      product: product.extend({ stockQuantity: z.int(), isArchived: z.boolean() }).nullable(),
    }),
  },
  'GET /api/stock/choices': {
    summary: 'The members of staff by whom the changes of stock can be filtered',
    who: 'perm:view_products',
    answer: z.object({ actors: z.array(person) }),
  },
  'GET /api/stock/to-reorder': {
    summary: 'How many products on sale are at or under their reorder point, and how many are sold out',
    who: 'perm:view_products',
    answer: z.object({ low: z.int(), soldOut: z.int() }),
  },
  'GET /api/stock/export': {
    summary: 'The changes of stock as a spreadsheet, filtered likewise',
    who: 'perm:view_products',
    query: stockQuery,
    answersFile: 'text/csv; charset=utf-8',
  },
  'POST /api/stock': {
    summary: 'Receive pieces of a product, count them, or correct their number',
    who: 'perm:manage_products',
    body: stockTaskBody,
    answer: z.object({ stockBefore: z.int(), stockAfter: z.int() }),
    status: 201,
  },
} as const;
