import { z } from 'zod';
import { amount, isoInstant, money, optionalText, paging, recordId, recordIdText } from '#platform/http/input.ts';
import type { RefusalTable } from '#platform/refusal.ts';
import { MOST_PICTURES, RETURN_REASONS, RETURN_STATUSES } from './reasons.ts';

export const returnAnswer = z.object({
  id: z.int(),
  orderId: z.int(),
  orderNumber: z.string(),
  status: z.enum(RETURN_STATUSES),
  items: z.array(z.object({ itemId: z.int(), productName: z.string(), sku: z.string().nullable(), quantity: z.int() })),
  reason: z.enum(RETURN_REASONS),
  details: z.string().nullable(),
  /** Where the customer's pictures are, for the owner and staff; a guest adds the key of the receipt. */
  pictures: z.array(z.string()),
  requestedAt: isoInstant,
  answeredAt: isoInstant.nullable(),
  /** The note of staff to the customer. */
  answer: z.string().nullable(),
  completedAt: isoInstant.nullable(),
  /** The refund, VAT included, and what was withheld for points already spent; null without a refund. */
  refund: z.object({ amount, withheld: amount }).nullable(),
  /** For staff only. */
  staff: z
    .object({
      customer: z.object({ name: z.string(), email: z.string() }),
      answeredBy: z.string().nullable(),
      isRestocked: z.boolean(),
      /** The refund of these goods, VAT included; null unless the return is accepted. */
      suggestedRefund: amount.nullable(),
    })
    .optional(),
});
export type Return = z.infer<typeof returnAnswer>;

export const orderReturnsAnswer = z.object({
  /** Before the delivery, within the 30 days after it, or after them (decision C11). */
  window: z.enum(['before', 'open', 'after']),
  /** An instant on the last day for a request; null before the delivery. */
  until: isoInstant.nullable(),
  /** The order's lines, with how many can still be returned. */
  items: z.array(z.object({ itemId: z.int(), left: z.int() })),
  /** Newest first. */
  returns: z.array(returnAnswer),
});
export type OrderReturns = z.infer<typeof orderReturnsAnswer>;

const HOW_MANY = 'How many go back must be a whole number of at least 1';
const PICTURE = 'A picture must be a PNG or a JPEG';
// Three photographs of a phone in base64. A browser reduces them to a tenth before.
const bodyLimit = 20 * 1024 * 1024;
const CHOOSE = 'Choose what you want to send back';

export const requestReturnBody = z.object({
  items: z
    .array(
      z.object({
        itemId: recordId('Choose a line of the order'),
        quantity: z.int({ error: HOW_MANY }).min(1, HOW_MANY).max(1_000_000, HOW_MANY),
      }),
      { error: CHOOSE },
    )
    .min(1, CHOOSE)
    .max(1_000, 'A return can have at most 1,000 lines')
    .refine((items) => new Set(items.map(({ itemId }) => itemId)).size === items.length, 'Name each line once'),
  reason: z.enum(RETURN_REASONS, { error: 'Choose a reason' }),
  details: optionalText(2000, 'The details'),
  pictures: z
    .array(z.string({ error: PICTURE }).regex(/^data:image\/(?:png|jpeg);base64,/, PICTURE))
    .max(MOST_PICTURES, `Choose at most ${MOST_PICTURES} pictures`)
    .default([]),
});
export type ReturnRequest = z.output<typeof requestReturnBody>;

/** The answer of staff; a refusal needs a note. */
export const answerReturnBody = z
  .object({
    decision: z.enum(['accepted', 'refused'], { error: 'The decision can be accepted or refused' }),
    note: optionalText(2000, 'The note'),
  })
  .refine(({ decision, note }) => decision === 'accepted' || note, {
    path: ['note'],
    error: 'Say why, for the customer reads it',
  });
export type ReturnDecision = z.output<typeof answerReturnBody>;

const AMOUNT_FORM = 'Enter an amount such as 49.50';

export const completeReturnBody = z.object({
  /** VAT included. Absent: the suggested refund; 0.00: no refund. */
  amount: money(AMOUNT_FORM, AMOUNT_FORM)
    .nullish()
    .transform((pence) => pence ?? undefined),
  reference: optionalText(100, 'The reference'),
  /** Whether the goods can be sold again. */
  restock: z.boolean().default(false),
});
export type ReturnCompletion = z.output<typeof completeReturnBody>;

// The number (`BF-…`) serves as well as the id.
const ofOrder = {
  params: z.object({ id: z.string().max(60) }),
  query: z.object({ key: z.string().max(100).optional() }),
};
const returnParams = z.object({ id: recordIdText() });

export const returnsContract = {
  'GET /api/orders/{id}/returns': {
    summary: 'The returns of an order, and what can still be sent back; a guest shows the key of their receipt',
    who: 'public',
    others: 'perm:view_orders',
    ...ofOrder,
    answer: orderReturnsAnswer,
  },
  'POST /api/orders/{id}/returns': {
    summary: 'The owner asks to send goods back, up to 30 days after delivery; a guest shows the key of their receipt',
    who: 'public',
    ...ofOrder,
    body: requestReturnBody,
    bodyLimit,
    largeBodyAfter: 'GET /api/orders/{id}/returns',
    answer: returnAnswer,
    status: 201,
  },
  'GET /api/orders/{id}/return-pictures/{pictureId}': {
    summary: 'A picture that the customer sent with a return; a guest shows the key of their receipt',
    who: 'public',
    others: 'perm:view_orders',
    params: z.object({ id: z.string().max(60), pictureId: recordIdText() }),
    query: ofOrder.query,
    answersFile: 'image/jpeg',
  },
  'GET /api/returns': {
    summary: 'Returns of all orders, newest first, page by page',
    who: 'perm:view_orders',
    query: z.object({
      status: z.enum(RETURN_STATUSES, { error: `The status can be ${RETURN_STATUSES.join(', ')}` }).optional(),
      ...paging,
    }),
    answer: z.object({ items: z.array(returnAnswer), nextCursor: z.string().nullable() }),
  },
  'PATCH /api/returns/{id}': {
    summary: 'Accept or refuse a return; the customer is told, with the note',
    who: 'perm:manage_orders',
    params: returnParams,
    body: answerReturnBody,
    answer: returnAnswer,
  },
  'POST /api/returns/{id}/refund': {
    summary: 'Complete an accepted return: the goods are here, the money goes back, and they may be sold again',
    who: 'perm:manage_orders',
    params: returnParams,
    body: completeReturnBody,
    answer: returnAnswer,
  },
} as const;

export const returnsRefusals = {
  not_returnable: { status: 409, title: 'No return just now' },
  more_than_bought: { status: 409, title: 'More than can be returned' },
  already_answered: { status: 409, title: 'Answered already' },
} satisfies RefusalTable;
