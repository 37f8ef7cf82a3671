import { z } from 'zod';
import { COUNTRIES, HOME_COUNTRY } from '#features/accounts/countries.ts';
import { amount, recordIdText } from '#platform/http/input.ts';
import { closingDayForm, deliveryMethodForm } from './form.ts';
import { CLOSING_PLACES, type ClosingPlace } from './promise/closing-place.ts';
import { ZONES, type Zone } from './zones.ts';

const zone = z.enum(Object.keys(ZONES) as [Zone, ...Zone[]]);
/** A calendar day in London, `2026-11-24`. */
const londonDay = z.string();

export const deliveryMethodAnswer = z.object({
  id: z.int(),
  name: z.string(),
  description: z.string().nullable(),
  price: amount,
  estimatedDays: z.int(),
  freeThreshold: amount.nullable(),
  isCollection: z.boolean(),
  isActive: z.boolean(),
  /** Null: every zone by the figures above. */
  zones: z.array(z.object({ zone, price: amount, freeThreshold: amount.nullable(), days: z.int() })).nullable(),
  /** `14:00`; `24:00` is the end of the day. */
  cutOff: z.string(),
  /** 1 Monday to 7 Sunday. */
  deliversOn: z.array(z.int()),
  maxPieceKg: z.int().nullable(),
  maxTotalKg: z.int().nullable(),
  minTotalKg: z.int().nullable(),
  maxLengthMm: z.int().nullable(),
  takesPallets: z.boolean(),
});
export type DeliveryMethod = z.infer<typeof deliveryMethodAnswer>;

/** A method that serves the goods there: its terms in that zone, what it comes to, and the day. */
export const deliveryOptionAnswer = z.object({
  id: z.int(),
  name: z.string(),
  description: z.string().nullable(),
  isCollection: z.boolean(),
  price: amount,
  freeThreshold: amount.nullable(),
  fee: amount,
  arrivesOn: londonDay,
  /** Abroad a day is not promised. */
  isAbout: z.boolean(),
});
export type DeliveryOption = z.infer<typeof deliveryOptionAnswer>;

/** What a buyer is offered for goods and a destination at this moment (decision C14). */
export const deliveryPlanAnswer = z.object({
  /** The day in London on which this was asked. */
  today: londonDay,
  /** The goods that were asked about, `12x2,15x1`; empty where none were named. */
  items: z.string(),
  place: z.object({
    country: z.string(),
    postcode: z.string().nullable(),
    zone,
    name: z.string(),
    /** No postcode was given, so it speaks for mainland GB. */
    isAssumed: z.boolean(),
  }),
  options: z.array(deliveryOptionAnswer),
  /** A sentence when nothing brings these goods to the door there: they are sold by quote. */
  byQuote: z.string().nullable(),
});
export type DeliveryPlan = z.infer<typeof deliveryPlanAnswer>;

export const closingDayAnswer = z.object({
  id: z.int(),
  day: londonDay,
  place: z.enum(Object.keys(CLOSING_PLACES) as [ClosingPlace, ...ClosingPlace[]]),
  reason: z.string(),
});
export type ClosingDayShown = z.infer<typeof closingDayAnswer>;

const ITEMS_MESSAGE = 'Name the goods as 12x2,15x1: up to 500 products by number, each with a quantity from 1 to 999';

/** Goods by product and quantity: `12x2,15x1`. */
export const itemsText = z
  .string({ error: ITEMS_MESSAGE })
  .regex(/^(\d{1,9}x[1-9]\d{0,2})(,\d{1,9}x[1-9]\d{0,2}){0,499}$/, ITEMS_MESSAGE)
  .transform((text) =>
    text.split(',').map((item) => {
      const [productId = 0, quantity = 0] = item.split('x').map(Number);
      return { productId, quantity };
    }),
  );

/** Where goods are to go: without a country the UK, without a postcode mainland GB. */
export const destinationQuery = {
  country: z.enum(COUNTRIES, { error: `Choose one of ${COUNTRIES.join(', ')}` }).default(HOME_COUNTRY),
  postcode: z.string().trim().max(20, 'Enter a full postcode, such as LS1 4AP').optional(),
};

const methodParams = z.object({ id: recordIdText() });

export const deliveryContract = {
  'GET /api/delivery-methods': {
    summary: 'The delivery methods on offer',
    who: 'public',
    scopes: { all: 'perm:view_orders' },
    query: z.object({ scope: z.enum(['all'], { error: 'The scope can be all' }).optional() }),
    answer: z.array(deliveryMethodAnswer),
  },
  'POST /api/delivery-methods': {
    summary: 'Add a delivery method',
    who: 'admin',
    body: deliveryMethodForm,
    answer: deliveryMethodAnswer,
    status: 201,
  },
  'PUT /api/delivery-methods/{id}': {
    summary: 'Change a delivery method, or switch it on or off',
    who: 'admin',
    params: methodParams,
    body: deliveryMethodForm,
    answer: deliveryMethodAnswer,
  },
  'DELETE /api/delivery-methods/{id}': {
    summary: 'Delete a delivery method that no order went by',
    who: 'admin',
    params: methodParams,
  },
  'GET /api/delivery-options': {
    summary: 'How goods get to a destination: the methods that serve them, what each costs and when it arrives',
    who: 'public',
    query: z.object({ items: itemsText.optional(), ...destinationQuery }),
    answer: deliveryPlanAnswer,
  },
  'GET /api/closing-days': {
    summary: 'Days off that no rule knows, from today on',
    who: 'perm:view_orders',
    answer: z.array(closingDayAnswer),
  },
  'POST /api/closing-days': {
    summary: 'Add a closing day; every promise counts it at once',
    who: 'admin',
    body: closingDayForm,
    answer: closingDayAnswer,
    status: 201,
  },
  'DELETE /api/closing-days/{id}': { summary: 'Remove a closing day', who: 'admin', params: methodParams },
} as const;
