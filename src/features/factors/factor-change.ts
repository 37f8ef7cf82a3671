/** What has changed about the second factor of an account, for the e-mail to its owner. */
export type FactorChange =
  | 'passkey_added'
  | 'passkey_removed'
  | 'codes_added'
  | 'codes_removed'
  | 'recovery_codes_replaced'
  | 'recovery_code_used'
  | 'taken_off'
  | 'admin_code_made';
