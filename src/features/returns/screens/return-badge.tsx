import { Badge } from '#ui/badge.tsx';
import type { Tone } from '#ui/tone.ts';
import { RETURN_STATUS_NAMES, type ReturnStatus } from '../reasons.ts';

const TONES: Record<ReturnStatus, Tone> = {
  requested: 'caution',
  accepted: 'info',
  refused: 'negative',
  completed: 'positive',
};

export function ReturnBadge({ status }: { status: ReturnStatus }) {
  return <Badge tone={TONES[status]}>{RETURN_STATUS_NAMES[status]}</Badge>;
}
