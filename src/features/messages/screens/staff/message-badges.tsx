import {
  MESSAGE_KIND_NAMES,
  MESSAGE_STATUS_NAMES,
  type MessageKind,
  type MessageStatus,
} from '#features/messages/kinds.ts';
import { Badge } from '#ui/badge.tsx';
import type { Tone } from '#ui/tone.ts';

const STATUS_TONES: Record<MessageStatus, Tone> = { open: 'caution', answered: 'positive', closed: 'neutral' };
const KIND_TONES: Record<MessageKind, Tone> = { contact: 'neutral', quote: 'info', account: 'neutral' };

export function MessageStatusBadge({ status }: { status: MessageStatus }) {
  return <Badge tone={STATUS_TONES[status]}>{MESSAGE_STATUS_NAMES[status]}</Badge>;
}

export function MessageKindBadge({ kind }: { kind: MessageKind }) {
  return <Badge tone={KIND_TONES[kind]}>{MESSAGE_KIND_NAMES[kind]}</Badge>;
}
