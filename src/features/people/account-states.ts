export const ACCOUNT_STATES = ['active', 'inactive'] as const;
export type AccountState = (typeof ACCOUNT_STATES)[number];
