/** Everything that the security log tells (decision A17), by its kind, in the words of its screen. */
export const SECURITY_EVENTS = {
  signed_in: 'Signed in',
  sign_in_failed: 'Sign-in failed',
  many_failures: 'Many failed sign-ins',
  session_ended: 'Sessions ended',
  reset_requested: 'Password reset asked for',
  password_changed: 'Password changed',
  email_proposed: 'New e-mail address proposed',
  email_changed: 'E-mail address changed',
  factor_added: 'Second factor added',
  factor_removed: 'Second factor removed',
  recovery_code_used: 'Recovery code used',
  link_made: 'One-time link made',
  rights_changed: 'Rights changed',
  admin_made: 'New admin',
  account_closed: 'Account deactivated or deleted',
  own_data_exported: 'Own data exported',
  customers_exported: 'All customers exported',
  bank_details_changed: 'Bank details changed',
  shop_set_up: 'Shop set up',
} as const;

export type SecurityEventKind = keyof typeof SECURITY_EVENTS;

export const SECURITY_EVENT_KINDS = Object.keys(SECURITY_EVENTS) as [SecurityEventKind, ...SecurityEventKind[]];

/** What every admin is told of by e-mail at once, because it may be the start of a takeover. */
export const ALERTING_EVENTS: readonly SecurityEventKind[] = [
  'admin_made',
  'factor_removed',
  'many_failures',
  'customers_exported',
  'bank_details_changed',
];
