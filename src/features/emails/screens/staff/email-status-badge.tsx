import { EMAIL_STATUS_NAMES, type EmailStatus, isDelayed } from '#features/emails/status.ts';
import { Badge } from '#ui/badge.tsx';
import type { Tone } from '#ui/tone.ts';

const TONES: Record<EmailStatus, Tone> = { queued: 'info', sent: 'positive', failed: 'negative', kept: 'neutral' };

/** The status of a message; Delayed after a failed attempt. */
export function EmailStatusBadge(email: { status: EmailStatus; lastError: string | null }) {
  if (isDelayed(email)) return <Badge tone="caution">Delayed</Badge>;
  return <Badge tone={TONES[email.status]}>{EMAIL_STATUS_NAMES[email.status]}</Badge>;
}
