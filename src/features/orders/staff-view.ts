import { z } from 'zod';
import { mailRefusalAnswer } from '#features/emails/contract.ts';
import { CARD_REFUND_STATUSES, DISPUTE_STATUSES } from '#features/payments/card-statuses.ts';
import { LEDGER_PROVIDERS } from '#features/payments/providers.ts';
import { amount, isoInstant } from '#platform/http/input.ts';

/** The part of an order that only staff see. */
export const staffViewAnswer = z.object({
  /** The ledger, oldest first. */
  payments: z.array(
    z.object({
      id: z.int(),
      kind: z.enum(['payment', 'refund']),
      amount,
      /** Withheld from a refund for points already spent; not included in the amount. */
      withheld: amount,
      provider: z.enum(LEDGER_PROVIDERS),
      reference: z.string().nullable(),
      reason: z.string().nullable(),
      /** The member of staff; null when a provider reported it. */
      recordedBy: z.string().nullable(),
      /** The progress of a Stripe refund; null for all other rows. */
      progress: z.enum(CARD_REFUND_STATUSES).nullable(),
      at: isoInstant,
    }),
  ),
  /** Stripe payments and refunds that do not match the order and need a decision of staff. */
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
  /** Payments that the customer disputes at their bank, oldest first. */
  disputes: z.array(
    z.object({
      id: z.int(),
      status: z.enum(DISPUTE_STATUSES),
      reason: z.string(),
      /** With its currency, such as `GBP 12.00`. */
      amount: z.string(),
      /** The deadline for an answer. */
      dueBy: isoInstant.nullable(),
      /** Whether a lost dispute is in the ledger as a refund. */
      isInLedger: z.boolean(),
      openedAt: isoInstant,
      closedAt: isoInstant.nullable(),
    }),
  ),
  /** Also gets the documents; the contact on site gets news of the delivery. */
  accountsEmail: z.string().nullable(),
  siteContact: z.object({ name: z.string().nullable(), phone: z.string().nullable(), email: z.string().nullable() }),
  /** The account's phone number; null for guests. */
  phone: z.string().nullable(),
  notes: z.array(z.object({ id: z.int(), text: z.string(), author: z.string().nullable(), at: isoInstant })),
  /** The last day, in London, on which the goods of an unpaid order are held; null: until staff decide. */
  heldUntil: z.string().nullable(),
  due: amount,
  refundable: amount,
  /** What refunds took out of the goods, ex VAT; what more pieces come to follows from it. */
  goodsReturned: amount,
  /** What of it came as account credit and goes back there first, and what came by card and goes back over Stripe. */
  cameAs: z.object({ credit: amount, card: amount }),
  /** Why money that is owed back goes back, where that was decided already. */
  owedReason: z.string().nullable(),
  /** Who has decided about money that is owed back and has not moved yet. */
  beingDecidedBy: z.string().optional(),
  /** The newest message to the order's address, when it did not arrive. */
  mailRefusal: mailRefusalAnswer.nullable(),
  /** Whether the settings leave refunds to admins. */
  areRefundsForAdmins: z.boolean(),
  /** The customer's balance, and what of this order's points is still to be taken back; null for guests. */
  points: z.object({ balance: z.int(), missing: z.int() }).nullable(),
});
export type StaffView = z.infer<typeof staffViewAnswer>;
