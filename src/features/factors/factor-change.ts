/** What can change about the second factor of an account, in the words of the security log. */
export const FACTOR_CHANGES = {
  passkey_added: 'Passkey',
  passkey_removed: 'Passkey',
  codes_added: 'App for codes',
  codes_removed: 'App for codes',
  recovery_codes_replaced: 'New recovery codes',
  recovery_code_used: 'Recovery code',
  taken_off: 'By an admin',
  admin_code_made: 'Recovery code, on the server',
} as const;

export type FactorChange = keyof typeof FACTOR_CHANGES;
