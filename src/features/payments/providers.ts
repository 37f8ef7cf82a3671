/** The providers that take payments. */
export const PROVIDERS = ['bank_transfer', 'stripe', 'test_card', 'manual'] as const;
export type Provider = (typeof PROVIDERS)[number];

/** The providers for phone orders: only cardholders may enter card details. */
export const PHONE_PROVIDERS: readonly Provider[] = ['bank_transfer', 'manual'];

/** The names of the providers. */
export const PROVIDER_NAMES: Record<Provider, string> = {
  bank_transfer: 'Bank transfer',
  stripe: 'Stripe',
  test_card: 'Test card',
  manual: 'By hand',
};
