import { z } from 'zod';
import { addressBody } from '#features/accounts/contract.ts';
import { MOST_REDEEMED, REDEEM_STEP } from '#features/rewards/points.ts';
import { IN_HUNDREDS } from '#features/rewards/redeemable.ts';
import { email, money, optionalName, optionalText, recordId, signedMoney } from '#platform/http/input.ts';
import { isLondonDay } from '#values/london-day.ts';
import { fittingOfOrderBody } from './order-fitting.ts';

const testCard = z.object({
  number: z
    .string({ error: 'Enter the card number' })
    .transform((text) => text.replace(/[\s-]/g, ''))
    .refine((digits) => /^\d{12,19}$/.test(digits), 'Enter the card number: 12 to 19 digits'),
  expiry: z
    .string({ error: 'Enter the expiry date as MM/YY' })
    .trim()
    .regex(/^(0[1-9]|1[0-2])\s?\/\s?\d{2}$/, 'Enter the expiry date as MM/YY'),
  cvc: z
    .string({ error: 'Enter the security code' })
    .trim()
    .regex(/^\d{3,4}$/, 'Enter the security code: 3 or 4 digits'),
});

const AMOUNT_FORM = 'Enter an amount such as 49.50';

export const placeOrderBody = z.object({
  email: z.preprocess((value) => (value === '' ? undefined : value), email().optional()),
  deliveryMethodId: recordId('Choose a delivery method'),
  deliveryAddressId: recordId('Choose an address').nullish(),
  // Checked once the delivery method is known: Collection needs no address.
  deliveryAddress: z.unknown().optional(),
  billingAddressId: recordId('Choose an address').nullish(),
  billingAddress: addressBody.nullish(),
  paymentMethodId: recordId('Choose a payment method'),
  redeemPoints: z
    .int({ error: IN_HUNDREDS })
    .min(0, IN_HUNDREDS)
    .max(MOST_REDEEMED, IN_HUNDREDS)
    .multipleOf(REDEEM_STEP, IN_HUNDREDS)
    .nullish(),
  /** What of the account's credit pays the order; absent: none. */
  credit: money(AMOUNT_FORM, 'The credit must be an amount').nullish(),
  notes: optionalText(2000, 'Notes'),
  purchaseOrderNumber: optionalText(50, 'Purchase order number'),
  accountsEmail: z.preprocess((value) => (value === '' ? undefined : value), email().nullish()),
  siteContact: z
    .object({
      name: optionalName(200, 'Name'),
      phone: optionalText(20, 'Phone number'),
      email: z.preprocess((value) => (value === '' ? undefined : value), email().nullish()),
    })
    .nullish(),
  testCard: testCard.nullish(),
  /** Fitting of what is ordered, in the United Kingdom. */
  fitting: fittingOfOrderBody.nullish(),
  /** The grand total that the buyer saw, `"33.59"`: another is a 409 that places nothing. Absent: whatever it comes to. */
  expectedTotal: money('The expected total is missing', 'The expected total must be an amount').nullish(),
  /** The London day that the buyer saw, or null where none was promised; another is refused like the total. */
  expectedDelivery: z.string().refine(isLondonDay, 'Enter a day such as 2026-11-24').nullish(),
});
export type PlaceOrder = z.output<typeof placeOrderBody>;

/** The errors of a typed delivery address, by field; none when no address was sent. */
export function wrongInDeliveryAddress(body: unknown): Record<string, string[]> {
  const { deliveryAddress } =
    z.object({ deliveryAddress: z.record(z.string(), z.unknown()) }).safeParse(body).data ?? {};
  const { error } = addressBody.safeParse(deliveryAddress ?? {});
  if (!deliveryAddress || !error) return {};
  return Object.fromEntries(error.issues.map(({ path, message }) => [`deliveryAddress.${path.join('.')}`, [message]]));
}

const HOW_MANY = 'How many are refunded must be a whole number of at least 1';
const NAMED_TWICE = 'Name each line once';

const piecesOfLine = z.object({
  itemId: recordId('Choose a line of the order'),
  quantity: z.int({ error: HOW_MANY }).min(1, HOW_MANY).max(1_000_000, HOW_MANY),
});

function namesEachOnce(items: readonly { itemId: number }[]): boolean {
  return new Set(items.map(({ itemId }) => itemId)).size === items.length;
}

/** Marks an order as paid, or refunds it. */
export const staffPaymentBody = z
  .object({
    kind: z.enum(['payment', 'refund'], { error: 'The kind can be payment or refund' }),
    /** Absent: all that is due, or all that is left to refund. */
    amount: signedMoney(AMOUNT_FORM)
      .nullish()
      .transform((pence) => pence ?? undefined),
    reference: optionalText(100, 'The reference'),
    /** A payment may be more than is due: what is too much is owed back. */
    acceptsMore: z.boolean().optional(),
    /** The pieces that a refund gives the money back for; without an amount, what they come to. */
    items: z
      .array(piecesOfLine)
      .max(1_000, 'An order has at most 1,000 lines')
      .refine(namesEachOnce, NAMED_TWICE)
      .optional(),
    /** Whether pieces that were not sent yet go back in stock. */
    restock: z.boolean().optional(),
    /** The goods that go back, ex VAT and after the discount, where it is not known which pieces; their points are reversed. */
    goods: money(AMOUNT_FORM, AMOUNT_FORM).optional(),
    reason: optionalText(500, 'The reason'),
    /** The version that staff saw; the request is refused when the order has changed since. */
    version: z.int({ error: 'The version of the order is missing' }),
  })
  .refine(({ kind, reason }) => kind === 'payment' || reason, { path: ['reason'], error: 'Reason is required' })
  .refine(({ amount, goods }) => amount === undefined || goods === undefined || goods <= amount, {
    path: ['goods'],
    error: 'The goods can be no more than the amount',
  });
export type StaffPayment = z.output<typeof staffPaymentBody>;

/** The client names the request, so that sending it twice places one order. */
export const onceOnlyHeaders = z.object({
  'idempotency-key': z
    .string({ error: 'The header Idempotency-Key is required' })
    .min(8, 'Idempotency-Key must have 8 to 255 characters')
    .max(255, 'Idempotency-Key must have 8 to 255 characters'),
});

/** Delays the e-mails about a status for a moment, so that staff can undo it. */
export const isUndoable = z.boolean().optional();
