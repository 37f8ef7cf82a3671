import type { Provider } from './providers.ts';

/** The names of the providers. */
export const PROVIDER_NAMES: Record<Provider, string> = {
  bank_transfer: 'Bank transfer',
  stripe: 'Stripe',
  test_card: 'Test card',
  manual: 'By hand',
};
