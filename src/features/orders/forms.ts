import { z } from 'zod';
import { addressBody } from '#features/accounts/contract.ts';
import { email, money, optionalText, recordId } from '#platform/http/input.ts';

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

export const placeOrderBody = z.object({
  email: z.preprocess((value) => (value === '' ? undefined : value), email().optional()),
  deliveryMethodId: recordId('Choose a delivery method'),
  deliveryAddressId: recordId('Choose an address').nullish(),
  // Checked once the method is known, for Collection ignores it.
  deliveryAddress: z.unknown().optional(),
  billingAddressId: recordId('Choose an address').nullish(),
  billingAddress: addressBody.nullish(),
  paymentMethodId: recordId('Choose a payment method'),
  redeemPoints: z
    .int({ error: 'Points must be a whole number in hundreds' })
    .min(0, 'Points must be a whole number in hundreds')
    .max(100_000_000, 'Points must be a whole number in hundreds')
    .multipleOf(100, 'Points must be a whole number in hundreds')
    .nullish(),
  notes: optionalText(2000, 'Notes'),
  purchaseOrderNumber: optionalText(50, 'Purchase order number'),
  accountsEmail: z.preprocess((value) => (value === '' ? undefined : value), email().nullish()),
  siteContact: z
    .object({
      name: optionalText(200, 'Name'),
      phone: optionalText(20, 'Phone number'),
      email: z.preprocess((value) => (value === '' ? undefined : value), email().nullish()),
    })
    .nullish(),
  testCard: testCard.nullish(),
});
export type PlaceOrder = z.output<typeof placeOrderBody>;

/** What is wrong with an address that was written out; nothing when none was. */
export function wrongInDeliveryAddress(body: unknown): Record<string, string[]> {
  const { deliveryAddress } =
    z.object({ deliveryAddress: z.record(z.string(), z.unknown()) }).safeParse(body).data ?? {};
  const { error } = addressBody.safeParse(deliveryAddress ?? {});
  if (!deliveryAddress || !error) return {};
  return Object.fromEntries(error.issues.map(({ path, message }) => [`deliveryAddress.${path.join('.')}`, [message]]));
}

const AMOUNT_FORM = 'Enter an amount such as 49.50';

/** Money in (marking an order as paid) or back. */
export const staffPaymentBody = z
  .object({
    kind: z.enum(['payment', 'refund'], { error: 'The kind can be payment or refund' }),
    /** Absent: all that is due, or all that is left to refund. */
    amount: money(AMOUNT_FORM, AMOUNT_FORM)
      .refine((pence) => pence > 0, 'Enter an amount above 0.00')
      .nullish()
      .transform((pence) => pence ?? undefined),
    reference: optionalText(100, 'The reference'),
    /** The goods that go back, ex VAT and after the discount, where it is known which; their points are reversed. */
    goods: money(AMOUNT_FORM, AMOUNT_FORM).optional(),
    /** Why money goes back. */
    reason: optionalText(500, 'The reason'),
    /** The version that this was decided on; a later one means that a colleague was faster. */
    version: z.int().optional(),
  })
  .refine(({ kind, reason }) => kind === 'payment' || reason, { path: ['reason'], error: 'Reason is required' })
  .refine(({ amount, goods }) => amount === undefined || goods === undefined || goods <= amount, {
    path: ['goods'],
    error: 'The goods can be no more than the amount',
  });
export type StaffPayment = z.output<typeof staffPaymentBody>;

/** The caller who places an order names the request, so that sending it again places no second one. */
export const onceOnlyHeaders = z.object({
  'idempotency-key': z
    .string({ error: 'The header Idempotency-Key is required' })
    .min(8, 'Idempotency-Key must have 8 to 255 characters')
    .max(255, 'Idempotency-Key must have 8 to 255 characters'),
});

/** Staff who set a status may ask for a moment to take it back; no e-mail goes out before. */
export const isUndoable = z.boolean().optional();
