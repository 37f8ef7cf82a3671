import { z } from 'zod';
import { LEDGER_PROVIDERS } from '#features/payments/providers.ts';
import { amount } from '#platform/http/input.ts';

/** How the money of an order stands: the fields of its answer. */
export const orderMoney = {
  /** What of its money is with the shop, what refunds took off its price, and what is still to be paid; nothing of what was cancelled. */
  ...{ paid: amount, released: amount, due: amount },
  /** What came and went back each way. A refund does not include what was withheld of it for points already spent. */
  ways: z.array(z.object({ provider: z.enum(LEDGER_PROVIDERS), paid: amount, refunded: amount, withheld: amount })),
  /** What of the due amount is asked for first, as a deposit; null when none is, or when it is paid. */
  depositDue: amount.nullable(),
  /** The last day, in London, for a bank transfer that is asked for; null for all other orders. */
  dueOn: z.string().nullable(),
  /** Of a cancelled order what has not gone back yet, and where it is decided how and by when it does. */
  owedBack: z
    .object({
      amount,
      how: z.enum(['transfer']).nullable(),
      dueOn: z.string().nullable(),
      /** It was decided, and is done as soon as the cancellation can no longer be undone. */
      isBeingDecided: z.literal(true).optional(),
    })
    .nullable(),
};
