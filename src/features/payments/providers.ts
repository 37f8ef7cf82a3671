/** The providers that take payments. */
export const PROVIDERS = ['bank_transfer', 'stripe', 'test_card', 'manual'] as const;
export type Provider = (typeof PROVIDERS)[number];

/** What a row of the ledger came through: a provider, or the credit of the customer's account. */
export const LEDGER_PROVIDERS = [...PROVIDERS, 'account_credit'] as const;
export type LedgerProvider = (typeof LEDGER_PROVIDERS)[number];

/** The providers for phone orders: only cardholders may enter card details. */
export const PHONE_PROVIDERS: readonly Provider[] = ['bank_transfer', 'manual'];

/** The names of the providers. */
export const PROVIDER_NAMES: Record<LedgerProvider, string> = {
  bank_transfer: 'Bank transfer',
  stripe: 'Stripe',
  test_card: 'Test card',
  manual: 'By hand',
  account_credit: 'Account credit',
};
