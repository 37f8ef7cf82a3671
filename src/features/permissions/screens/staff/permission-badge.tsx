import { Badge } from '#ui/badge.tsx';

export function PermissionBadge({ granted }: { granted: boolean }) {
  return <Badge tone={granted ? 'positive' : 'negative'}>{granted ? 'Granted' : 'Revoked'}</Badge>;
}
