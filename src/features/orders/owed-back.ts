import { z } from 'zod';
import { optionalText, requiredText } from '#platform/http/input.ts';
import { isLondonDay } from '#values/london-day.ts';

/**
 * How the money of a cancelled order goes back: at once and the way it came, by a bank transfer due on a day, or, to
 * accounts only, as credit.
 */
export const OWED_WAYS = ['refund', 'transfer', 'credit'] as const;
export type OwedWay = (typeof OWED_WAYS)[number];

const DUE_ON = 'Enter the day by which it is transferred, such as 2026-03-29';

/** What is decided about money that is owed back. */
export const moneyBack = z
  .object({
    how: z.enum(OWED_WAYS, { error: `How the money goes back can be ${OWED_WAYS.join(' or ')}` }),
    /** Printed on the credit note. */
    reason: requiredText(500, 'Reason is required', 'The reason'),
    /** Of a transfer the day, in London, by which it is made. */
    dueOn: z.string().refine(isLondonDay, DUE_ON).nullish(),
    reference: optionalText(100, 'The reference'),
  })
  .refine(({ how, dueOn }) => how !== 'transfer' || dueOn, { path: ['dueOn'], error: DUE_ON });
export type MoneyBack = z.output<typeof moneyBack>;
