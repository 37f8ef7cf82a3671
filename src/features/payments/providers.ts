/** Who can take the money. */
export const PROVIDERS = ['bank_transfer', 'stripe', 'test_card', 'manual'] as const;
export type Provider = (typeof PROVIDERS)[number];
