import type { Provider } from './providers.ts';

/** Who takes the money, in words. */
export const PROVIDER_NAMES: Record<Provider, string> = {
  bank_transfer: 'Bank transfer',
  stripe: 'Stripe',
  test_card: 'Test card',
  manual: 'By hand',
};
