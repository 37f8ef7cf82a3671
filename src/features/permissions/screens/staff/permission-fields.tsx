import { useState } from 'react';
import type { User } from '#features/accounts/contract.ts';
import type { Permission } from '#features/permissions/contract.ts';
import { describePermission } from '#features/permissions/describe-permission.ts';
import { granteeName } from '#features/permissions/grantees.ts';
import { PERMISSION_TYPES, PERMISSIONS } from '#features/permissions/permission.ts';
import { SelectField } from '#ui/select-field.tsx';
import { Switch } from '#ui/switch.tsx';
import { TextField } from '#ui/text-field.tsx';
import { matchesPerson } from './permission-view.ts';

export type Employer = Pick<User, 'id' | 'username' | 'firstName' | 'lastName' | 'isActive' | 'department'>;

type PermissionFieldsProps = {
  employers: readonly Employer[];
  /** The grant to edit; absent for a new one. */
  grant: Permission | undefined;
  values: Record<string, string>;
  errors: Record<string, string>;
};

// A longer list of employers gets a search field.
const SEARCH_ABOVE = 8;

/** The fields of a grant: employer, permission, and whether it is granted. */
export function PermissionFields({ grant, values, errors, ...rest }: PermissionFieldsProps) {
  const employers = withHolder(rest.employers, grant);
  const [q, setQ] = useState('');
  const [userId, setUserId] = useState(values.userId ?? '');
  const [type, setType] = useState(values.permissionType ?? '');
  const found = employers.filter((employer) => matchesPerson(employer, q) || String(employer.id) === userId);
  const search = (text: string) => {
    setQ(text);
    const [only, another] = employers.filter((employer) => matchesPerson(employer, text));
    if (text && only && !another) setUserId(String(only.id));
  };
  return (
    <div className="flex flex-col gap-5">
      {employers.length > SEARCH_ABOVE && (
        <TextField
          id="find-employer"
          type="search"
          label="Find an employer"
          hint={<span aria-live="polite">{countText(found.length, employers.length)}</span>}
          autoComplete="off"
          maxLength={200}
          value={q}
          onChange={(event) => search(event.target.value)}
        />
      )}
      <SelectField
        id="userId"
        name="userId"
        label="User"
        hint="Permissions are for employers: admins may do everything, customers nothing here."
        required
        error={errors.userId}
        placeholder="Choose an employer"
        value={userId}
        onChange={(event) => setUserId(event.target.value)}
        options={found.map((employer) => ({ value: String(employer.id), label: labelOf(employer) }))}
      />
      <SelectField
        id="permissionType"
        name="permissionType"
        label="Permission type"
        hint={hintOf(type)}
        required
        error={errors.permissionType}
        placeholder="Choose a permission"
        value={type}
        onChange={(event) => setType(event.target.value)}
        options={PERMISSION_TYPES.map((known) => ({ value: known, label: `${known}: ${PERMISSIONS[known]}` }))}
      />
      <Switch name="granted" label="Granted" defaultChecked={values.granted !== undefined} />
    </div>
  );
}

// Lists the holder of the grant even when they are not an employer any more.
function withHolder(employers: readonly Employer[], grant: Permission | undefined): readonly Employer[] {
  if (!grant?.user || employers.some(({ id }) => id === grant.userId)) return employers;
  return [{ ...grant.user, department: null }, ...employers];
}

function labelOf(employer: Employer): string {
  const state = employer.isActive ? [] : ['inactive'];
  const about = [employer.username, employer.department, ...state].filter(Boolean).join(', ');
  return `${granteeName(employer)} (${about})`;
}

function countText(found: number, all: number): string {
  return found === all ? `${all} employers` : `${found} of ${all} employers`;
}

const MANAGE_ORDERS = 'The settings can leave refunds to admins.';

// All that the chosen one gives: a list of choices has no room for it.
function hintOf(type: string): string | undefined {
  const chosen = PERMISSION_TYPES.find((known) => known === type);
  if (!chosen) return undefined;
  const view = chosen.replace('manage_', 'view_');
  return [
    `${describePermission(chosen)}.`,
    chosen !== view && view in PERMISSIONS && `Includes ${view}.`,
    chosen === 'manage_orders' && MANAGE_ORDERS,
  ]
    .filter(Boolean)
    .join(' ');
}
