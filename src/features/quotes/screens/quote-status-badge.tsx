import { Badge } from '#ui/badge.tsx';
import type { Tone } from '#ui/tone.ts';
import { QUOTE_STATUS_NAMES, type QuoteStatus } from '../status.ts';

const TONES: Record<QuoteStatus, Tone> = {
  requested: 'caution',
  sent: 'info',
  accepted: 'positive',
  declined: 'negative',
  expired: 'neutral',
  withdrawn: 'neutral',
};

/** The status of a quote; `children` replaces its name. */
export function QuoteStatusBadge({ status, children }: { status: QuoteStatus; children?: string }) {
  return <Badge tone={TONES[status]}>{children ?? QUOTE_STATUS_NAMES[status]}</Badge>;
}
