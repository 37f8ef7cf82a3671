import type { ReactNode } from 'react';
import type { Permission } from '#features/permissions/contract.ts';
import { describePermission } from '#features/permissions/describe-permission.ts';
import { granteeName } from '#features/permissions/grantees.ts';
import { Badge } from '#ui/badge.tsx';
import { spoken, Table, TBody, Td, THead, Tr } from '#ui/table.tsx';
import { formatDate } from '#values/instant.ts';

type PermissionsTableProps = {
  grants: readonly Permission[];
  /** Each row's buttons to edit and revoke. */
  actionsOf: (grant: Permission) => ReactNode;
};

/** The grants as rows, or cards on a phone. */
export function PermissionsTable({ grants, actionsOf }: PermissionsTableProps) {
  return (
    <Table caption="Permissions" className="sm:max-h-[max(24rem,calc(100dvh-14.5rem))]">
      <THead columns={['User', 'Permission', 'Status', 'Granted', spoken('Actions')]} />
      <TBody>
        {grants.map((grant) => (
          <Tr key={grant.id}>
            <Td primary className="sm:w-1/3 sm:max-w-0">
              <Person user={grant.user} />
            </Td>
            <Td label="Permission" className="sm:w-[40%]">
              <span className="block min-w-0">
                <span className="block font-medium">{grant.permissionType}</span>
                <span className="meta block">{describePermission(grant.permissionType)}</span>
              </span>
            </Td>
            <Td label="Status">
              <Badge tone={grant.granted ? 'positive' : 'negative'}>{grant.granted ? 'Granted' : 'Revoked'}</Badge>
            </Td>
            <Td label="Granted" className="tabular whitespace-nowrap">
              {grant.grantedAt === null ? 'N/A' : formatDate(grant.grantedAt)}
            </Td>
            <Td className="sm:w-px">
              <span className="flex justify-end gap-1">{actionsOf(grant)}</span>
            </Td>
          </Tr>
        ))}
      </TBody>
    </Table>
  );
}

function Person({ user }: { user: Permission['user'] }) {
  const name = granteeName(user ?? undefined);
  const under = [user?.username, user && !user.isActive && 'inactive'].filter(Boolean).join(', ');
  return (
    <span className="block min-w-0 max-sm:text-start">
      <bdi className="name sm:block sm:truncate" title={name}>
        {name}
      </bdi>
      {under && <span className="meta block truncate font-normal">{under}</span>}
    </span>
  );
}
