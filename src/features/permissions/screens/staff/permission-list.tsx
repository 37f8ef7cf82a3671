import { KeyRound } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Permission } from '#features/permissions/contract.ts';
import { PERMISSION_TYPES } from '#features/permissions/permission.ts';
import { Panel } from '#ui/panel.tsx';
import { FilterBar } from '#web/lists/filter-bar.tsx';
import { FilterSelects, optionsOf } from '#web/lists/filter-selects.tsx';
import { NothingListed } from '#web/lists/nothing-listed.tsx';
import { paths } from '#web/paths.ts';
import { filterPermissions, isFiltered, type PermissionFilter } from './permission-view.ts';
import { PermissionsTable } from './permissions-table.tsx';

const TYPES = PERMISSION_TYPES.map((type) => ({ value: type, label: type }));
const STATES = optionsOf({ granted: 'Granted', revoked: 'Revoked' });
const [wide, narrow] = ['flex-1 sm:w-48 sm:flex-none', 'flex-1 sm:w-40 sm:flex-none'];
const FILTERS = [
  { name: 'type', label: 'Permission type', any: 'Every permission', options: TYPES, className: wide },
  { name: 'state', label: 'Status', any: 'Every status', options: STATES, className: narrow },
] as const;

type PermissionListProps = {
  grants: readonly Permission[];
  filter: PermissionFilter;
  /** Each row's buttons to edit and revoke. */
  actionsOf: (grant: Permission) => ReactNode;
};

/** The grants that match, with their filters. */
export function PermissionList({ grants, filter, actionsOf }: PermissionListProps) {
  const shown = filterPermissions(grants, filter);
  return (
    <>
      <div className="mb-4">
        <FilterBar label="Name or username" q={filter.q} clearHref={isFiltered(filter) ? paths.permissions : undefined}>
          <FilterSelects values={filter} filters={FILTERS} />
        </FilterBar>
      </div>
      {shown.length === 0 ? (
        <NothingListed
          what="permissions"
          icon={<KeyRound />}
          isFiltered
          allHref={paths.permissions}
          noMatch="Try another name, permission or status."
        />
      ) : (
        <Panel padded={false}>
          <PermissionsTable grants={shown} actionsOf={actionsOf} />
        </Panel>
      )}
    </>
  );
}
