import { z } from 'zod';
import { isoInstant, recordIdText } from '#platform/http/input.ts';
import type { RefusalTable } from '#platform/refusal.ts';
import { currencyBody } from './form.ts';
import { DEFAULT_CURRENCY, REFRESH_FAILED } from './words.ts';

export const currencyAnswer = z.object({
  id: z.int(),
  code: z.string(),
  name: z.string(),
  symbol: z.string(),
  exchangeRate: z.string(),
  isActive: z.boolean(),
  isDefault: z.boolean(),
  rateUpdatedAt: isoInstant,
  /** Whether its rate is current enough to show prices. */
  showsPrices: z.boolean(),
});
export type Currency = z.infer<typeof currencyAnswer>;

/** The same with the state of its rate, for staff. */
export const currencyForStaff = currencyAnswer.extend({
  /** Whether refreshes leave the rate alone. */
  rateFrozen: z.boolean(),
  /** A fetched rate that differs so much that staff must confirm it. */
  heldRate: z.string().nullable(),
});
export type StaffCurrency = z.infer<typeof currencyForStaff>;

const currencyParams = z.object({ id: recordIdText() });

export const currenciesContract = {
  'GET /api/currencies': {
    summary: 'The currencies in which prices can be shown',
    who: 'public',
    scopes: { all: 'perm:view_orders' },
    query: z.object({ scope: z.enum(['all'], { error: 'The scope can be all' }).optional() }),
    answer: z.array(z.union([currencyForStaff, currencyAnswer])),
  },
  'POST /api/currencies': {
    summary: 'Add a currency',
    who: 'admin',
    body: currencyBody,
    answer: currencyForStaff,
    status: 201,
  },
  'PUT /api/currencies/{id}': {
    summary: 'Change a currency, its rate or its state, or make it the default',
    who: 'admin',
    params: currencyParams,
    body: currencyBody,
    answer: currencyForStaff,
  },
  'DELETE /api/currencies/{id}': {
    summary: 'Delete a currency that is not the default',
    who: 'admin',
    params: currencyParams,
  },
  'POST /api/currencies/refresh': {
    summary: 'Fetch the exchange rates; what jumped by more than 20 % waits for a person',
    who: 'admin',
    answer: z.object({
      /** The codes with a new rate, those held for confirmation, and those that the feed lacks. */
      changed: z.array(z.string()),
      held: z.array(z.string()),
      missing: z.array(z.string()),
      /** The rates are the demo's own, not the market's. */
      areSamples: z.boolean(),
    }),
  },
} as const;

export const currenciesRefusals = {
  default_currency: { status: 409, title: DEFAULT_CURRENCY.title },
  rates_unavailable: { status: 502, title: REFRESH_FAILED },
} satisfies RefusalTable;
