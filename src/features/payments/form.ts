import { z } from 'zod';
import { optionalText, requiredText } from '#platform/http/input.ts';
import { bankAccountFields } from './bank-account.ts';
import { PROVIDERS } from './providers.ts';
import { readObject } from './settings-text.ts';

const FEE_MESSAGE = 'Processing fee must be a valid number';

// Percent, as numeric(5,2) holds it.
const fee = z
  .union([z.string(), z.number()], { error: FEE_MESSAGE })
  .transform((value) => String(value).trim())
  .refine((text) => /^\d{1,3}(\.\d{1,2})?$/.test(text), { error: FEE_MESSAGE, abort: true })
  .refine((text) => Number(text) <= 100, 'Processing fee can be at most 100 percent');

const settings = optionalText(4_000, 'Settings')
  .refine((text) => text === undefined || readObject(text) !== null, {
    error: 'Settings must be JSON, such as {"provider": "manual"}',
    abort: true,
  })
  .refine((text) => text === undefined || isStorable(text), {
    error: 'Settings contain a character that cannot be stored',
    abort: true,
  })
  .refine((text) => isKnownProvider(readObject(text ?? '{}')?.provider), `The provider can be ${PROVIDERS.join(', ')}`)
  .transform((text, context) => {
    const typed = readObject(text ?? '');
    if (!typed) return undefined;
    const account = bankAccountFields.safeParse(typed.provider === 'bank_transfer' ? typed : {});
    for (const { path, message } of account.error?.issues ?? []) context.addIssue({ code: 'custom', path, message });
    return { ...typed, ...account.data };
  });

// 'GBP, eur' is stored as 'GBP,EUR'.
const acceptedCurrencies = requiredText(
  200,
  'At least one currency must be specified',
  'The list of accepted currencies',
)
  .transform((text) => [
    ...new Set(
      text
        .toUpperCase()
        .split(/[\s,]+/)
        .filter(Boolean),
    ),
  ])
  .refine((codes) => codes.length > 0, { error: 'At least one currency must be specified', abort: true })
  .refine(
    (codes) => codes.every((code) => /^[A-Z]{3}$/.test(code)),
    'Write currency codes of three letters with commas between them, such as GBP, EUR',
  )
  .transform((codes) => codes.join(','));

/** The staff form of a payment method, with the messages of section 5. */
export const paymentMethodForm = z.object({
  name: requiredText(100, 'Payment method name is required', 'Payment method name'),
  description: optionalText(2_000, 'Description'),
  processingFee: fee.default('0.00'),
  acceptedCurrencies: acceptedCurrencies.default('GBP'),
  settings,
});
export type PaymentMethodForm = z.output<typeof paymentMethodForm>;

/** The form with whether checkout offers the method. */
export const paymentMethodBody = paymentMethodForm.extend({
  isActive: z.boolean({ error: 'Active must be true or false' }).default(true),
});
export type PaymentMethodBody = z.output<typeof paymentMethodBody>;

// PostgreSQL's jsonb cannot store NUL and unpaired surrogates, which JSON.stringify escapes.
function isStorable(text: string): boolean {
  return !/\\u(0000|d[89a-f])/.test(JSON.stringify(readObject(text)));
}

// Without a provider, payments are settled by hand.
function isKnownProvider(provider: unknown): boolean {
  return provider === undefined || PROVIDERS.some((known) => known === provider);
}
