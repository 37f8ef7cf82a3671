import { z } from 'zod';
import { CARD_REFUND_STATUSES, DISPUTE_STATUSES } from '#features/payments/card-statuses.ts';
import { PROVIDERS } from '#features/payments/providers.ts';
import { amount, isoInstant } from '#platform/http/input.ts';

/** What only staff see of an order. */
export const staffViewAnswer = z.object({
  /** The ledger, oldest first. */
  payments: z.array(
    z.object({
      id: z.int(),
      kind: z.enum(['payment', 'refund']),
      amount,
      /** What a refund kept back for points that had been spent already; beside the amount. */
      withheld: amount,
      provider: z.enum(PROVIDERS),
      reference: z.string().nullable(),
      reason: z.string().nullable(),
      /** The member of staff; null when the provider told of it. */
      recordedBy: z.string().nullable(),
      /** How far a refund over Stripe has come; null for all other rows. */
      progress: z.enum(CARD_REFUND_STATUSES).nullable(),
      at: isoInstant,
    }),
  ),
  /** What came in or went out over Stripe and does not fit the order, for a person to decide about. */
  held: z.array(
    z.object({
      id: z.int(),
      what: z.enum(['payment', 'refund']),
      /** With its currency, such as `GBP 12.00`. */
      amount: z.string(),
      reason: z.string(),
      mayAccept: z.boolean(),
      at: isoInstant,
    }),
  ),
  /** What the customer disputes at their bank, oldest first. */
  disputes: z.array(
    z.object({
      id: z.int(),
      status: z.enum(DISPUTE_STATUSES),
      reason: z.string(),
      /** With its currency, such as `GBP 12.00`. */
      amount: z.string(),
      /** Until when it can be answered. */
      dueBy: isoInstant.nullable(),
      /** Whether a lost one is in the ledger as a refund. */
      isInLedger: z.boolean(),
      openedAt: isoInstant,
      closedAt: isoInstant.nullable(),
    }),
  ),
  /** Who gets copies besides the buyer: of the documents, and of the delivery's news. */
  accountsEmail: z.string().nullable(),
  siteContact: z.object({ name: z.string().nullable(), phone: z.string().nullable(), email: z.string().nullable() }),
  /** The account's phone number; null for guests. */
  phone: z.string().nullable(),
  notes: z.array(z.object({ id: z.int(), text: z.string(), author: z.string().nullable(), at: isoInstant })),
  due: amount,
  refundable: amount,
  /** The customer's balance, and what of this order's points is still to be taken back; null for guests. */
  points: z.object({ balance: z.int(), missing: z.int() }).nullable(),
});
export type StaffView = z.infer<typeof staffViewAnswer>;
