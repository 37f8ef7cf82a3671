import { z } from 'zod';
import { userAnswer } from '#features/accounts/contract.ts';
import { nameFields, newStaffPassword } from '#features/accounts/forms.ts';
import { bankAccountFields } from '#features/payments/bank-account.ts';
import { companyFields, vatRateField } from '#features/settings/forms.ts';
import { email, requiredText } from '#platform/http/input.ts';
import type { RefusalTable } from '#platform/refusal.ts';

/** The data of the first-run setup (decision A10). */
const setupBody = z
  .object({
    code: requiredText(60, 'Setup code is required'),
    company: companyFields,
    vatRate: vatRateField,
    /** Where bank transfers go; without it they are not offered. */
    bank: bankAccountFields.prefault({}),
    admin: z.object({ ...nameFields, email: email(), password: newStaffPassword }),
  })
  .refine(({ company, vatRate }) => vatRate === 0 || company.vatNumber !== '', {
    message: 'VAT number is required while VAT is charged. Without one, set the rate to 0',
    path: ['company', 'vatNumber'],
  });
export type SetupSent = z.input<typeof setupBody>;

/** What a shop needs before it can take orders. */
const CHECKS = ['products', 'delivery', 'payment', 'company', 'vat', 'mail', 'address'] as const;
export type Check = (typeof CHECKS)[number];

const checkAnswer = z.object({
  check: z.enum(CHECKS),
  isDone: z.boolean(),
  /** It is set up, and has not worked yet: no message was taken by the mail server. */
  isUnproved: z.boolean().optional(),
});
export type Checked = z.infer<typeof checkAnswer>;

export const setupContract = {
  'GET /api/setup': {
    summary: 'Whether the shop is still to be set up',
    who: 'public',
    answer: z.object({ needed: z.boolean() }),
  },
  'GET /api/setup/checklist': {
    summary: 'What the shop needs before it can take orders, and what of it is done',
    who: 'admin',
    answer: z.array(checkAnswer),
  },
  'POST /api/setup': {
    summary: 'Set the shop up with the code from the server’s log, once; 10 tries an hour and address',
    who: 'public',
    body: setupBody,
    answer: z.object({ user: userAnswer }),
    status: 201,
  },
} as const;

export const setupRefusals = {
  wrong_setup_code: { status: 403, title: 'Wrong setup code' },
  already_set_up: { status: 409, title: 'Set up already' },
} satisfies RefusalTable;
