/** Who can take the money. */
export const PROVIDERS = ['bank_transfer', 'stripe', 'test_card', 'manual'] as const;
export type Provider = (typeof PROVIDERS)[number];

/** Who can take the money of an order that staff take down: a card is entered by its holder. */
export const PHONE_PROVIDERS: readonly Provider[] = ['bank_transfer', 'manual'];
