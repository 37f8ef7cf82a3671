import { z } from 'zod';
import { optionalText, requiredText } from '#platform/http/input.ts';

const FEE_MESSAGE = 'Processing fee must be a valid number';

// Percent, as numeric(5,2) holds it.
const fee = z
  .union([z.string(), z.number()], { error: FEE_MESSAGE })
  .transform((value) => String(value).trim())
  .refine((text) => /^\d{1,3}(\.\d{1,2})?$/.test(text), FEE_MESSAGE);

const settings = optionalText(4_000, 'Settings').refine(
  (text) => text === undefined || isJsonObject(text),
  'Settings must be JSON, such as {"provider": "manual"}',
);

/** A payment method as the staff form sends it, with the messages of section 5. */
export const paymentMethodForm = z.object({
  name: requiredText(100, 'Payment method name is required', 'Payment method name'),
  description: optionalText(2_000, 'Description'),
  processingFee: fee.default('0.00'),
  acceptedCurrencies: requiredText(
    200,
    'At least one currency must be specified',
    'The list of accepted currencies',
  ).default('GBP'),
  settings,
});
export type PaymentMethodForm = z.output<typeof paymentMethodForm>;

function isJsonObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}
