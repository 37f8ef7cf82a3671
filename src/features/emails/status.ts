/** Where a message can be; the database holds it to these. */
export const EMAIL_STATUSES = ['queued', 'sent', 'failed', 'kept'] as const;
export type EmailStatus = (typeof EMAIL_STATUSES)[number];

export const EMAIL_STATUS_NAMES: Record<EmailStatus, string> = {
  queued: 'Waiting',
  sent: 'Sent',
  failed: 'Failed',
  kept: 'Kept',
};
