import { Check, Lock } from 'lucide-react';
import type { User } from '#features/accounts/contract.ts';
import { mayUser } from '#features/permissions/may-user.ts';
import { PERMISSION_TYPES, PERMISSIONS } from '#features/permissions/permission.ts';
import { Badge } from '#ui/badge.tsx';

/** What an account may do and what it may not, from the same source that the server decides by. */
export function StaffGrants({ user }: { user: User }) {
  const rights = [
    ...PERMISSION_TYPES.map((type) => ({ name: PERMISSIONS[type], isAllowed: mayUser(user, `perm:${type}`) })),
    { name: 'Change system settings', isAllowed: mayUser(user, 'admin') },
  ];
  return (
    <ul className="grid gap-x-10 md:grid-cols-2">
      {rights.map(({ name, isAllowed }) => (
        <li key={name} className="flex items-center justify-between gap-4 border-line border-b py-2.5 text-sm">
          <span className={isAllowed ? 'font-medium' : 'text-ink-soft'}>{name}</span>
          {isAllowed ? (
            <Badge tone="positive" icon={<Check aria-hidden="true" />}>
              Allowed
            </Badge>
          ) : (
            <Badge icon={<Lock aria-hidden="true" />}>Restricted</Badge>
          )}
        </li>
      ))}
    </ul>
  );
}
