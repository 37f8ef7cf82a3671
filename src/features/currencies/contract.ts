import { z } from 'zod';

export const currencyAnswer = z.object({
  id: z.int(),
  code: z.string(),
  name: z.string(),
  symbol: z.string(),
  exchangeRate: z.string(),
  isActive: z.boolean(),
  isDefault: z.boolean(),
});
export type Currency = z.infer<typeof currencyAnswer>;

export const currenciesContract = {
  'GET /api/currencies': {
    summary: 'The currencies in which prices can be shown',
    who: 'public',
    scopes: { all: 'perm:view_orders' },
    query: z.object({ scope: z.enum(['all'], { error: 'The scope can be all' }).optional() }),
    answer: z.array(currencyAnswer),
  },
} as const;
