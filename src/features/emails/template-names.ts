/** The names of the e-mail templates on screens. */
export const TEMPLATE_NAMES: Readonly<Record<string, string>> = {
  'order-receipt': 'Order receipt',
  'order-documents': 'Invoice or credit note',
  'order-status': 'Order news',
  'order-request': 'Order to be confirmed',
  'order-to-confirm': 'Order to confirm, to the shop',
  'order-payment': 'Payment or refund',
  'order-return': 'Return',
  'stock-alert': 'Back in stock',
  'credit-payout': 'Credit paid out',
  'rewards-level': 'Membership level',
  quote: 'Quote',
  'quote-news': 'Quote news',
  'message-received': 'Message received',
  'message-reply': 'Answer to a message',
  welcome: 'Welcome',
  'account-created': 'Account created',
  'account-approved': 'Request approved',
  'password-reset': 'New password',
  'password-changed': 'Password changed',
  'confirm-email': 'Confirm an e-mail address',
  'email-proposed': 'E-mail address proposed',
  'email-set': 'E-mail address set by an admin',
  'email-changed': 'E-mail address changed',
  'security-alert': 'Security alert',
  'signup-requested': 'Access requested',
  'signup-rejected': 'Request rejected',
  'status-concern': 'The shop needs you, to the shop',
};

/** The name of a template; an unlisted one is derived from its id. */
export function templateName(template: string): string {
  const words = template.replaceAll('-', ' ');
  return TEMPLATE_NAMES[template] ?? words.charAt(0).toUpperCase() + words.slice(1);
}
