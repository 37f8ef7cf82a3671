import type { Urgency } from '#platform/mailer.ts';

const URGENCY_OF: Record<string, Urgency> = {
  'password-reset': 'high',
  'confirm-email': 'high',
  'account-approved': 'high',
  'account-created': 'high',
  'security-alert': 'high',
  'second-factor-changed': 'high',
  'password-changed': 'high',
  'email-proposed': 'high',
  'email-changed': 'high',
  'email-set': 'high',
  'status-concern': 'high',
  'order-receipt': 'middle',
  'order-documents': 'middle',
  'order-payment': 'middle',
  'order-request': 'middle',
  quote: 'middle',
};

/** How urgent the messages of a template are: signing in and its safety first, then what an order rests on, then the rest. */
export function urgencyOf(template: string): Urgency {
  return URGENCY_OF[template] ?? 'low';
}
