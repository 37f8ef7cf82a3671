import { z } from 'zod';
import { ZONES, type Zone } from '#features/delivery/zones.ts';
import { fittingPostcode, heightTyped } from '#features/fitting/form.ts';
import { money, optionalText, recordId } from '#platform/http/input.ts';

const HOW_MANY = 'The quantity must be a whole number of at least 1';
export const quantity = z.int({ error: HOW_MANY }).min(1, HOW_MANY).max(1_000_000, HOW_MANY);
export const MOST_LINES = 500;

/** Where a delivery price holds. */
export const zone = z.enum(Object.keys(ZONES) as [Zone, ...Zone[]], { error: 'Choose where the delivery goes to' });

const PRICE = 'Enter a price such as 249.00';
const FEE = 'Enter an amount such as 9.99';
const DEPOSIT = 'Enter a whole number of percent from 1 to 99';
const VALID = 'Enter the last day of the quote';

const day = (message: string) =>
  z.iso.date({ error: message }).refine((text) => text >= '2000-01-01' && text < '2200', message);

/** A service that is quoted; without a price it has that of the table. */
const priced = { quantity, unitPrice: money(PRICE, PRICE).nullish() };
const quotedService = z.discriminatedUnion(
  'kind',
  [
    // The screen that is fitted, and how high.
    z.object({ kind: z.literal('fitting'), productId: recordId('Choose a screen'), height: heightTyped, ...priced }),
    z.object({ kind: z.literal('survey'), ...priced }),
    // The LED wall among the goods.
    z.object({ kind: z.literal('wall'), ...priced }),
  ],
  { error: 'A service can be fitting, wall or survey' },
);
export type ServiceSent = z.output<typeof quotedService>;

/** The prices, delivery and dates that staff quote. */
export const priceQuoteBody = z
  .object({
    lines: z
      .array(z.object({ productId: recordId('Choose a product'), quantity, unitPrice: money(PRICE, PRICE) }), {
        error: 'Add a product',
      })
      .max(MOST_LINES, `A quote can have at most ${MOST_LINES} lines`),
    /** Fitting of screens among the lines, and surveys. */
    services: z
      .array(quotedService, { error: 'A service can be fitting, wall or survey' })
      .max(MOST_LINES, `A quote can have at most ${MOST_LINES} services`)
      .default([]),
    /** Where they are; absent: where the customer asked for them. */
    fittingPostcode: fittingPostcode.nullish(),
    deliveryMethodId: recordId('Choose a delivery method').nullish(),
    /** Absent: the method's ordinary fee for these goods. */
    deliveryFee: money(FEE, FEE).nullish(),
    /** Where that delivery goes to; absent: to the place of the fitting, the customer's usual address, or else to mainland GB. */
    deliveryZone: zone.nullish(),
    deliverOn: day('Enter the delivery date as a day').nullish(),
    validUntil: day(VALID),
    /** Asked for on acceptance, before the rest. */
    depositPercent: z.int({ error: DEPOSIT }).min(1, DEPOSIT).max(99, DEPOSIT).nullish(),
    note: optionalText(5000, 'The note'),
    version: z.int().optional(),
  })
  .refine((body) => body?.lines?.length !== 0 || (body.services?.length ?? 0) > 0, {
    path: ['lines'],
    error: 'Add a product',
    // Said together with what else is wrong.
    when: () => true,
  })
  .refine(({ deliverOn, validUntil }) => !deliverOn || deliverOn >= validUntil, {
    path: ['deliverOn'],
    error: 'The delivery date must not be before the last day of the quote',
  });
export type QuotePricing = z.output<typeof priceQuoteBody>;
