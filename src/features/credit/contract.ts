import { z } from 'zod';
import {
  amount,
  isoInstant,
  money,
  optionalText,
  recordIdText,
  requiredText,
  signedMoney,
} from '#platform/http/input.ts';

export const creditEntryAnswer = z.object({
  id: z.int(),
  /** Below zero where it was spent or paid out. */
  amount,
  description: z.string(),
  /** Of what was paid out: why, and the reference of the transfer. */
  reason: z.string().nullable(),
  reference: z.string().nullable(),
  at: isoInstant,
});
export type CreditEntry = z.infer<typeof creditEntryAnswer>;

export const creditAnswer = z.object({
  customerId: z.int(),
  balance: amount,
  /** Newest first. */
  entries: z.array(creditEntryAnswer),
});
export type Credit = z.infer<typeof creditAnswer>;

const AMOUNT_FORM = 'Enter an amount such as 49.50';

/** What staff pay out of an account's credit, by bank transfer. */
export const payoutBody = z.object({
  amount: signedMoney(AMOUNT_FORM),
  /** The customer reads it. */
  reason: requiredText(500, 'Reason is required', 'The reason'),
  reference: optionalText(100, 'The reference'),
  /** The balance that staff saw; refused when it is another by now, so that a payout sent twice is made once. */
  balance: money('The balance is missing', 'The balance must be an amount'),
});
export type Payout = z.output<typeof payoutBody>;

export const creditContract = {
  'GET /api/credit': {
    summary: 'The credit of an account and its history, newest first',
    who: 'self',
    others: 'perm:view_customers',
    query: z.object({ customerId: recordIdText().optional() }),
    answer: creditAnswer,
  },
} as const;

export const creditRefusals = { not_enough_credit: { status: 409, title: 'Not enough credit' } } as const;
