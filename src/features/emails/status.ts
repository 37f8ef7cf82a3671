/** The statuses of a message, as in the check of the table. */
export const EMAIL_STATUSES = ['queued', 'sent', 'failed', 'kept'] as const;
export type EmailStatus = (typeof EMAIL_STATUSES)[number];

/** Whether a message waits after a failed try, which screens call 'Delayed'. */
export function isDelayed({ status, lastError }: { status: EmailStatus; lastError: string | null }): boolean {
  return status === 'queued' && lastError !== null;
}

export const EMAIL_STATUS_NAMES: Record<EmailStatus, string> = {
  queued: 'Waiting',
  sent: 'Sent',
  failed: 'Failed',
  kept: 'Kept',
};
