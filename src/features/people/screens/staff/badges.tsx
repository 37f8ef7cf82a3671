import { USER_TYPE_NAMES, type UserType } from '#features/accounts/user-types.ts';
import type { RequestStatus } from '#features/people/request-statuses.ts';
import { Badge } from '#ui/badge.tsx';
import type { Tone } from '#ui/tone.ts';

export function RoleBadge({ type }: { type: UserType }) {
  return <Badge tone={roleTones[type]}>{USER_TYPE_NAMES[type]}</Badge>;
}

export function ActiveBadge({ isActive }: { isActive: boolean }) {
  return <Badge tone={isActive ? 'positive' : 'negative'}>{isActive ? 'Active' : 'Inactive'}</Badge>;
}

export function RequestBadge({ status }: { status: RequestStatus }) {
  const { name, tone } = REQUEST_LOOKS[status];
  return <Badge tone={tone}>{name}</Badge>;
}

export const REQUEST_LOOKS: Record<RequestStatus, { name: string; tone: Tone }> = {
  pending: { name: 'Pending', tone: 'caution' },
  approved: { name: 'Approved', tone: 'positive' },
  rejected: { name: 'Rejected', tone: 'negative' },
};

const roleTones: Record<UserType, Tone> = { admin: 'accent', employer: 'info', public: 'neutral' };
