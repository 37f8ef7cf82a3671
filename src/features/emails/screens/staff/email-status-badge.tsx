import { EMAIL_STATUS_NAMES, type EmailStatus } from '#features/emails/status.ts';
import { Badge } from '#ui/badge.tsx';
import type { Tone } from '#ui/tone.ts';

const TONES: Record<EmailStatus, Tone> = { queued: 'info', sent: 'positive', failed: 'negative', kept: 'neutral' };

/** The status of a message; Delayed after a failed attempt. */
export function EmailStatusBadge({ status, lastError }: { status: EmailStatus; lastError: string | null }) {
  const isDelayed = status === 'queued' && lastError !== null;
  return (
    <Badge tone={isDelayed ? 'caution' : TONES[status]}>{isDelayed ? 'Delayed' : EMAIL_STATUS_NAMES[status]}</Badge>
  );
}
