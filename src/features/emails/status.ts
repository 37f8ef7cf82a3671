/** The statuses of a message, as in the check of the table. */
export const EMAIL_STATUSES = ['queued', 'sent', 'failed', 'kept'] as const;
export type EmailStatus = (typeof EMAIL_STATUSES)[number];

export const EMAIL_STATUS_NAMES: Record<EmailStatus, string> = {
  queued: 'Waiting',
  sent: 'Sent',
  failed: 'Failed',
  kept: 'Kept',
};
