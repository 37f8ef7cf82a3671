import { z } from 'zod';
import { amount, isoInstant, recordIdText } from '#platform/http/input.ts';

export const creditEntryAnswer = z.object({
  id: z.int(),
  /** Below zero where it was spent. */
  amount,
  description: z.string(),
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
