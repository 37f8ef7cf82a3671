import { z } from 'zod';
import { requiredText } from '#platform/http/input.ts';

const CODE_MESSAGE = 'Currency code must be 3 characters';
const RATE_MESSAGE = 'Exchange rate must be a positive number';

// The range of numeric(14,6).
const rate = z
  .union([z.string(), z.number()], { error: RATE_MESSAGE })
  .transform((value) => String(value).trim())
  .refine((text) => /^\d{1,8}(\.\d+)?$/.test(text) && Number(text) > 0, RATE_MESSAGE)
  .refine((text) => !/\.\d{7,}$/.test(text), 'Exchange rate can have at most 6 decimals');

/** A currency as the staff form sends it, with the messages of section 5. */
export const currencyForm = z.object({
  code: z
    .string({ error: CODE_MESSAGE })
    .trim()
    .length(3, CODE_MESSAGE)
    .transform((code) => code.toUpperCase())
    .refine((code) => /^[A-Z]{3}$/.test(code), 'Currency code must be three letters, such as EUR'),
  name: requiredText(100, 'Currency name is required', 'Currency name'),
  symbol: requiredText(10, 'Currency symbol is required', 'Currency symbol'),
  exchangeRate: rate.default('1.00'),
});

const flag = (label: string) => z.boolean({ error: `${label} must be true or false` });

/** The same with its state; an absent `isDefault` changes nothing. */
export const currencyBody = currencyForm.extend({
  isActive: flag('Active').default(true),
  isDefault: flag('Default').optional(),
  rateFrozen: flag('Frozen').default(false),
});
export type CurrencyBody = z.output<typeof currencyBody>;
