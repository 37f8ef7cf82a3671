import { z } from 'zod';
import { productAnswer } from '#features/catalogue/contract.ts';
import { deliveryOptionAnswer, deliveryPlanAnswer, destinationQuery } from '#features/delivery/contract.ts';
import { misfitAnswer } from '#features/fits/contract.ts';
import { fittingWantedForm } from '#features/fitting/form.ts';
import { amount, isoInstant, MAX_ID, recordId, recordIdText } from '#platform/http/input.ts';
import type { RefusalTable } from '#platform/refusal.ts';
import { QUANTITY } from './quantity.ts';

const QUANTITY_MESSAGE = `Quantity must be a whole number from ${QUANTITY.least} to ${QUANTITY.most}`;
const quantity = z
  .int({ error: QUANTITY_MESSAGE })
  .min(QUANTITY.least, QUANTITY_MESSAGE)
  .max(QUANTITY.most, QUANTITY_MESSAGE);

export const cartLineAnswer = z.object({
  id: z.int(),
  customerId: z.int().nullable(),
  productId: z.int(),
  quantity: z.int(),
  addedAt: isoInstant,
  /** Null when the product no longer exists; screens then show 'Unknown Product'. */
  product: productAnswer.nullable(),
  lineTotal: amount,
  /** A sentence when the product changed since it was added. */
  notice: z.string().optional(),
  /** What of it is to be fitted, with the height of the upper edge in metres. */
  fitting: z.object({ count: z.int(), height: z.string(), survey: z.boolean() }).optional(),
  /** Where it serves none of the others in the cart although it was made for such. */
  misfit: misfitAnswer.optional(),
});
export type CartLine = z.infer<typeof cartLineAnswer>;

/** Fitting and survey of a cart at a destination. Prices are ex VAT; null: by quote. */
export const cartFittingAnswer = z.object({
  lines: z.array(
    z.object({
      /** The line of the cart whose screens are fitted. */
      lineId: z.int(),
      productId: z.int(),
      name: z.string(),
      quantity: z.int(),
      unitPrice: amount.nullable(),
    }),
  ),
  survey: z.object({ name: z.string(), price: amount.nullable() }).nullable(),
  /** Of what has a price. */
  total: amount,
  /** Why some of it has none: the cart cannot be ordered like this. */
  byQuote: z.string().nullable(),
  /** The first day that is possible, by the delivery method that brings the goods. */
  days: z.array(z.object({ deliveryMethodId: z.int(), earliestOn: z.string() })),
});
export type CartFitting = z.infer<typeof cartFittingAnswer>;

/** The totals as the cart page shows them (decision C2). */
export const cartSummaryAnswer = z.object({
  itemCount: z.int(),
  /** The goods, ex VAT. */
  subtotal: amount,
  /** Null where only a postcode or a quote can tell: the totals are then before delivery. */
  delivery: amount.nullable(),
  total: amount,
  vatRate: z.string(),
  vatAmount: amount,
  grandTotal: amount,
  freeDeliveryFrom: amount.nullable(),
  /** Whether the shop sells fitting, of which a screen in the cart may make use. */
  isFittingSold: z.boolean(),
  /** Where something of it is to be fitted. */
  fitting: cartFittingAnswer.optional(),
  /** What is offered for these goods; absent while there are none. */
  plan: deliveryPlanAnswer.optional(),
  /** The method that `delivery` is of, once a postcode or another country is known; an estimate before. */
  option: deliveryOptionAnswer.optional(),
});
export type CartSummary = z.infer<typeof cartSummaryAnswer>;

const MOST_LINES = 500;

const lineParams = z.object({ id: recordIdText() });
const customerParams = z.object({ customerId: recordIdText() });

export const cartContract = {
  'GET /api/cart': { summary: 'The cart of this session', who: 'public', answer: z.array(cartLineAnswer) },
  'GET /api/cart/summary': {
    summary: 'The totals of the cart, with delivery to a destination where one is named',
    who: 'public',
    query: z.object(destinationQuery),
    answer: cartSummaryAnswer,
  },
  'GET /api/cart/{customerId}': {
    summary: 'The cart of the signed-in customer',
    who: 'self',
    params: customerParams,
    answer: z.array(cartLineAnswer),
  },
  'POST /api/cart': {
    summary: 'Put a product in the cart, or raise its line',
    who: 'public',
    body: z.object({
      customerId: z.int().min(0).max(MAX_ID).nullish(),
      productId: recordId('Choose a product'),
      quantity: quantity.default(1),
      /** What of it is to be fitted. */
      fitting: fittingWantedForm.nullish(),
    }),
    answer: cartLineAnswer,
    status: 201,
  },
  'POST /api/cart/lines': {
    summary: 'Put several products in the cart, or raise their lines: all of them, or none',
    who: 'public',
    body: z.object({
      items: z
        .array(z.object({ productId: recordId('Choose a product'), quantity }), { error: 'Choose a product' })
        .min(1, 'Choose a product')
        .max(MOST_LINES, `At most ${MOST_LINES} products at once`),
    }),
    answer: z.array(cartLineAnswer),
    status: 201,
  },
  'PUT /api/cart/{id}': {
    summary: 'Set the quantity of a line',
    who: 'public',
    params: lineParams,
    body: z.object({ quantity }),
    answer: cartLineAnswer,
  },
  'PUT /api/cart/{id}/fitting': {
    summary: 'Have screens of a line fitted',
    who: 'public',
    params: lineParams,
    body: fittingWantedForm,
    answer: cartLineAnswer,
  },
  'DELETE /api/cart/{id}/fitting': {
    summary: 'Take the fitting of a line out',
    who: 'public',
    params: lineParams,
    answer: cartLineAnswer,
  },
  'DELETE /api/cart/{id}': { summary: 'Take a line out', who: 'public', params: lineParams },
  'DELETE /api/cart/customer/{customerId}': {
    summary: 'Empty the cart of the signed-in customer',
    who: 'self',
    params: customerParams,
  },
  'DELETE /api/cart': { summary: 'Empty the cart of this session', who: 'public' },
} as const;

export const cartRefusals = {
  not_for_sale: { status: 409, title: 'Not for sale' },
  out_of_stock: { status: 409, title: 'Not enough stock' },
} satisfies RefusalTable;
