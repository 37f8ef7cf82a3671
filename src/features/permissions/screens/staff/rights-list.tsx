import { Check, Lock } from 'lucide-react';
import type { Right } from '#features/permissions/contract.ts';
import { Badge } from '#ui/badge.tsx';

/** What an account may and may not do, according to the server. */
export function RightsList({ rights }: { rights: readonly Right[] }) {
  return (
    <ul className="grid gap-x-10 lg:grid-cols-2">
      {rights.map(({ title, description, isAllowed, opens }) => (
        <li key={title} className="flex items-center justify-between gap-4 border-line border-b py-2.5">
          <span className="min-w-0">
            <span className={`block text-sm ${isAllowed ? 'font-semibold' : 'font-medium text-ink-soft'}`}>
              {title}
            </span>
            <span className="meta block">
              {description}
              {opens.length === 0 && '. Nothing in this shop asks for it yet.'}
            </span>
          </span>
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
